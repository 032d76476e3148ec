import { maxEntries } from '@touchline/domain/events/following'

import { CalendarTooLarge } from './budget.ts'
import { calendarsOf, type OneCalendar } from './calendars.ts'
import { entriesOf, type Entry } from './entries.ts'
import { blocksOf, type TakenApart } from './lines.ts'
import type { Moment } from './times.ts'
import { withoutTooOften } from './too-often.ts'
import { byUid, writtenIn } from './written.ts'
import { clocksOf } from './zones.ts'

export type ReadCalendar =
  | {
      readonly kind: 'read'
      readonly name: string | null
      readonly entries: readonly Entry[]
      /** Entries without a time that can be read: they are left out. */
      readonly unreadable: number
      /** The titles of entries that repeat more often than anybody meets: they are left out, too. */
      readonly tooOften: readonly string[]
      /** Its end is missing. */
      readonly isCutOff: boolean
      /** Zones that only their name hints at, if at all. */
      readonly guessedZones: readonly string[]
    }
  | { readonly kind: 'refused'; readonly why: 'not_a_calendar' | 'too_many_entries' }

const maxSteps = 20_000
const day = 86_400_000

/**
 * The port to calendars of other programs: whatever they write becomes a list of entries. What
 * starts in the window is found (days and floating hours by their own text), repeats unfolded.
 */
export function readCalendar(text: string, window: { from: Date; to: Date }): ReadCalendar {
  try {
    const apart = blocksOf(text)
    const calendars = calendarsOf(apart.blocks)
    if (calendars.length === 0) return { kind: 'refused', why: 'not_a_calendar' }
    return readAll({ ...apart, calendars }, window)
  } catch (error) {
    if (error instanceof CalendarTooLarge) return { kind: 'refused', why: 'too_many_entries' }
    throw error
  }
}

type WholeFile = TakenApart & { readonly calendars: readonly OneCalendar[] }

function readAll(
  { calendars, isCutOff }: WholeFile,
  window: { from: Date; to: Date },
): ReadCalendar {
  const budget = { steps: maxSteps }
  const clocks = clocksOf(
    calendars.flatMap(({ zones }) => zones),
    { budget },
  )
  const reading = {
    // A day more on both sides, for no clock is further from UTC.
    window: { from: localOf(window.from, -day), to: localOf(window.to, day) },
    budget,
  }
  const written = calendars.map((calendar) => writtenIn(calendar, clocks.clocksFor(calendar.zones)))
  const { kept, tooOften } = withoutTooOften(byUid(written), reading.window)
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
