import { parseSignedAmount } from './bank-amount.ts'
import { readDirection } from './bank-words.ts'
import { bookingDay } from './booking-day.ts'
import type { Columns } from './statement-headings.ts'

interface Row {
  readonly cells: readonly string[]
}

/** Whether a line has a date and an amount. */
export function isPaymentRow(cells: readonly string[]): boolean {
  const has = (is: (cell: string) => boolean) => cells.some((cell) => is(cell.trim()))
  return cells.length > 2 && has((cell) => bookingDay(cell) !== undefined) && has(isSum)
}

/**
 * Guesses columns without headings (ABN AMRO, ASN, BAWAG, LCL, Raiffeisen in Austria, Sabadell,
 * Targobank, Triodos) by their content. Undefined if it is unclear which number is the amount.
 */
export function guessColumns(lines: readonly Row[]): Columns | undefined {
  const rows = lines.filter(({ cells }) => isPaymentRow(cells)).map(({ cells }) => cells)
  if (rows.length === 0 || rows.length < lines.filter(isFilled).length / 2) return undefined
  const width = Math.max(...rows.map((cells) => cells.length))
  const columns = Array.from({ length: width }, (_, at) =>
    rows.map((cells) => cells[at]?.trim() ?? ''),
  )
  const isAll = (column: readonly string[], is: (cell: string) => boolean) =>
    column.some(Boolean) && column.every((cell) => cell === '' || is(cell))
  const sums = columns.flatMap((column, at) => (isAll(column, isSum) ? [at] : []))
  const amounts = amountsAmong(sums, columns)
  if (amounts.length === 0) return undefined
  return columns.map((column, at) => {
    if (amounts.includes(at)) return 'amount'
    if (sums.includes(at)) return 'balance'
    if (isAll(column, (cell) => bookingDay(cell) !== undefined)) return 'day'
    if (isAll(column, (cell) => readDirection(cell) !== undefined)) return 'side'
    if (isAll(column, (cell) => /^[A-Z]{3}$/.test(cell))) return 'currency'
    return isAll(column, (cell) => /\p{L}/u.test(cell) && !isAccount(cell)) ? 'words' : undefined
  })
}

/** Two decimals distinguish an amount from an account number. */
function isSum(cell: string): boolean {
  return (
    /[.,]\d{1,2}\)?\s?[-+]?$/.test(cell) &&
    parseSignedAmount(cell, 'EUR') !== undefined &&
    bookingDay(cell) === undefined
  )
}

function isAccount(cell: string): boolean {
  return /^'?[A-Z]{2}\d{2}[A-Z0-9 ]{11,30}'?$/.test(cell)
}

function isFilled({ cells }: Row): boolean {
  return cells.some((cell) => cell.trim() !== '')
}

type Cells = readonly (readonly string[])[]

/**
 * A single amount per line. Of several, the one by which another (the balance) changes, or the one
 * with signs.
 */
function amountsAmong(sums: readonly number[], columns: Cells): readonly number[] {
  const cellsOf = (at: number) => columns[at] ?? []
  const isOnly = (columns[0] ?? []).every(
    (_, row) => sums.filter((at) => cellsOf(at)[row] !== '').length <= 1,
  )
  if (isOnly) return sums
  const full = sums.map((at) => ({
    at,
    values: cellsOf(at).map((cell) => parseSignedAmount(cell, 'EUR') ?? 0),
  }))
  const moving = full.filter(({ at, values }) =>
    full.some((other) => other.at !== at && isBalanceOf(other.values, values)),
  )
  const [amount] =
    moving.length === 1 ? moving : full.filter(({ at }) => cellsOf(at).every(hasSign))
  return amount === undefined ? [] : [amount.at]
}

/** The balance before or after each line, in either order. */
function isBalanceOf(balance: readonly number[], amounts: readonly number[]): boolean {
  const steps = balance.slice(1).map((value, at) => value - (balance[at] ?? 0))
  if (steps.length === 0) return false
  const isStep = (sign: 1 | -1, shift: 0 | 1) =>
    steps.every((step, at) => step === sign * (amounts[at + shift] ?? 0))
  return isStep(1, 0) || isStep(1, 1) || isStep(-1, 0) || isStep(-1, 1)
}

function hasSign(cell: string): boolean {
  return /^[+-]|[+-]$/.test(cell)
}
