import type { CustomField } from '../custom-fields.ts'
import { correctField } from './by-values.ts'
import { findCustomColumns } from './custom-columns.ts'
import { type ColumnField, guardianParts } from './fields.ts'
import { readGuardianHeading } from './guardian-headings.ts'
import { readHeadings, readHeading } from './headings.ts'
import { isNotAPerson } from './not-a-person.ts'
import { cleanCell, splitWords } from './words.ts'

/**
 * One record of the file. `line` is the row number a spreadsheet shows: from 1, with cells of
 * several lines as one row, and without a line that only sets the delimiter.
 */
export interface TableLine {
  readonly line: number
  readonly cells: readonly string[]
  /** Hidden in the spreadsheet by a filter or group. */
  readonly isHidden?: boolean | undefined
  /** A quotation mark was opened here and never closed. */
  readonly hasOpenQuote?: boolean | undefined
}

export interface Column {
  readonly index: number
  /** As written; empty if the file has no headings. */
  readonly heading: string
  /** Undefined if not understood, or ignored by choice. */
  readonly field: ColumnField | undefined
}

/** A record below the headings; `row` counts from 1. */
export interface Row extends TableLine {
  readonly row: number
}

export interface Table {
  readonly headingLine: number | undefined
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  readonly blankRows: number
}

/** Meanings chosen by hand, keyed by column index; `ignored` skips the column. */
export type ChosenColumns = ReadonlyMap<number, ColumnField | 'ignored'>

/** Longer text is refused everywhere, so it isn't analysed. */
export const longestCell = 1000

/** Matches empty cells and the rule below the headings of a Markdown table. */
const saysNothingAtAll = /^(?::?-{3,}:?)?$/

/** Headings may follow a title, but only within this many lines. */
const searchedLines = 10

/** What is known about a table before reading it. */
export interface TableOptions {
  readonly chosen?: ChosenColumns
  readonly hasNoHeadings?: boolean | undefined
  /** The team's own fields, which headings may name. */
  readonly fields?: readonly CustomField[] | undefined
}

/** Finds the headings and their meanings; the lines below are rows. */
export function parseTable(
  lines: readonly TableLine[],
  { chosen = new Map(), hasNoHeadings = false, fields = [] }: TableOptions = {},
): Table {
  const cleaned = lines.map(({ cells, ...line }) => ({
    ...line,
    cells: cells.map((cell) => cleanCell(cell.slice(0, longestCell))),
  }))
  const at = hasNoHeadings ? -1 : headingAt(cleaned)
  const below = cleaned.slice(at + 1).map((line, index) => ({ ...line, row: index + 1 }))
  const rows = below.filter((row) => row.cells.some((cell) => !saysNothingAtAll.test(cell)))
  const width = Math.max(0, ...cleaned.map(({ cells }) => cells.length))
  const written = Array.from({ length: width }, (_, index) =>
    (cleaned[at]?.cells[index] ?? '').replaceAll('\n', ' '),
  )
  const headings = underGroups(written, cleaned[at - 1]?.cells ?? [])

  return {
    headingLine: cleaned[at]?.line,
    columns: columnsOf(rows, headingsRead(headings, fields), chosen),
    rows,
    blankRows: below.length - rows.length,
  }
}

/** Adds group headings from the line above: Player over four columns, Mother over two. */
function underGroups(headings: readonly string[], above: readonly string[]): string[] {
  const groups = above.filter((cell) => cell !== '')
  if (groups.length < 2 && above.indexOf(groups[0] ?? '') < 1) return [...headings]
  let group = ''
  return headings.map((heading, index) => {
    group = above[index] || group
    return isOfGuardian(group) && saysPartOfGuardian(heading) ? `${group}: ${heading}` : heading
  })
}

/** True for a name or contact heading without an owner. */
function saysPartOfGuardian(heading: string): boolean {
  const [field] = readHeadings([heading])
  return guardianParts.some((part) => part === field)
}

function isOfGuardian(heading: string): boolean {
  return readGuardianHeading(splitWords(heading)) !== undefined
}

function columnsOf(
  rows: readonly Row[],
  headings: readonly ReadHeading[],
  chosen: ChosenColumns,
): Column[] {
  const usual = headings.map((read, index) => ({ ...read, index }))
  return usual.map(({ heading, field, index }) => {
    const byHand = chosen.get(index)
    if (byHand !== undefined)
      return { index, heading, field: byHand === 'ignored' ? undefined : byHand }
    const isCounter =
      field === 'jersey_number' &&
      isBareNumber(heading) &&
      countsRows(rows.filter((row) => !isNotAPerson(row, usual)).map((row) => row.cells[index]))
    const cells = rows.map((row) => row.cells[index] ?? '')
    return {
      index,
      heading,
      field: isCounter ? undefined : correctField({ heading, field }, cells),
    }
  })
}

interface ReadHeading {
  readonly heading: string
  readonly field: ColumnField | undefined
}

function headingsRead(
  headings: readonly string[],
  fields: readonly CustomField[],
): readonly ReadHeading[] {
  const usual = readHeadings(headings)
  const own = findCustomColumns(headings, usual, fields)
  return headings.map((heading, index) => ({ heading, field: own.get(index) ?? usual[index] }))
}

/** Index of the line with the most known headings; -1 if there is none. */
function headingAt(lines: readonly TableLine[]): number {
  const known = lines
    .slice(0, searchedLines)
    .map(({ cells }) => cells.filter((cell) => readHeading(cell) !== undefined).length)
  const highest = Math.max(0, ...known)
  return highest === 0 ? -1 : known.indexOf(highest)
}

/** True for "Nr.", which may be a row count or a shirt number. */
function isBareNumber(heading: string): boolean {
  return splitWords(heading.replaceAll(/[ºª]/g, ' ')).every((word) =>
    /^(#|no|nr|n|num|number|nummer|numero)$/.test(word),
  )
}

/** True for 1, 2, 3 … without gaps. With gaps, they are shirt numbers. */
function countsRows(cells: readonly (string | undefined)[]): boolean {
  return cells.length > 2 && cells.every((cell, index) => isCount(cell, index + 1))
}

function isCount(cell: string | undefined, count: number): boolean {
  return cell?.replace(/\.0*$/, '') === String(count)
}
