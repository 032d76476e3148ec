import type { CustomField } from '../custom-fields.ts'
import { fieldByValues } from './by-values.ts'
import { type ColumnField, guardianParts } from './fields.ts'
import { guardianIn } from './guardian-headings.ts'
import { fieldsOf, readHeading } from './headings.ts'
import { isNoPerson } from './no-person.ts'
import { ownColumnsOf } from './own-columns.ts'
import { cleanCell, wordsOf } from './words.ts'

/**
 * One record of the file, with the number a program for tables has beside it: from 1, a cell of
 * several lines is one row, and a line that names the delimiter is none.
 */
export interface TableLine {
  readonly line: number
  readonly cells: readonly string[]
  /** Not shown by the program it was written in: filtered or folded away. */
  readonly isHidden?: boolean | undefined
  /** A quotation mark was opened here and never closed. */
  readonly hasOpenQuote?: boolean | undefined
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

/** What is longer is refused wherever it is kept; its signs are not looked through. */
export const longestCell = 1000

/** Empty, or the rule below the headings of a table in Markdown. */
const saysNothingAtAll = /^(?::?-{3,}:?)?$/

/** A heading may come after a title or a file mark, but not later than this. */
const searchedLines = 10

/** What is known of a table beforehand. */
export interface KnownOfTable {
  readonly chosen?: ChosenColumns
  /** The lines have no headings. */
  readonly bare?: boolean | undefined
  /** The team's own fields: a heading may name one. */
  readonly fields?: readonly CustomField[] | undefined
}

/** Finds the headings and what they mean; the rest are rows. */
export function layOut(
  lines: readonly TableLine[],
  { chosen = new Map(), bare = false, fields = [] }: KnownOfTable = {},
): Table {
  const cleaned = lines.map(({ cells, ...line }) => ({
    ...line,
    cells: cells.map((cell) => cleanCell(cell.slice(0, longestCell))),
  }))
  const at = bare ? -1 : headingAt(cleaned)
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

/** A line above the headings that says whose they are: Player over four of them, Mother over two. */
function underGroups(headings: readonly string[], above: readonly string[]): string[] {
  const groups = above.filter((cell) => cell !== '')
  if (groups.length < 2 && above.indexOf(groups[0] ?? '') < 1) return [...headings]
  let group = ''
  return headings.map((heading, index) => {
    group = above[index] || group
    return isOfGuardian(group) && saysPartOfGuardian(heading) ? `${group}: ${heading}` : heading
  })
}

/** A name or contact that does not say whose it is. */
function saysPartOfGuardian(heading: string): boolean {
  const [field] = fieldsOf([heading])
  return guardianParts.some((part) => part === field)
}

function isOfGuardian(heading: string): boolean {
  return guardianIn(wordsOf(heading)) !== undefined
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
      countsRows(rows.filter((row) => !isNoPerson(row, usual)).map((row) => row.cells[index]))
    const cells = rows.map((row) => row.cells[index] ?? '')
    return {
      index,
      heading,
      field: isCounter ? undefined : fieldByValues({ heading, field }, cells),
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
  const usual = fieldsOf(headings)
  const own = ownColumnsOf(headings, usual, fields)
  return headings.map((heading, index) => ({ heading, field: own.get(index) ?? usual[index] }))
}

/** The line, among the first, that holds most headings we know; -1 when there is none. */
function headingAt(lines: readonly TableLine[]): number {
  const known = lines
    .slice(0, searchedLines)
    .map(({ cells }) => cells.filter((cell) => readHeading(cell) !== undefined).length)
  const most = Math.max(0, ...known)
  return most === 0 ? -1 : known.indexOf(most)
}

/** "Nr.", of which nothing says whether it counts the rows or is on a shirt. */
function isBareNumber(heading: string): boolean {
  return wordsOf(heading.replaceAll(/[ºª]/g, ' ')).every((word) =>
    /^(#|no|nr|n|num|number|nummer|numero)$/.test(word),
  )
}

/** 1, 2, 3 … beside everyone counts the rows; where someone has no number, they are of shirts. */
function countsRows(cells: readonly (string | undefined)[]): boolean {
  return cells.length > 2 && cells.every((cell, index) => isCount(cell, index + 1))
}

/** "3", "3." */
function isCount(cell: string | undefined, count: number): boolean {
  return cell?.replace(/\.0*$/, '') === String(count)
}
