import { timeIn } from '../events/fixture-list/read-fixtures.ts'
import type { TableLine } from '../members/import/table.ts'
import { plain } from '../members/import/words.ts'
import { dayInText, type FoundDay } from './event-days.ts'
import { moveColumn, type MoveColumn } from './headings.ts'
import { type NameColumns, nameColumnsIn, personIn } from './name-columns.ts'
import {
  type MoveProblem,
  nothingRead,
  type ReadPart,
  type WrittenEvent,
  type WrittenPerson,
  type WrittenRecord,
} from './parts.ts'
import { readPresence } from './presence.ts'

const maxHeadLines = 15

interface Head {
  readonly at: number
  readonly cells: readonly string[]
  readonly columns: readonly (MoveColumn | undefined)[]
  readonly names: NameColumns | undefined
}

/** The line of headings that says most about events. */
function headIn(lines: readonly TableLine[]): Head | undefined {
  const heads = lines.slice(0, maxHeadLines).map(({ cells }, at): Head => {
    const columns = cells.map(moveColumn)
    return { at, cells, columns, names: nameColumnsIn(cells) }
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
function isOfAPerson(heading: string): boolean {
  return /\b(birth|geb|naiss|nacim|e-?mail|phone|telefon|handy|portable|movil|iban)/.test(
    plain(heading),
  )
}

/** Reads one answer or mark per row: an event, a person and what they said. */
export function readAnswerList(
  lines: readonly TableLine[],
  { file, sheet }: { readonly file: string; readonly sheet: string },
): ReadPart | undefined {
  const head = headIn(lines)
  if (head?.names === undefined || !head.columns.includes('status')) return undefined
  const isDated = head.columns.includes('date') || head.columns.includes('start_date')
  const above = lines.slice(0, head.at).flatMap(({ cells }) => cells)
  const single = isDated ? undefined : eventAbove([...above, sheet, file])
  if (!isDated && single === undefined) return undefined
  return answersOf(lines, { ...head, names: head.names }, single)
}

function answersOf(
  lines: readonly TableLine[],
  head: Head & { readonly names: NameColumns },
  single: WrittenEvent | undefined,
): ReadPart {
  const rows = rowsBelow(lines, head)
  const read = rows.map((row) => answerIn(row, head, single))
  const events = indexed(
    read.flatMap(({ event }) => event ?? []),
    keyOf,
  )
  const people = indexed(
    read.flatMap(({ person }) => person ?? []),
    keyOfPerson,
  )
  return {
    kind: 'attendance',
    rows: rows.length,
    ignored: ignoredIn(head),
    people: people.all,
    events: events.all,
    records: read.flatMap(({ line, event, person, said }): WrittenRecord[] => {
      if (!event || !person || !said || Object.keys(said).length === 0) return []
      return [{ line, event: events.at(event), person: people.at(person), said }]
    }),
    problems: read.flatMap(({ problem }) => problem ?? []),
  }
}

function answerIn(
  row: TableLine,
  head: Head & { readonly names: NameColumns },
  single: WrittenEvent | undefined,
) {
  const status = head.columns.indexOf('status')
  const written = row.cells[status] ?? ''
  const event = single ?? eventIn(row, { ...head, names: undefined })
  const person = personIn(row, head.names)
  const said = readPresence(written)
  const why = problemOf({ event, person, said })
  const isCell = why === 'cell_unknown'
  const problem: MoveProblem | undefined = why && {
    line: row.line,
    column: isCell ? (head.cells[status] ?? '') : '',
    value: isCell ? written.slice(0, 80) : textOf(row),
    why,
  }
  return { line: row.line, event, person, said, problem }
}

function problemOf({
  event,
  person,
  said,
}: {
  readonly event: WrittenEvent | undefined
  readonly person: WrittenPerson | undefined
  readonly said: object | undefined
}) {
  if (event === undefined) return 'no_date'
  if (person === undefined) return 'name_missing'
  return said === undefined ? 'cell_unknown' : undefined
}

/** Each thing once, and where it is. */
function indexed<T>(things: readonly T[], keyFor: (thing: T) => string) {
  const known = new Map<string, { readonly index: number; readonly thing: T }>()
  for (const thing of things)
    if (!known.has(keyFor(thing))) known.set(keyFor(thing), { index: known.size, thing })
  return {
    all: [...known.values()].map(({ thing }) => thing),
    at: (thing: T) => known.get(keyFor(thing))?.index ?? 0,
  }
}

function keyOf({ day, time, title, team }: WrittenEvent): string {
  return [day, time, title, team].join('|')
}

function keyOfPerson({ firstName, lastName, fullName, team }: WrittenPerson): string {
  return [firstName, lastName, fullName, team].join('|')
}

/** A sheet about one event names it above the people, or in its own name. */
function eventAbove(texts: readonly string[]): WrittenEvent | undefined {
  const dated = texts.flatMap((text) => {
    const day = dayInText(text.replace(/\.(?:xlsx|csv|txt)$/i, '').replaceAll('_', ' '))
    return day ? day : []
  })[0]
  if (dated === undefined) return undefined
  const title = texts.map((text) => text.trim()).find((text) => text !== '' && !dayInText(text))
  return {
    ...plainEvent,
    day: dated.written,
    time: dated.time,
    endTime: dated.endTime,
    title: (dated.words || title || '').slice(0, 200),
  }
}

const plainEvent: WrittenEvent = {
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

function rowsBelow(lines: readonly TableLine[], { at }: Head): readonly TableLine[] {
  return lines.slice(at + 1).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

function eventIn({ line, cells }: TableLine, head: Head): WrittenEvent | undefined {
  const one = (...wanted: MoveColumn[]) => cellOf(cells, head, wanted)
  const day = dayInText(one('date', 'start_date'))
  if (day === undefined) return undefined
  const named = head.names?.full
  return {
    line,
    day: day.written,
    ...timesOf(one, day),
    title: (one('title') || tidy(cells[named ?? -1])).slice(0, 200),
    typeWords: one('type').slice(0, 80),
    location: one('location').slice(0, 200),
    opponent: one('opponent').slice(0, 120),
    homeAway: sideIn(one('home_away')),
    isCancelled: isYes(one('cancelled')) || cancelled.test(plain(one('status'))),
    team: one('team').slice(0, 120),
  }
}

type CellFor = (...wanted: MoveColumn[]) => string

function timesOf(one: CellFor, day: FoundDay) {
  const end = dayInText(one('end'))
  return {
    time: day.time ?? timeIn(one('time')) ?? timeOnly(one('start_date')),
    endTime: end?.time ?? timeIn(one('end_time')) ?? timeOnly(one('end')) ?? day.endTime,
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
  return /^\d{1,2}[:.hH]/.test(text) ? (timeIn(text) ?? null) : null
}

function sideIn(text: string): 'home' | 'away' | null {
  const word = plain(text)
  if (/^(home|h$|heim|dom|local|casa)/.test(word)) return 'home'
  return /^(away|a$|ausw|gast|ext|visit|fuera)/.test(word) ? 'away' : null
}

function isYes(text: string): boolean {
  return /^(?:y|yes|ja|j|oui|si|true|1|x)$/.test(plain(text))
}

function ignoredIn({ cells, columns, names }: Head): readonly string[] {
  const named: readonly unknown[] = names ? Object.values(names) : []
  return cells.filter(
    (text, index) =>
      text.trim() !== '' &&
      !named.includes(index) &&
      (columns[index] === undefined || columns[index] === 'figure'),
  )
}

function textOf({ cells }: TableLine): string {
  return cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' · ')
    .slice(0, 200)
}
