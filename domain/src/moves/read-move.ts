import type { DateOrder } from '../members/import/dates.ts'
import type { TableLine } from '../members/import/table.ts'
import { eventDay, orderOfDays } from './event-days.ts'
import { memberList, type LineOrigin } from './member-list.ts'
import { nameKeys } from './names.ts'
import type { MoveProblem, ReadPart, SheetOfMove, WrittenEvent, WrittenPerson } from './parts.ts'
import { recogniseSheet } from './recognise.ts'
import { teamInName } from './team-of-file.ts'

export interface MoveOptions {
  /** YYYY-MM-DD in the zone of the club or team. */
  readonly today: string
  /** ISO country, for dates whose order nothing shows. */
  readonly country: string
  readonly dateOrder?: DateOrder | undefined
  /** Team names chosen by a person, keyed by the part's index. */
  readonly teams: Readonly<Record<string, string>>
  /** Files go to the teams of a club; otherwise all to one team. */
  readonly isOfClub: boolean
}

/** An event with its day, in the clock of its team. */
export interface MovedEvent extends Omit<WrittenEvent, 'day' | 'endDay'> {
  /** YYYY-MM-DD */
  readonly day: string
  readonly endDay: string
}

/** One sheet of the move: what it holds, and the team it belongs to. */
export interface MovePart extends Omit<ReadPart, 'events'> {
  readonly file: string
  readonly sheet: string
  /** The team's name as the file has it; empty if it names none. */
  readonly team: string
  /** Undefined for an event whose day can't be read. */
  readonly events: readonly (MovedEvent | undefined)[]
}

export interface ReadMove {
  readonly parts: readonly MovePart[]
  readonly dateOrder: DateOrder
  /** One list of all people, with its origins by line; undefined without people. */
  readonly list:
    | { readonly lines: readonly TableLine[]; readonly origins: readonly LineOrigin[] }
    | undefined
}

/** Calendars, read before; their times are in the clock of the team. */
export interface CalendarOfMove {
  readonly file: string
  readonly events: readonly MovedEvent[]
  readonly unreadable: number
}

/** Reads all sheets and calendars of a move together. */
export function readMove(
  sheets: readonly SheetOfMove[],
  calendars: readonly CalendarOfMove[],
  options: MoveOptions,
): ReadMove {
  const read = sheets.map((sheet) => ({ ...sheet, ...recogniseSheet(sheet) }))
  const written = read.flatMap(({ events }) => events.map(({ day }) => day))
  const fallback = options.country === 'US' ? 'MDY' : 'DMY'
  const dateOrder = options.dateOrder ?? orderOfDays(written, fallback)
  const dated = [
    ...read.map((part) => withDays(part, { order: dateOrder, today: options.today })),
    ...calendars.map(calendarPart),
  ]
  const parts = options.isOfClub ? withTeams(dated, options.teams) : dated
  return { parts, dateOrder, list: memberList(read, parts, options.isOfClub) }
}

type Days = { readonly order: DateOrder; readonly today: string }

function withDays({ lines: _lines, ...part }: SheetOfMove & ReadPart, days: Days): MovePart {
  const events = part.events.map((event): MovedEvent | undefined => {
    const day = eventDay(event.day, days)
    if (day === undefined) return undefined
    const end = event.endDay === undefined ? day : (eventDay(event.endDay, days) ?? day)
    return { ...event, day, endDay: end < day ? day : end }
  })
  const lost = part.events.flatMap((event, at): MoveProblem[] =>
    events[at] === undefined
      ? [{ line: event.line, column: '', value: `${event.day} ${event.title}`, why: 'no_date' }]
      : [],
  )
  return { ...part, team: '', events, problems: [...part.problems, ...lost] }
}

function calendarPart({ file, events, unreadable }: CalendarOfMove): MovePart {
  const problems = Array.from({ length: Math.min(unreadable, 20) }, (): MoveProblem => ({
    line: 0,
    column: '',
    value: '',
    why: 'no_date',
  }))
  const kind = events.length === 0 ? 'empty' : 'events'
  const rows = events.length
  return {
    file,
    sheet: '',
    kind,
    rows,
    ignored: [],
    noPlace: [],
    team: '',
    people: [],
    events,
    records: [],
    totals: [],
    problems,
  }
}

/** The team chosen by a person, else that of the sheet's or file's name, else that of its people. */
function withTeams(
  parts: readonly MovePart[],
  chosen: Readonly<Record<string, string>>,
): readonly MovePart[] {
  const named = parts.map((part, at) => ({
    ...part,
    team: chosen[String(at)] ?? (teamInName(part.sheet) || teamInName(part.file)),
  }))
  const names = [...new Set(named.map(({ team }) => team).filter((team) => team !== ''))]
  return named.map((part, at) => {
    if (part.team !== '' || chosen[String(at)] !== undefined || names.length === 0) return part
    if (part.kind === 'members') return part
    return {
      ...part,
      team: teamOfPeople(part.people, named) ?? (names.length === 1 ? (names[0] ?? '') : ''),
    }
  })
}

/** The team of the part with most of the same people. */
function teamOfPeople(
  people: readonly WrittenPerson[],
  parts: readonly MovePart[],
): string | undefined {
  const own = new Set(people.flatMap((person) => [...nameKeys(person)]))
  const shared = parts
    .filter(({ team }) => team !== '')
    .map(({ team, people: others }) => ({
      team,
      count: others.filter((other) => [...nameKeys(other)].some((key) => own.has(key))).length,
    }))
  const [best] = shared.toSorted((one, other) => other.count - one.count)
  return best !== undefined && best.count > 0 ? best.team : undefined
}
