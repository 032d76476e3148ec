import { type ColumnField, isCustomColumn } from './fields.ts'
import type { ErrorKind, ImportProblem, NoticeKind } from './interpreted-rows.ts'
import type { Column, Row } from './table.ts'
import { isPlaceholder } from './words.ts'

/** A non-empty cell with its column. */
export interface Cell {
  readonly column: Column
  readonly text: string
}

/** A value from one cell, with the problems found. */
export interface ReadValue<T> {
  readonly value: T | undefined
  readonly problems: readonly ImportProblem[]
}

/** Non-empty cells with this meaning, mobile numbers first. */
export function cellsOf(row: Row, columns: readonly Column[], field: ColumnField): Cell[] {
  return cellLinesOf(row, columns, field).map(({ column, text }) => ({
    column,
    text: text.replaceAll('\n', ' '),
  }))
}

/**
 * Like `cellsOf`, split at line breaks, as a cell may hold several people, addresses or numbers.
 */
export function cellLinesOf(row: Row, columns: readonly Column[], field: ColumnField): Cell[] {
  return columnsOf(columns, field)
    .map((column) => ({ column, text: row.cells[column.index] ?? '' }))
    .filter(({ text }) => text !== '' && (isCustomColumn(field) || isSaid(field, text)))
}

/** False for "null" or "NULL" from a program, but "Null" may be a name. */
function isSaid(field: ColumnField, text: string): boolean {
  return !isPlaceholder(text) || (text === 'Null' && field.endsWith('_name'))
}

/** Cached per list, because every row needs the same columns. */
const sought = new WeakMap<readonly Column[], Map<ColumnField, readonly Column[]>>()

function columnsOf(columns: readonly Column[], field: ColumnField): readonly Column[] {
  const known = sought.get(columns) ?? new Map<ColumnField, readonly Column[]>()
  sought.set(columns, known)
  const found =
    known.get(field) ??
    columns
      .filter((column) => column.field === field)
      .toSorted((one, other) => rank(one) - rank(other))
  known.set(field, found)
  return found
}

export function firstCell(
  row: Row,
  columns: readonly Column[],
  field: ColumnField,
): Cell | undefined {
  return cellsOf(row, columns, field)[0]
}

export function textOf(row: Row, columns: readonly Column[], field: ColumnField): string {
  return cellsOf(row, columns, field)
    .map((cell) => cell.text)
    .join(' ')
}

export function rowError(row: Row, kind: ErrorKind, cell?: Cell): ImportProblem {
  return problemAt(row, { severity: 'error', kind }, cell)
}

export function rowNotice(row: Row, kind: NoticeKind, cell?: Cell): ImportProblem {
  return problemAt(row, { severity: 'notice', kind }, cell)
}

function problemAt(
  { row, line }: Row,
  what: Pick<ImportProblem, 'severity' | 'kind'>,
  cell: Cell | undefined,
): ImportProblem {
  const column = cell?.column.heading ?? ''
  return { ...what, row, line, column, value: (cell?.text ?? '').slice(0, 200), otherRows: [] }
}

function rank({ field, heading }: Column): number {
  if (field === undefined || !field.endsWith('phone')) return 0
  return /mobil|cell|handy|portable|m[oó]vil|natel|gsm|whatsapp/i.test(heading) ? 0 : 1
}
