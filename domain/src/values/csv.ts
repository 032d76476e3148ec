/** What spreadsheet programs would run as a formula, including full-width signs. */
const isFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r]/u
/** Looks already escaped: gets one more apostrophe, so that reading removes only ours. */
const isArmoured = /^'\s*['\d=+\-@＝＋－＠]/u
/** Phone numbers and plain numbers start like formulas but are none. */
const isNumber = /^\+\d{6,15}$|^-?\d+(?:[.,]\d+)?$/

/**
 * CSV that every spreadsheet program reads as UTF-8 text: byte-order mark, CRLF, and an apostrophe
 * before anything that would run as a formula.
 */
export function csvOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `${byteOrderMark}${csvLines([head, ...rows])}`
}

/** Marks a file as UTF-8. */
export const byteOrderMark = '\uFEFF'

/** Some lines of such a table, for streaming. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')
}

/** Escapes text that already looks escaped, so that reading restores its own apostrophe. */
export function escapeFormula(text: string): string {
  return isArmoured.test(text) ? `'${text}` : text
}

function cellOf(text: string): string {
  const wouldRun = isFormula.test(text) && !isNumber.test(text)
  const safe = wouldRun ? `'${text}` : escapeFormula(text)
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
