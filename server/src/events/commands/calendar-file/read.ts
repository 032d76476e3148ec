import { createHash } from 'node:crypto'

import { mostEntries } from '@touchline/domain/events/following'

import { blocksOf, type Block } from './lines.ts'
import { CalendarTooLarge, localsOf, type Budget, type LocalWindow } from './occurrences.ts'
import {
  between,
  momentOf,
  onClock,
  shifted,
  timesIn,
  type ClockOf,
  type Moment,
  type WrittenTime,
} from './times.ts'
import { clocksOf } from './zones.ts'

/** One thing that takes place, as a stranger's calendar says it. */
export interface Entry {
  /** The same in every reading: of which entry, and of a repeating one which date. */
  readonly key: string
  readonly title: string
  readonly place: string | null
  readonly starts: Moment
  readonly ends: Moment
  readonly isCancelled: boolean
}

export type ReadCalendar =
  | { readonly kind: 'read'; readonly name: string | null; readonly entries: readonly Entry[] }
  | { readonly kind: 'refused'; readonly why: 'not_a_calendar' | 'too_many_entries' }

const mostSteps = 20_000
const day = 86_400_000

/**
 * The port to calendars of other programs: whatever they write becomes a list of entries. What
 * starts in the window is found (days and floating hours by their own text), repeats unfolded.
 */
export function readCalendar(text: string, window: { from: Date; to: Date }): ReadCalendar {
  const blocks = blocksOf(text)
  const calendar = blocks.find(({ kind }) => kind === 'VCALENDAR')
  if (calendar === undefined) return { kind: 'refused', why: 'not_a_calendar' }
  const reading = {
    clockOf: clocksOf(blocks),
    // A day more on both sides, for no clock is further from UTC.
    window: { from: localOf(window.from, -day), to: localOf(window.to, day) },
    budget: { steps: mostSteps },
    isCancelled: textOf(calendar, 'method')?.toUpperCase() === 'CANCEL',
  }
  const events = Map.groupBy(
    blocks.filter(({ kind }) => kind === 'VEVENT').flatMap((block) => writtenOf(block, reading)),
    ({ uid }) => uid,
  )
  try {
    const entries = [...events.values()]
      .flatMap((same) => entriesOf(same, reading))
      .filter(({ starts }) => isWithin(starts, window))
    if (entries.length > mostEntries) return { kind: 'refused', why: 'too_many_entries' }
    return {
      kind: 'read',
      name: textOf(calendar, 'x-wr-calname') ?? textOf(calendar, 'name'),
      entries,
    }
  } catch (error) {
    if (error instanceof CalendarTooLarge) return { kind: 'refused', why: 'too_many_entries' }
    throw error
  }
}

interface Reading {
  readonly clockOf: ClockOf
  readonly window: LocalWindow
  readonly budget: Budget
  readonly isCancelled: boolean
}

interface Written {
  readonly uid: string
  readonly block: Block
  readonly start: WrittenTime
  readonly lengthMs: number
  readonly replaces: WrittenTime | undefined
  readonly sequence: number
}

/** An entry without a start is none. */
function writtenOf(block: Block, { clockOf }: Reading): Written[] {
  const [start] = timesIn(propertyOf(block, 'dtstart'), clockOf)
  if (start === undefined) return []
  const [replaces] = timesIn(propertyOf(block, 'recurrence-id'), clockOf)
  const uid = textOf(block, 'uid') ?? `${start.local} ${textOf(block, 'summary') ?? ''}`
  const sequence = Number(propertyOf(block, 'sequence')?.written ?? 0) || 0
  return [{ uid, block, start, lengthMs: lengthOf(block, start, clockOf), replaces, sequence }]
}

function lengthOf(block: Block, start: WrittenTime, clockOf: ClockOf): number {
  const [end] = timesIn(propertyOf(block, 'dtend'), clockOf)
  if (end !== undefined) return Math.max(0, between(start.local, onClock(end, start.clock)))
  const length = durationOf(propertyOf(block, 'duration')?.written ?? '')
  return length === 0 && start.isDay ? day : length
}

function durationOf(written: string): number {
  const match = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(written)
  const [weeks, days, hours, minutes, seconds] = (match ?? [])
    .slice(1)
    .map((part) => Number(part ?? 0))
  const time = ((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0)
  return ((weeks ?? 0) * 7 + (days ?? 0)) * day + time * 1000
}

/** All that bears one UID: an entry, its dates, and the dates that were changed for themselves. */
function entriesOf(same: readonly Written[], reading: Reading): Entry[] {
  const own = newestOf(same.filter(({ replaces }) => replaces === undefined))
  const changed = same.filter(({ replaces }) => replaces !== undefined)
  const clock = own[0]?.start.clock
  const replaced = new Map(
    changed
      .toSorted((one, other) => one.sequence - other.sequence)
      .map((written) => [onClock(written.replaces ?? written.start, clock), written]),
  )
  const regular = own.flatMap((written) => {
    const isRepeated = written.block.properties.some(
      ({ name }) => name === 'rrule' || name === 'rdate',
    )
    const locals = isRepeated
      ? localsOf(written.block, written.start, reading)
      : [written.start.local]
    return locals
      .filter((local) => !replaced.has(local))
      .map((local) =>
        entryOf(
          written,
          { ...written.start, local },
          {
            date: isRepeated || own.length > 1 ? local : '',
            reading,
          },
        ),
      )
  })
  const moved = [...replaced].map(([date, written]) =>
    entryOf(written, written.start, { date, reading }),
  )
  return [...regular, ...moved]
}

/** Written twice with one start, the newer one counts. */
function newestOf(same: readonly Written[]): readonly Written[] {
  const byStart = Map.groupBy(same, ({ start }) => start.local)
  return [...byStart.values()].flatMap(
    (all) => all.toSorted((one, other) => other.sequence - one.sequence)[0] ?? [],
  )
}

function entryOf(
  { uid, block, lengthMs }: Written,
  start: WrittenTime,
  { date, reading }: { readonly date: string; readonly reading: Reading },
): Entry {
  const status = textOf(block, 'status')?.toUpperCase()
  return {
    key: createHash('sha256').update(`${uid}\n${date}`).digest('base64url'),
    title: textOf(block, 'summary') ?? '',
    place: textOf(block, 'location') ?? null,
    starts: momentOf(start),
    ends: momentOf({ ...start, local: shifted(start.local, lengthMs) }),
    isCancelled: reading.isCancelled || status === 'CANCELLED',
  }
}

function isWithin(moment: Moment, { from, to }: { from: Date; to: Date }): boolean {
  const text = { instant: 24, day: 10, floating: 19 }[moment.kind]
  const at =
    moment.kind === 'instant' ? moment.at : moment.kind === 'day' ? moment.day : moment.local
  return at >= from.toISOString().slice(0, text) && at < to.toISOString().slice(0, text)
}

function propertyOf({ properties }: Block, name: string) {
  return properties.find((one) => one.name === name)
}

function textOf(block: Block, name: string): string | null {
  return propertyOf(block, name)?.values[0]?.trim() || null
}

function localOf(moment: Date, ms: number): string {
  return new Date(moment.getTime() + ms).toISOString().slice(0, 19)
}
