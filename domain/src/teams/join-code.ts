/** Letters no one confuses when a coach reads them out: no I, L, O, no B beside 8, no digits. */
const alphabet = 'ACDEFGHJKMNPQRSTUVWXYZ'
const codeLength = 6

/** Random bytes below this give every letter the same chance; those above are thrown away. */
const fair = 256 - (256 % alphabet.length)

/** A six-letter code from random bytes; undefined when too few of them were fair to use. */
export function joinCodeFrom(random: Uint8Array): string | undefined {
  const letters = [...random]
    .filter((byte) => byte < fair)
    .slice(0, codeLength)
    .map((byte) => alphabet.charAt(byte % alphabet.length))
  return letters.length === codeLength ? letters.join('') : undefined
}

/** The code as stored, from how people type it: any case, with blanks or hyphens. */
export function readJoinCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  return /^[A-Z0-9]{6}$/.test(code) ? code : undefined
}
