import type { EntryFacts } from '@touchline/domain/events/followed-facts'
import type { EntryIdentity } from '@touchline/domain/events/match-entries'
import { folded } from '@touchline/domain/values/folding'

import type { EntryRecord, KnownEntry } from '../queries/calendar-entries.ts'
import type { Calendar } from '../queries/calendars.ts'
import type { Entry } from './calendar-file/entries.ts'
import { instantOn, saidBy } from './entry-facts.ts'

/** The entries of a calendar, and whether all of them could be read. */
export interface CalendarReading {
  readonly entries: readonly Entry[]
  /** How many do not say when they are. */
  readonly unreadable: number
  /** Titles of entries that repeat implausibly often. */
  readonly tooOften: readonly string[]
  /** It ends in the middle. */
  readonly isCutOff: boolean
}

/** An entry of this reading, with what it is known by. */
export type ReadEntry = EntryIdentity &
  Pick<EntryRecord, 'isException' | 'isCancelled'> & { readonly said: EntryFacts }

interface Reader {
  readonly calendar: Calendar
  readonly zone: string
  /** The entries of the reading before. */
  readonly own: readonly KnownEntry[]
}

/** Written twice under one key, the last one counts. */
export function readEntries(
  { entries }: CalendarReading,
  { calendar, zone, own }: Reader,
): readonly ReadEntry[] {
  const before = new Map(own.map((entry) => [entry.key, entry.said]))
  const byKey = new Map(entries.map((entry) => [entry.key, entry]))
  return [...byKey.values()].map((entry) => {
    const { key, uid, isException, isCancelled, original, seriesStarts } = entry
    const said = saidBy(entry, { calendar, zone, was: before.get(key) })
    return {
      key,
      uid,
      isException,
      isCancelled,
      said,
      originalAt: instantOn(original, zone),
      seriesStartsAt: seriesStarts && instantOn(seriesStarts, zone),
      startsAt: said.startsAt,
      title: folded(said.title),
    }
  })
}
