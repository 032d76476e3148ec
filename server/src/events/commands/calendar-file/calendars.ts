import { propertyIn, textOf, type Block } from './lines.ts'

/** One VCALENDAR; a file may hold several. */
export interface OneCalendar {
  readonly name: string | null
  /** True for METHOD:CANCEL (RFC 5546, 3.2.5). */
  readonly isCalledOff: boolean
  readonly events: readonly Block[]
  readonly zones: readonly Block[]
}

/** The calendars of a file; blocks after the last one count as a calendar of their own. */
export function calendarsOf(blocks: readonly Block[]): readonly OneCalendar[] {
  const ends = blocks.flatMap(({ kind }, place) => (kind === 'VCALENDAR' ? place : []))
  const last = ends.at(-1)
  return ends.map((end, place) => {
    const from = place === 0 ? 0 : (ends[place - 1] ?? 0) + 1
    return calendarOf(blocks[end], blocks.slice(from, end === last ? undefined : end))
  })
}

function calendarOf(head: Block | undefined, parts: readonly Block[]): OneCalendar {
  const of = (kind: string) => parts.filter((part) => part.kind === kind)
  const written = (name: string) => (head === undefined ? null : textOf(head, name))
  return {
    name: written('x-wr-calname') ?? written('name'),
    isCalledOff: written('method')?.toUpperCase() === 'CANCEL',
    events: of('VEVENT'),
    zones: of('VTIMEZONE'),
  }
}

/** How often an entry was revised (SEQUENCE). */
export function sequenceOf(block: Block): number {
  return Number(propertyIn(block, 'sequence')?.written ?? 0) || 0
}
