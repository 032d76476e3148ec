import type { ColumnField } from './fields.ts'
import { fieldsOf } from './headings.ts'
import { cleanCell, wordsOf } from './words.ts'

/** One record of the file, with the line it began on (from 1). */
export interface TableLine {
  readonly line: number
  readonly cells: readonly string[]
}

export interface Column {
  readonly index: number
  /** As written; empty in a file without headings. */
  readonly heading: string
  /** Undefined: not understood, or set aside by hand. */
  readonly field: ColumnField | undefined
}

/** A record below the headings. `row` counts from 1 after the heading line, as people do. */
export interface Row extends TableLine {
  readonly row: number
}

export interface Table {
  readonly headingLine: number | undefined
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  readonly blankRows: number
}

/** A meaning given to a column by hand, by its index; `ignored` sets it aside. */
export type ChosenColumns = ReadonlyMap<number, ColumnField | 'ignored'>

/** A heading may come after a title or a file mark, but not later than this. */
const searchedLines = 10

/** Finds the headings and what they mean; the rest are rows. `bare` lines are known to have none. */
export function layOut(
  lines: readonly TableLine[],
  chosen: ChosenColumns,
  bare: boolean = false,
): Table {
  const cleaned = lines.map(({ line, cells }) => ({ line, cells: cells.map(cleanCell) }))
  const at = bare ? -1 : headingAt(cleaned)
  const below = cleaned.slice(at + 1).map((line, index) => ({ ...line, row: index + 1 }))
  const rows = below.filter((row) => row.cells.some((cell) => cell !== ''))
  const width = Math.max(0, ...cleaned.map(({ cells }) => cells.length))
  const headings = Array.from({ length: width }, (_, index) => cleaned[at]?.cells[index] ?? '')

  return {
    headingLine: cleaned[at]?.line,
    columns: columnsOf(headings, rows, chosen),
    rows,
    blankRows: below.length - rows.length,
  }
}

function columnsOf(
  headings: readonly string[],
  rows: readonly Row[],
  chosen: ChosenColumns,
): Column[] {
  const fields = fieldsOf(headings)
  return headings.map((heading, index) => {
    const byHand = chosen.get(index)
    if (byHand !== undefined)
      return { index, heading, field: byHand === 'ignored' ? undefined : byHand }
    const field = fields[index]
    const isCounter =
      field === 'jersey_number' &&
      countsRows(
        heading,
        rows.map((row) => row.cells[index]),
      )
    return { index, heading, field: isCounter ? undefined : field }
  })
}

/** The line, among the first, that holds most headings we know; -1 when there is none. */
function headingAt(lines: readonly TableLine[]): number {
  const known = lines
    .slice(0, searchedLines)
    .map(({ cells }) => fieldsOf(cells).filter((field) => field !== undefined).length)
  const most = Math.max(0, ...known)
  return most === 0 ? -1 : known.indexOf(most)
}

/** "Nr." over 1, 2, 3 … counts the rows; it is no shirt number. */
function countsRows(heading: string, cells: readonly (string | undefined)[]): boolean {
  const isBare = wordsOf(heading).every((word) =>
    /^(#|no|nr|n|num|number|nummer|numero)$/.test(word),
  )
  return isBare && cells.length > 2 && cells.every((cell, index) => cell === String(index + 1))
}
