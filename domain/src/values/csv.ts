/** What programs for tables would run instead of showing it, full-width signs included. */
const isFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r]/u
/** Looks as if it had been made safe already: one more apostrophe, so that reading takes off only ours. */
const isArmoured = /^'\s*['\d=+\-@＝＋－＠]/u
/** A phone number or a plain number begins like a formula and is none. */
const isNumber = /^\+\d{6,15}$|^-?\d+(?:[.,]\d+)?$/

/**
 * A table as CSV that every program for tables reads as UTF-8 and as text: byte-order mark, CRLF,
 * and an apostrophe before whatever would be taken for a formula.
 */
export function csvOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `${byteOrderMark}${csvLines([head, ...rows])}`
}

/** What the first bytes of a file must be, so that its letters are understood. */
export const byteOrderMark = '\uFEFF'

/** Some lines of such a table, for one that is sent as it is made. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')
}

/** A text that begins like a made-safe one keeps its own apostrophe when it is read again. */
export function armoured(text: string): string {
  return isArmoured.test(text) ? `'${text}` : text
}

function cellOf(text: string): string {
  const wouldRun = isFormula.test(text) && !isNumber.test(text)
  const safe = wouldRun ? `'${text}` : armoured(text)
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
