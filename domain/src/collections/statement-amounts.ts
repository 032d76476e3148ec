import { parsePrintedAmount, type PrintedAmount, type Side } from './bank-amount.ts'
import { findDirection, readDirection } from './bank-words.ts'
import type { Column, Columns } from './statement-headings.ts'

interface Row {
  readonly cells: readonly string[]
}

export interface StatementFormat {
  readonly columns: Columns
  /** Outgoing amounts are negative. */
  readonly isSigned: boolean
  /** Amounts in the column for outgoing money have no sign. */
  readonly hasPlainDebits: boolean
}

export interface Table extends StatementFormat {
  readonly heads: readonly string[]
  /** Used if the file names none. */
  readonly currency: string
}

/** How the bank writes these lines. */
export function detectFormat(rows: readonly Row[], heads: Columns): StatementFormat {
  const columns = withSides(rows, heads)
  const sides = (wanted: Column) =>
    rows.flatMap(({ cells }) => columnTexts(wanted, columns, cells).map((text) => signOf(text)))
  return {
    columns,
    isSigned: sides('amount').some((side) => side !== undefined),
    hasPlainDebits: sides('debit').includes(undefined),
  }
}

/**
 * Recognises a column that only contains "S" and "H", or "Debit" and "Credit", whatever its
 * heading.
 */
function withSides(rows: readonly Row[], columns: Columns): Columns {
  const width = Math.max(columns.length, ...rows.slice(0, 1).map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, at) => {
    const column = columns[at]
    if (column !== undefined && column !== 'type') return column
    const said = rows.flatMap(({ cells }) => (cells[at]?.trim() ? [cells[at]] : []))
    return said.length > 0 && said.every((cell) => readDirection(cell) !== undefined)
      ? 'side'
      : column
  })
}

function signOf(text: string): Side | undefined {
  return parsePrintedAmount(text, 'EUR')?.side
}

/** Text next to the amount. */
interface Said {
  readonly currency: string
  readonly sides: readonly string[]
  readonly types: readonly string[]
}

export interface PaidAmount {
  readonly units: number
  readonly side: Side | 'unsure'
  /** The column contradicts the sign. */
  readonly isReversed: boolean
}

/** The amount of a line: 'none' if missing, 'nothing' for 0.00. */
export function readPaidAmount(
  cells: readonly string[],
  table: Table,
  { currency, sides, types }: Said,
): PaidAmount | 'unread' | 'none' | 'nothing' {
  const of = (wanted: Column) => amountUnder(wanted, table, { cells, currency })
  const found = { credit: of('credit'), debit: of('debit'), amount: of('amount') }
  const { credit, debit, amount } = found
  if (credit === 'unread' || debit === 'unread') return 'unread'
  const inOwnColumn = paidInColumns(credit, debit, table)
  if (inOwnColumn !== undefined) return inOwnColumn
  if (amount === 'unread') return amount
  if (amount.units === 0)
    return [credit, debit, amount].some(({ isThere }) => isThere) ? 'nothing' : 'none'
  const side = sideOfAmount(amount, table, { sides, types })
  return side === 'unread' ? side : { units: amount.units, side, isReversed: false }
}

function paidInColumns(
  credit: Found,
  debit: Found,
  table: Table,
): PaidAmount | 'unread' | undefined {
  if (credit.units > 0 && debit.units > 0) return 'unread'
  if (credit.units > 0) return paid(credit.units, 'in', credit.side === 'out')
  if (debit.units > 0) return paid(debit.units, 'out', debit.side === 'out' && table.hasPlainDebits)
  return undefined
}

/** An amount with the opposite sign of its column is a reversal. */
function paid(units: number, side: Side, isReversed: boolean): PaidAmount {
  const other = side === 'in' ? 'out' : 'in'
  return { units, side: isReversed ? other : side, isReversed }
}

interface Where {
  readonly cells: readonly string[]
  readonly currency: string
}

type Found = PrintedAmount & { readonly isThere: boolean }

function amountUnder(
  wanted: Column,
  { columns }: Table,
  { cells, currency }: Where,
): Found | 'unread' {
  const [text] = columnTexts(wanted, columns, cells)
  // A line below the table without a date, and with text instead of an amount.
  const isFoot = !/\d/.test(text ?? '') && columnTexts('day', columns, cells).length === 0
  if (text === undefined || isFoot) return { units: 0, side: undefined, isThere: false }
  const printed = parsePrintedAmount(text, /^[A-Z]{3}$/.test(currency) ? currency : 'EUR')
  return printed === undefined ? 'unread' : { ...printed, isThere: true }
}

/** The sign wins, then the direction column; a transaction type is only a hint. */
function sideOfAmount(
  amount: PrintedAmount,
  { isSigned, columns }: Table,
  { sides, types }: Pick<Said, 'sides' | 'types'>,
): PaidAmount['side'] | 'unread' {
  const [said] = sides.map((side) => readDirection(side))
  if (amount.side !== undefined)
    return said === undefined || said === amount.side ? amount.side : 'unread'
  const [hint] = types.flatMap((type) => findDirection(type) ?? [])
  if (isSigned) return said === 'out' || hint === 'out' ? 'unsure' : 'in'
  if (said !== undefined) return said
  if (hint !== undefined) return hint
  return columns.some((column) => column === 'side' || column === 'type') ? 'unsure' : 'in'
}

/** Joins all columns with this meaning. */
export function columnTexts(wanted: Column, columns: Columns, cells: readonly string[]): string[] {
  return cells
    .filter((_, at) => columns[at] === wanted)
    .map((cell) => cell.trim())
    .filter(Boolean)
}
