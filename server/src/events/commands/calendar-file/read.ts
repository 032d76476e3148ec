import { createHash } from 'node:crypto'

import { mostEntries } from '@touchline/domain/events/following'

import { CalendarTooLarge, spend, type Budget } from './budget.ts'
import { calendarsOf, type OneCalendar } from './calendars.ts'
import { endOf } from './length.ts'
import { blocksOf, textOf } from './lines.ts'
import { localsOf } from './occurrences.ts'
import type { LocalWindow } from './ruled-times.ts'
import {
  between,
  momentOf,
  onClock,
  onSeries,
  shifted,
  type Moment,
  type WrittenTime,
} from './times.ts'
import { withoutTooOften } from './too-often.ts'
import { byUid, writtenIn, type Written } from './written.ts'
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
  readonly isMarkedAllDay: boolean
}

export type ReadCalendar =
  | {
      readonly kind: 'read'
      readonly name: string | null
      readonly entries: readonly Entry[]
      /** Entries without a time that can be read: they are left out. */
      readonly unreadable: number
      /** The titles of entries that repeat more often than anybody meets: they are left out, too. */
      readonly tooOften: readonly string[]
    }
  | { readonly kind: 'refused'; readonly why: 'not_a_calendar' | 'too_many_entries' }

const mostSteps = 20_000
const day = 86_400_000

/**
 * The port to calendars of other programs: whatever they write becomes a list of entries. What
 * starts in the window is found (days and floating hours by their own text), repeats unfolded.
 */
export function readCalendar(text: string, window: { from: Date; to: Date }): ReadCalendar {
  try {
    const calendars = calendarsOf(blocksOf(text))
    if (calendars.length === 0) return { kind: 'refused', why: 'not_a_calendar' }
    return readAll(calendars, window)
  } catch (error) {
    if (error instanceof CalendarTooLarge) return { kind: 'refused', why: 'too_many_entries' }
    throw error
  }
}

function readAll(
  calendars: readonly OneCalendar[],
  window: { from: Date; to: Date },
): ReadCalendar {
  const budget = { steps: mostSteps }
  const clocks = clocksOf(
    calendars.flatMap(({ zones }) => zones),
    { budget },
  )
  const reading = {
    // A day more on both sides, for no clock is further from UTC.
    window: { from: localOf(window.from, -day), to: localOf(window.to, day) },
    budget,
  }
  const written = calendars.map((calendar) => writtenIn(calendar, clocks(calendar.zones)))
  const { kept, tooOften } = withoutTooOften(byUid(written), reading.window)
  const entries = kept
    .flatMap((same) => entriesOf(same, reading))
    .filter(({ starts }) => isWithin(starts, window))
  if (entries.length > mostEntries) return { kind: 'refused', why: 'too_many_entries' }
  return {
    kind: 'read',
    name: calendars.find(({ name }) => name !== null)?.name ?? null,
    entries,
    unreadable: written.reduce((sum, { unreadable }) => sum + unreadable, 0),
    tooOften,
  }
}

interface Reading {
  readonly window: LocalWindow
  readonly budget: Budget
}

/** All that bears one UID: an entry, its dates, and the dates that were changed. */
function entriesOf(same: readonly Written[], reading: Reading): Entry[] {
  const own = newestOf(same.filter(({ replaces }) => replaces === undefined))
  const replaced = changesOf(same, own[0]?.start)
  const following = [...replaced]
    .filter(([, { isForFollowing }]) => isForFollowing)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const regular = own.flatMap((written) => {
    const isRepeated = written.block.properties.some(
      ({ name }) => name === 'rrule' || name === 'rdate',
    )
    const locals = isRepeated
      ? localsOf(written.block, written.start, { ...reading, clockOf: written.clockOf })
      : [written.start.local]
    return locals
      .filter((local) => !replaced.has(local))
      .map((local) => {
        const date = isRepeated || own.length > 1 ? local : ''
        const start = { ...written.start, local }
        spend(reading.budget, following.length)
        const change = following.findLast(([from]) => from < local)
        if (change === undefined) return { written, start, date }
        return { written: change[1], start: movedLike(change, start), date }
      })
  })
  const moved = [...replaced].map(([date, written]) => ({ written, start: written.start, date }))
  return [...regular, ...moved]
    .filter(({ start }) => isNear(start, reading.window))
    .map((dated) => entryOf(dated, reading))
}

/** Clocks are asked only about what may be in the window: each answer takes its time. */
function isNear({ local }: WrittenTime, { from, to }: LocalWindow): boolean {
  return local >= from && local <= to
}

/** By the date they stand for, on the clock of the series. */
function changesOf(
  same: readonly Written[],
  series: WrittenTime | undefined,
): ReadonlyMap<string, Written> {
  const changed = same.toSorted((one, other) => one.sequence - other.sequence)
  return new Map(
    changed.flatMap((written): [string, Written][] => {
      const { replaces } = written
      return replaces === undefined ? [] : [[onSeries(replaces, series), written]]
    }),
  )
}

/** The following dates move by as much as the one that was changed for them. */
function movedLike([date, { start }]: [string, Written], following: WrittenTime): WrittenTime {
  const move = between(date, onClock(start, following.clock))
  return { ...following, local: shifted(following.local, move) }
}

/** Written twice, the newer one counts; of one age each start is an entry of its own. */
function newestOf(same: readonly Written[]): readonly Written[] {
  const newest = same.reduce((most, { sequence }) => Math.max(most, sequence), -Infinity)
  const byStart = Map.groupBy(
    same.filter(({ sequence }) => sequence === newest),
    ({ start }) => start.local,
  )
  return [...byStart.values()].flatMap((all) => all[0] ?? [])
}

/** When something takes place, and which date of its series that is. */
interface Dated {
  readonly written: Written
  readonly start: WrittenTime
  readonly date: string
}

function entryOf(
  { written: { uid, block, length, isCancelled, isMarkedAllDay }, start, date }: Dated,
  { budget }: Reading,
): Entry {
  spend(budget, 1)
  return {
    key: createHash('sha256').update(`${uid}\n${date}`).digest('base64url'),
    title: textOf(block, 'summary') ?? '',
    place: textOf(block, 'location') ?? null,
    starts: momentOf(start),
    ends: endOf(start, length),
    isCancelled,
    isMarkedAllDay,
  }
}

function isWithin(moment: Moment, { from, to }: { from: Date; to: Date }): boolean {
  const text = { instant: 24, day: 10, floating: 19 }[moment.kind]
  const at =
    moment.kind === 'instant' ? moment.at : moment.kind === 'day' ? moment.day : moment.local
  return at >= from.toISOString().slice(0, text) && at < to.toISOString().slice(0, text)
}

function localOf(moment: Date, ms: number): string {
  return new Date(moment.getTime() + ms).toISOString().slice(0, 19)
}
