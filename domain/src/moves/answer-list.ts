import type { TableLine } from '../members/import/table.ts'
import { dayInText } from './event-days.ts'
import {
  eventIn,
  headIn,
  ignoredIn,
  plainEvent,
  rowsBelow,
  textOf,
  type Head,
} from './event-rows.ts'
import { figuresIn, hasFigures, isCounted } from './match-figures.ts'
import { type NameColumns, personIn } from './name-columns.ts'
import type { MoveProblem, ReadPart, WrittenEvent, WrittenPerson, WrittenRecord } from './parts.ts'
import { hasStatus, statusIn } from './status-columns.ts'
import { isWithoutPlace } from './totals.ts'

/** Someone who scored was there. */
const present = { mark: 'present' } as const

/** Reads one row per event and person: what they said, if they came, and their figures. */
export function readAnswerList(
  lines: readonly TableLine[],
  { file, sheet }: { readonly file: string; readonly sheet: string },
): ReadPart | undefined {
  const head = headIn(lines)
  if (head?.names === undefined) return undefined
  const isDated = head.columns.includes('date') || head.columns.includes('start_date')
  const isOfFigures = isDated && hasFigures(head.columns)
  if (!hasStatus(lines, head) && !isOfFigures) return undefined
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
    kind: hasStatus(lines, head) ? 'attendance' : 'statistics',
    rows: rows.length,
    ignored: ignoredIn(head, () => false),
    noPlace: ignoredIn(head, (column) => column === 'figure').filter(isWithoutPlace),
    totals: [],
    people: people.all,
    events: events.all,
    records: read.flatMap(({ line, event, person, said, figures }): WrittenRecord[] => {
      const hasPlayed = isCounted(figures)
      if (!event || !person || !said) return []
      if (!hasPlayed && Object.keys(said).length === 0) return []
      const of = { line, event: events.at(event), person: people.at(person) }
      return [{ ...of, said: hasPlayed ? { ...present, ...said } : said, figures }]
    }),
    problems: read.flatMap(({ problem }) => problem ?? []),
  }
}

function answerIn(
  row: TableLine,
  head: Head & { readonly names: NameColumns },
  single: WrittenEvent | undefined,
) {
  const status = statusIn(row, head)
  const written = status.value
  const event = single ?? eventIn(row, { ...head, names: undefined })
  const person = personIn(row, head.names)
  const { said } = status
  const { figures, unread } = figuresIn(row, head)
  const why = problemOf({ event, person, said: unread ? undefined : said })
  const isCell = why === 'cell_unknown'
  const problem: MoveProblem | undefined = why && {
    line: row.line,
    column: isCell ? (unread?.column ?? status.column) : '',
    value: isCell ? (unread?.value ?? written.slice(0, 80)) : textOf(row),
    why,
  }
  return { line: row.line, event, person, said, figures, problem }
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
