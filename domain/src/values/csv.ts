/** What programs for tables would run instead of showing it, full-width signs included. */
const isFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r]/u
/** A phone number or a plain number begins like a formula and is none. */
const isNumber = /^\+\d{6,15}$|^-?\d+(?:[.,]\d+)?$/

/**
 * A table as CSV that every program for tables reads as UTF-8 and as text: byte-order mark, CRLF,
 * and an apostrophe before whatever would be taken for a formula.
 */
export function csvOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows].map((cells) => cells.map(cellOf).join(','))
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`
}

function cellOf(text: string): string {
  const safe = isFormula.test(text) && !isNumber.test(text) ? `'${text}` : text
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
