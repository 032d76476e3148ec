import { readFixtureTime } from '../events/fixture-list/read-fixtures.ts'
import type { TableLine } from '../members/import/table.ts'
import { dayInText, type FoundDay } from './event-days.ts'
import { isSum } from './headings.ts'
import { isNameColumn, type NameColumns, nameColumnsIn, personIn } from './name-columns.ts'
import {
  type MoveProblem,
  nothingRead,
  type ReadPart,
  type WrittenEvent,
  type WrittenPerson,
  type WrittenRecord,
} from './parts.ts'
import { readPeopleAcross } from './people-across.ts'
import { type Letters, lettersIn, readPresence } from './presence.ts'

/** Dates may follow this many lines of titles. */
const maxHeadLines = 12

interface Grid {
  readonly names: NameColumns
  readonly columns: readonly { readonly index: number; readonly event: WrittenEvent }[]
  readonly headings: readonly string[]
  /** The first line with a person. */
  readonly firstRow: number
}

/** Reads people down and events across, or the other way round; undefined if it is neither. */
export function readGrid(lines: readonly TableLine[]): ReadPart | undefined {
  const grid = gridIn(lines)
  if (grid) return partOf(lines, grid)
  const across = readPeopleAcross(lines)
  if (across) return across
  if (!hasDatesDown(lines)) return undefined
  const turned = turnedLines(lines)
  const other = gridIn(turned)
  return other && partOf(turned, other)
}

function gridIn(lines: readonly TableLine[]): Grid | undefined {
  const found = lines.slice(0, maxHeadLines).map(({ cells }) => daysIn(cells))
  const most = Math.max(0, ...found.map(({ length }) => length))
  if (most === 0) return undefined
  const dated = found.findIndex(({ length }) => length === most)
  const named = nameLine(lines, dated)
  const grid = gridBelow(lines, { days: found[dated] ?? [], dated, named })
  const isSure = grid.columns.length > 1 || named !== undefined
  const indices = grid.columns.map(({ index }) => index)
  return isSure && saysPresence(lines.slice(grid.firstRow), indices) ? grid : undefined
}

interface GridHead {
  readonly days: readonly DayAt[]
  readonly dated: number
  readonly named: ReturnType<typeof nameLine>
}

function gridBelow(lines: readonly TableLine[], { days, dated, named }: GridHead): Grid {
  const names = named?.names ?? { full: 0 }
  const firstRow = firstPerson(lines, Math.max(dated, named?.at ?? 0) + 1, names)
  const head = { lines: lines.slice(0, firstRow), dated, first: days[0]?.index ?? 0 }
  return {
    names,
    columns: days
      .filter(({ index }) => !isNameColumn(names, index))
      .map((one) => ({ index: one.index, event: eventAt(head, one) })),
    headings: headingsOf(head.lines, named?.at ?? dated),
    firstRow,
  }
}

interface DayAt {
  readonly index: number
  readonly day: FoundDay
}

function daysIn(cells: readonly string[]): DayAt[] {
  return cells.flatMap((cell, index) => {
    const day = dayInText(cell)
    return day ? { index, day } : []
  })
}

function nameLine(lines: readonly TableLine[], dated: number) {
  for (let at = Math.min(dated + 2, lines.length - 1); at >= 0; at -= 1) {
    const names = nameColumnsIn(lines[at]?.cells ?? [])
    if (names) return { at, names }
  }
  return undefined
}

/** Skips lines that only continue the headings, such as times or places. */
function firstPerson(lines: readonly TableLine[], from: number, names: NameColumns): number {
  let at = from
  while (at < Math.min(lines.length, from + 3)) {
    const line = lines[at]
    if (line === undefined || personIn(line, names)) break
    at += 1
  }
  return at
}

interface Head {
  readonly lines: readonly TableLine[]
  readonly dated: number
  /** The first column with a date. */
  readonly first: number
}

/** A merged title above several dates is written in the first of its cells. */
function titleAt(cells: readonly string[], index: number, first: number): string {
  const from = cells[first]?.trim() ? first : index
  return cells.slice(from, index + 1).findLast((cell) => cell.trim() !== '') ?? ''
}

function eventAt({ lines, dated, first }: Head, { index, day }: DayAt): WrittenEvent {
  const others = lines
    .filter((_, at) => at !== dated)
    .map(({ cells }, at) => titleAt(cells, index, at < dated ? first : index))
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
  const isTime = (text: string) => /^\d{1,2}[:.hH]\s?\d{0,2}/.test(text)
  const times = others.filter(isTime)
  const title = [day.words, ...others.filter((text) => !isTime(text))].find((text) => text !== '')
  return {
    line: lines[dated]?.line ?? 1,
    day: day.written,
    time: day.time ?? readFixtureTime(times[0] ?? '') ?? null,
    endTime: day.endTime,
    title: (title ?? '').slice(0, 200),
    typeWords: '',
    location: '',
    opponent: '',
    homeAway: null,
    isCancelled: false,
    team: '',
  }
}

/** Most filled cells below the dates are answers or marks. */
function saysPresence(rows: readonly TableLine[], columns: readonly number[]): boolean {
  const cells = rows.flatMap(({ cells: of }) => columns.map((index) => (of[index] ?? '').trim()))
  const filled = cells.filter((cell) => cell !== '')
  const letters = lettersIn(filled)
  const read = filled.filter((cell) => readPresence(cell, letters) !== undefined)
  return filled.length > 0 && read.length >= filled.length * 0.6
}

function headingsOf(lines: readonly TableLine[], at: number): readonly string[] {
  return lines[at]?.cells ?? []
}

function partOf(lines: readonly TableLine[], found: Grid): ReadPart {
  const below = lines.slice(found.firstRow)
  const indices = found.columns.map(({ index }) => index)
  const letters = lettersIn(
    below.flatMap(({ cells }) => indices.map((index) => cells[index] ?? '')),
  )
  const grid = { ...found, letters }
  const rows = lines.slice(grid.firstRow).filter(({ cells }) => cells.some((cell) => cell.trim()))
  const people: WrittenPerson[] = []
  const records: WrittenRecord[] = []
  const problems: MoveProblem[] = []
  for (const row of rows) {
    const person = personIn(row, grid.names)
    if (person && isSum(person.fullName || person.lastName || person.firstName)) continue
    const read = recordsIn(row, grid, people.length)
    if (person === undefined) {
      if (read.records.length > 0)
        problems.push({ line: row.line, column: '', value: '', why: 'name_missing' })
      continue
    }
    people.push(person)
    records.push(...read.records)
    problems.push(...read.problems)
  }
  const isUsed = (index: number) =>
    isNameColumn(grid.names, index) || grid.columns.some((column) => column.index === index)
  return {
    ...nothingRead,
    kind: 'attendance',
    rows: people.length,
    ignored: grid.headings.filter((text, index) => text.trim() && !isUsed(index) && !isSum(text)),
    people,
    events: grid.columns.map(({ event }) => event),
    records,
    problems,
  }
}

function recordsIn(
  { line, cells }: TableLine,
  { columns, letters }: Grid & { readonly letters: Letters },
  person: number,
) {
  const records: WrittenRecord[] = []
  const problems: MoveProblem[] = []
  for (const [event, { index, event: of }] of columns.entries()) {
    const said = readPresence(cells[index] ?? '', letters)
    if (said === undefined)
      problems.push({
        line,
        column: `${of.day} ${of.title}`.trim(),
        value: (cells[index] ?? '').slice(0, 80),
        why: 'cell_unknown',
      })
    else if (Object.keys(said).length > 0) records.push({ line, person, event, said })
  }
  return { records, problems }
}

/** One column begins most of its lines with a date, and the rest are answers or marks. */
function hasDatesDown(lines: readonly TableLine[]): boolean {
  const filled = lines.filter(({ cells }) => (cells[0] ?? '').trim() !== '')
  const dated = filled.filter(({ cells }) => dayInText(cells[0] ?? ''))
  if (dated.length < 2 || dated.length < (filled.length - 2) * 0.6) return false
  const width = Math.max(...lines.map(({ cells }) => cells.length))
  const columns = Array.from({ length: width - 1 }, (_, index) => index + 1)
  return width > 2 && saysPresence(dated, columns)
}

function turnedLines(lines: readonly TableLine[]): readonly TableLine[] {
  const width = Math.max(...lines.map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, index) => ({
    line: index + 1,
    cells: lines.map(({ cells }) => cells[index] ?? ''),
  }))
}
