/** Addresses per call; more are refused. */
export const maxAddresses = 50

/** The parsed content of the address field. */
export interface ParsedAddresses {
  /** In the order typed, lower case, without duplicates. */
  readonly valid: readonly string[]
  /** As typed, without duplicates, for the toast. */
  readonly invalid: readonly string[]
}

/**
 * Splits at commas, semicolons and line breaks and trims. An address has the form x@y.z without
 * spaces; `Ana García <ana@example.org>`, as mail programs copy it, is accepted too.
 */
export function readAddresses(typed: string): ParsedAddresses {
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
export function appendAddresses(typed: string, addresses: readonly string[]): string {
  const { valid } = readAddresses(typed)
  const missing = addresses.filter((address) => !valid.includes(address.toLowerCase()))
  const room = Math.max(0, maxAddresses - valid.length)
  const written = typed.trim().replace(/[,;\s]+$/, '')
  return [written, ...missing.slice(0, room)].filter((entry) => entry !== '').join(',\n')
}

/** True for x@y.z without spaces and separators. */
export function isAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/.test(text)
}

function bareAddress(entry: string): string {
  return /^[^<>]*<([^<>]+)>$/.exec(entry)?.[1]?.trim() ?? entry
}

function eachOnce(entries: readonly string[]): string[] {
  return [...new Set(entries)]
}
