/** How many addresses one call invites; more is answered with words, not with a flood of mail. */
export const maxAddresses = 50

/** The parsed content of the address field. */
export interface TypedAddresses {
  /** In the order typed, lower case, each once. */
  readonly valid: readonly string[]
  /** As typed, each once: what the toast lists. */
  readonly invalid: readonly string[]
}

/**
 * Splits on commas, semicolons and new lines, trims, drops what is empty. An address has the basic
 * shape x@y.z without blanks; `Ana García <ana@example.org>` as mail programs copy it is read too.
 */
export function readAddresses(typed: string): TypedAddresses {
  const entries = typed
    .split(/[,;\r\n]+/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  return {
    valid: eachOnce(
      entries
        .map(bareAddress)
        .filter(isAddress)
        .map((entry) => entry.toLowerCase()),
    ),
    invalid: eachOnce(entries.filter((entry) => !isAddress(bareAddress(entry)))),
  }
}

/** Appends missing addresses to the typed text, up to the limit of one call, and keeps everything typed. */
export function withAddresses(typed: string, addresses: readonly string[]): string {
  const { valid } = readAddresses(typed)
  const missing = addresses.filter((address) => !valid.includes(address.toLowerCase()))
  const room = Math.max(0, maxAddresses - valid.length)
  const written = typed.trim().replace(/[,;\s]+$/, '')
  return [written, ...missing.slice(0, room)].filter((entry) => entry !== '').join(',\n')
}

/** True for the basic shape x@y.z without blanks and without what separates addresses. */
export function isAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/.test(text)
}

function bareAddress(entry: string): string {
  return /^[^<>]*<([^<>]+)>$/.exec(entry)?.[1]?.trim() ?? entry
}

function eachOnce(entries: readonly string[]): string[] {
  return [...new Set(entries)]
}
