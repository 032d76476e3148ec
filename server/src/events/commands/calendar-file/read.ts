import { maxEntries } from '@touchline/domain/events/calendar-readings'

import { CalendarTooLarge } from './budget.ts'
import { groupByUid, readCalendarEntries } from './calendar-entries.ts'
import { calendarsOf, type OneCalendar } from './calendars.ts'
import { entriesOf, type Entry } from './entries.ts'
import { blocksOf, type ParsedCalendar } from './lines.ts'
import type { Moment } from './times.ts'
import { dropTooFrequent } from './too-frequent.ts'
import { clocksOf } from './zones.ts'

export type ReadCalendar =
  | {
      readonly kind: 'read'
      readonly name: string | null
      readonly entries: readonly Entry[]
      /** How many entries were skipped because their time can't be read. */
      readonly unreadable: number
      /** Titles of entries that were skipped because they repeat implausibly often. */
      readonly tooOften: readonly string[]
      /** The file ends too early. */
      readonly isCutOff: boolean
      /** Zones that were guessed from their name, or not recognised. */
      readonly guessedZones: readonly string[]
    }
  | { readonly kind: 'refused'; readonly why: 'not_a_calendar' | 'too_many_entries' }

const maxSteps = 20_000
const day = 86_400_000

/**
 * Reads calendars of any program into a list of entries: those that start in the window (days and
 * floating times by their text), with recurring ones expanded.
 */
export function readCalendar(
  text: string,
  window: { from: Date; to: Date },
  steps = maxSteps,
): ReadCalendar {
  try {
    const apart = blocksOf(text)
    const calendars = calendarsOf(apart.blocks)
    if (calendars.length === 0) return { kind: 'refused', why: 'not_a_calendar' }
    return readAll({ ...apart, calendars, steps }, window)
  } catch (error) {
    if (error instanceof CalendarTooLarge) return { kind: 'refused', why: 'too_many_entries' }
    throw error
  }
}

interface WholeFile extends ParsedCalendar {
  readonly calendars: readonly OneCalendar[]
  /** How much work it may cost. */
  readonly steps: number
}

function readAll(
  { calendars, isCutOff, steps }: WholeFile,
  window: { from: Date; to: Date },
): ReadCalendar {
  const budget = { steps }
  const clocks = clocksOf(
    calendars.flatMap(({ zones }) => zones),
    { budget },
  )
  const reading = {
    // One day more on both sides covers every zone.
    window: { from: localOf(window.from, -day), to: localOf(window.to, day) },
    budget,
  }
  const written = calendars.map((calendar) =>
    readCalendarEntries(calendar, clocks.clocksFor(calendar.zones)),
  )
  const { kept, tooOften } = dropTooFrequent(groupByUid(written), reading.window)
  const entries = kept
    .flatMap((same) => entriesOf(same, reading))
    .filter(({ starts }) => isWithin(starts, window))
  if (entries.length > maxEntries) return { kind: 'refused', why: 'too_many_entries' }
  return {
    kind: 'read',
    name: calendars.find(({ name }) => name !== null)?.name ?? null,
    entries,
    unreadable: written.reduce((sum, { unreadable }) => sum + unreadable, 0),
    tooOften,
    isCutOff,
    guessedZones: [...clocks.guessed],
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
