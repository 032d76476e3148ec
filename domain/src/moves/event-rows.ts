import { readFixtureTime } from '../events/fixture-list/read-fixtures.ts'
import type { TableLine } from '../members/import/table.ts'
import { normalizeText } from '../members/import/words.ts'
import { dayInText, type FoundDay } from './event-days.ts'
import { moveColumn, type MoveColumn } from './headings.ts'
import { isFigure, scoreIn } from './match-figures.ts'
import { type NameColumns, nameColumnsIn } from './name-columns.ts'
import { type MoveProblem, nothingRead, type ReadPart, type WrittenEvent } from './parts.ts'

const maxHeadLines = 15

/** The line of headings of a list. */
export interface Head {
  readonly at: number
  /** The row a spreadsheet shows. */
  readonly line: number
  readonly cells: readonly string[]
  readonly columns: readonly (MoveColumn | undefined)[]
  readonly names: NameColumns | undefined
}

/** The line of headings that says most about events. */
export function headIn(lines: readonly TableLine[]): Head | undefined {
  const heads = lines.slice(0, maxHeadLines).map(({ line, cells }, at): Head => {
    const columns = cells.map(moveColumn)
    return { at, line, cells, columns, names: nameColumnsIn(cells) }
  })
  const known = ({ columns, names }: Head) =>
    columns.filter((column) => column !== undefined).length + (names ? 1 : 0)
  const [best] = heads.toSorted((one, other) => known(other) - known(one))
  return best && known(best) > 1 ? best : undefined
}

/** Reads a list of events; undefined if it isn't one. */
export function readEventList(lines: readonly TableLine[]): ReadPart | undefined {
  const head = headIn(lines)
  if (head === undefined || !isOfEvents(head)) return undefined
  const rows = rowsBelow(lines, head)
  const events: WrittenEvent[] = []
  const problems: MoveProblem[] = []
  for (const row of rows) {
    const event = eventIn(row, head)
    if (event) events.push(event)
    else problems.push({ line: row.line, column: '', value: textOf(row), why: 'no_date' })
  }
  if (events.length === 0) return undefined
  return {
    ...nothingRead,
    kind: 'events',
    rows: rows.length,
    ignored: ignoredIn(head),
    events,
    problems,
  }
}

function isOfEvents({ columns, names, cells }: Head): boolean {
  const has = (column: MoveColumn) => columns.includes(column)
  if (!has('date') && !has('start_date')) return false
  const isOfPeople =
    names?.first !== undefined || names?.last !== undefined || cells.some(isOfAPerson)
  const about = ['title', 'type', 'location', 'opponent', 'time', 'end'] as const
  return !isOfPeople && (about.some(has) || names?.full !== undefined)
}

/** A column that only lists of people have. */
export function isOfAPerson(heading: string): boolean {
  return /\b(birth|geb|naiss|nacim|e-?mail|phone|telefon|handy|portable|movil|iban)/.test(
    normalizeText(heading),
  )
}

/** An event of which only a line and a day are known. */
export const plainEvent: WrittenEvent = {
  line: 1,
  day: '',
  time: null,
  endTime: null,
  title: '',
  typeWords: '',
  location: '',
  opponent: '',
  homeAway: null,
  isCancelled: false,
  team: '',
}

export function rowsBelow(lines: readonly TableLine[], { at }: Head): readonly TableLine[] {
  return lines.slice(at + 1).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

export function eventIn({ line, cells }: TableLine, head: Head): WrittenEvent | undefined {
  const one = (...wanted: MoveColumn[]) => cellOf(cells, head, wanted)
  const day = dayOf(cells, head)
  if (day === undefined) return undefined
  const named = head.names?.full
  const homeAway = sideIn(one('home_away'))
  const score = scoreIn(one, homeAway)
  return {
    line,
    day: day.written,
    ...timesOf(one, day),
    title: (one('title') || tidy(cells[named ?? -1]) || undatedIn(cells, head)).slice(0, 200),
    typeWords: one('type').slice(0, 80),
    location: one('location').slice(0, 200),
    opponent: one('opponent').slice(0, 120),
    homeAway,
    isCancelled: isYes(one('cancelled')) || cancelled.test(normalizeText(one('status'))),
    team: one('team').slice(0, 120),
    ...(score && { score }),
  }
}

/** The first day in a column of dates. "As of 30 Nov" alone in its row is a remark. */
function dayOf(cells: readonly string[], { columns }: Head): FoundDay | undefined {
  const days = (['date', 'start_date'] as const).flatMap((wanted) =>
    cells.flatMap((cell, index) =>
      columns[index] === wanted ? (dayInText(tidy(cell)) ?? []) : [],
    ),
  )
  const isAlone = cells.filter((cell) => cell.trim() !== '').length === 1
  return days.find(({ words }) => !isAlone || words === '')
}

/** "Termin" and the like head titles as well as dates. */
function undatedIn(cells: readonly string[], { columns }: Head): string {
  return tidy(
    cells.find(
      (cell, index) => columns[index] === 'date' && cell.trim() !== '' && !dayInText(cell),
    ),
  )
}

type CellFor = (...wanted: MoveColumn[]) => string

function timesOf(one: CellFor, day: FoundDay) {
  const end = dayInText(one('end'))
  return {
    time: day.time ?? readFixtureTime(one('time')) ?? timeOnly(one('start_date')),
    endTime: end?.time ?? readFixtureTime(one('end_time')) ?? timeOnly(one('end')) ?? day.endTime,
    endDay: end?.written,
  }
}

const cancelled = /^(?:cancel|abgesagt|annul|ausgefallen)/

/** The first filled cell of these columns. */
function cellOf(cells: readonly string[], head: Head, wanted: readonly MoveColumn[]): string {
  for (const column of wanted) {
    const at = head.columns.findIndex((of, index) => of === column && cells[index]?.trim())
    if (at !== -1) return tidy(cells[at])
  }
  return ''
}

function tidy(cell = ''): string {
  return cell.replaceAll(/\s+/g, ' ').trim()
}

function timeOnly(text: string): string | null {
  return /^\d{1,2}[:.hH]/.test(text) ? (readFixtureTime(text) ?? null) : null
}

function sideIn(text: string): 'home' | 'away' | null {
  const word = normalizeText(text)
  if (/^(home|h$|heim|dom|local|casa)/.test(word)) return 'home'
  return /^(away|a$|ausw|gast|ext|visit|fuera)/.test(word) ? 'away' : null
}

function isYes(text: string): boolean {
  return /^(?:y|yes|ja|j|oui|si|true|1|x)$/.test(normalizeText(text))
}

export function ignoredIn(
  { cells, columns, names }: Head,
  isUnused: (column: MoveColumn | undefined) => boolean = isFigure,
): readonly string[] {
  const named: readonly unknown[] = names ? Object.values(names) : []
  return cells.filter(
    (text, index) =>
      text.trim() !== '' &&
      !named.includes(index) &&
      (columns[index] === undefined || isUnused(columns[index])),
  )
}

export function textOf({ cells }: TableLine): string {
  return cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' · ')
    .slice(0, 200)
}
