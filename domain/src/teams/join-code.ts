/** Letters that aren't confused when read aloud: no I, L, O or B, no digits. */
const alphabet = 'ACDEFGHJKMNPQRSTUVWXYZ'
const codeLength = 6

/** Larger random bytes are dropped, otherwise some letters would be more likely. */
const fair = 256 - (256 % alphabet.length)

/** Makes a six-letter code of random bytes; undefined if too few bytes were usable. */
export function joinCodeFrom(random: Uint8Array): string | undefined {
  const letters = [...random]
    .filter((byte) => byte < fair)
    .slice(0, codeLength)
    .map((byte) => alphabet.charAt(byte % alphabet.length))
  return letters.length === codeLength ? letters.join('') : undefined
}

/**
 * The stored form of a typed code, in any case and with blanks or hyphens; undefined if it can't be
 * a code.
 */
export function readJoinCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  return /^[A-Z0-9]{6}$/.test(code) ? code : undefined
}
