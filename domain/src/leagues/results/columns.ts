import { cleanCell } from '../../members/import/words.ts'
import { type Cells, possibleColumns } from './cells.ts'
import { type Column, columnOf } from './headings.ts'
import type { RawMatch } from './raw-match.ts'
import { resultRemark } from './score-words.ts'
import { readServiceStatus } from './service-status.ts'
import { removeFootnotes } from './signs.ts'
import { joinUtcTimes } from './utc-times.ts'

/** Lines searched for headings, which may follow a title. */
const searchedLines = 10

/** A column with its meaning, from its heading or chosen by a person. */
export interface FoundColumn {
  readonly heading: string
  /** The first non-empty cell below the heading. */
  readonly sample: string
  readonly meaning: Column | null
}

/** A text split into columns. */
export interface FoundTable {
  readonly columns: readonly FoundColumn[]
  /** Undefined while it is unknown which columns hold the teams. */
  readonly matches: readonly RawMatch[] | undefined
}

interface TableReading {
  readonly chosen: readonly (Column | null)[] | undefined
  /** The league's time zone. */
  readonly zone: string
}

/**
 * Reads a table whose headings name both teams, or whose columns a person has defined. Undefined if
 * the text is no table.
 */
export function findTable(text: string, { chosen, zone }: TableReading): FoundTable | undefined {
  return tableAmong(
    possibleColumns(text).map((lines) => joinUtcTimes(lines, zone)),
    chosen,
  )
}

/** Reads lines that are already split; the first holds the headings. */
export function readTable(
  lines: readonly Cells[],
  chosen?: readonly (Column | null)[],
): FoundTable {
  const [first, ...below] = lines
  return foundIn(first?.cells ?? [], below, chosen)
}

function tableAmong(
  ways: readonly (readonly Cells[])[],
  chosen: readonly (Column | null)[] | undefined,
): FoundTable | undefined {
  const named = ways.map(headed).find((lines) => lines !== undefined)
  const lines = named ?? ways.find(isEven)
  const [first] = lines ?? []
  if (!lines || !first) return undefined
  const isNamed = named !== undefined || isHeading(first, placesOf(first.cells, chosen))
  return foundIn(first.cells, isNamed ? lines.slice(1) : lines, chosen)
}

function placesOf(
  cells: readonly string[],
  chosen: readonly (Column | null)[] | undefined,
): readonly (Column | null)[] {
  return cells.map((cell, at) => (chosen ? (chosen[at] ?? null) : columnOf(cell)))
}

function foundIn(
  headings: readonly string[],
  below: readonly Cells[],
  chosen: readonly (Column | null)[] | undefined,
): FoundTable {
  const places = placesOf(headings, chosen)
  return {
    columns: places.map((meaning, at) => ({
      meaning,
      heading: cleanCell(headings[at] ?? ''),
      sample: sampleIn(below, at),
    })),
    matches: namesTeams(places) ? matchesIn(below, places) : undefined,
  }
}

function sampleIn(below: readonly Cells[], at: number): string {
  const first = below.find(
    ({ cells }) => (cells[at] ?? '') !== '' && cleanCell(cells[at] ?? '') !== '',
  )
  return cleanCell(first?.cells[at] ?? '')
}

/** The lines from the one whose headings name both teams. */
function headed(lines: readonly Cells[]): readonly Cells[] | undefined {
  const at = lines.slice(0, searchedLines).findIndex(({ cells }) => namesTeams(cells.map(columnOf)))
  return at === -1 ? undefined : lines.slice(at)
}

/** True if every line has the same number of cells: a table, whatever its headings. */
function isEven(lines: readonly Cells[]): boolean {
  const count = lines[0]?.cells.length ?? 0
  return lines.length > 1 && count > 2 && lines.every(({ cells }) => cells.length === count)
}

/** A heading has no digits where dates, times and scores have some. */
function isHeading({ cells }: Cells, places: readonly (Column | null)[]): boolean {
  const figures = cells.filter((_, at) => isOfFigures(places[at] ?? null))
  return figures.length > 0 && figures.every((cell) => !/\d/.test(cell))
}

function isOfFigures(column: Column | null): boolean {
  return column !== null && !['home', 'away', 'status', 'venue'].includes(column)
}

/** The heading line of a table with both teams in one column: "Datum | Begegnung | Ergebnis". */
export function isHeadingRow(cells: readonly string[]): boolean {
  return cells.filter((cell) => columnOf(cell) !== null).length > 1 && !/\d/.test(cells.join(' '))
}

function namesTeams(found: readonly (Column | null)[]): boolean {
  return found.includes('home') && found.includes('away')
}

/** A match with a time but no date is on the day of the match above, as pages print a date once. */
function matchesIn(
  lines: readonly Cells[],
  places: readonly (Column | null)[],
): readonly RawMatch[] {
  const matches: RawMatch[] = []
  for (const cells of lines.filter((line) => !isRule(line))) {
    const raw = rawOf(cells, places)
    const above = raw.date === '' && raw.time !== '' ? matches.at(-1)?.date : undefined
    matches.push({ ...raw, date: above ?? raw.date, isUnderResult: places.includes('score') })
  }
  return matches
}

/** The line between headings and cells: "|---|:---:|". */
function isRule({ written }: Cells): boolean {
  return /^[\s|:+=-]+$/.test(written)
}

function rawOf({ line, written, cells }: Cells, places: readonly (Column | null)[]): RawMatch {
  // If two columns have the same meaning, uses the one with content.
  const cell = (column: Column): string =>
    cells
      .filter((said, at) => places[at] === column && said !== '')
      .map(cleanCell)
      .find((said) => said !== '') ?? ''
  return {
    line,
    written: written.trim(),
    date: removeFootnotes(cell('date')).replaceAll(/^\((\p{L}+)\)(?= )| \(\d+\)$/gu, '$1'),
    time: cell('time'),
    round: cell('round'),
    home: nameIn(cell('home')),
    away: nameIn(cell('away')),
    score: scoreOf(cell),
    venue: cell('venue'),
  }
}

/** Removes footnotes and table positions: "(12.) FC A". */
function nameIn(cell: string): string {
  return removeFootnotes(cell)
    .replaceAll(/ ?\(\d{1,2}\.\) ?/g, ' ')
    .trim()
}

/** Joins all result cells to a text as it would be in a line. */
function scoreOf(cell: (column: Column) => string): string {
  const apart = [cell('homeScore'), cell('awayScore')].map(withoutDecimals)
  const isApart = apart.every((side) => /^\d+$/.test(side))
  const score = isApart || cell('score') === '' ? joined(apart) : cell('score')
  const halfTime = cell('halfTime')
  const kicks = cell('shootOut')
  const status = readServiceStatus(cell('status')) ?? resultRemark(cell('status'))
  return [
    score,
    /\d/.test(halfTime) ? `(${halfTime})` : '',
    // "4-3" in its own column; a cross says no more than the status.
    /\d\D+\d/.test(kicks) ? `(${kicks} pens)` : '',
    status,
  ]
    .filter((part) => part !== '')
    .join(' ')
}

function joined(apart: readonly string[]): string {
  return apart.every((side) => side !== '') ? apart.join(':') : apart.join('')
}

/** Some programs write goals as "2.0". */
function withoutDecimals(goals: string): string {
  return goals.replace(/^(\d+)[.,]0+$/, '$1')
}
