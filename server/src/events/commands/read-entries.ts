import type { EntryIdentity } from '@touchline/domain/events/match-entries'
import type { EntryFacts } from '@touchline/domain/events/merge-reading'
import { foldText } from '@touchline/domain/values/folding'

import type { EntryRecord, KnownEntry } from '../queries/calendar-entries.ts'
import type { Calendar } from '../queries/calendars.ts'
import type { Entry } from './calendar-file/entries.ts'
import { toInstantIn, readEntryFacts } from './entry-facts.ts'

/** The entries of a calendar, and whether all could be read. */
export interface CalendarReading {
  readonly entries: readonly Entry[]
  /** How many have no readable time. */
  readonly unreadable: number
  /** Titles of entries that repeat implausibly often. */
  readonly tooOften: readonly string[]
  /** The file ends too early. */
  readonly isCutOff: boolean
}

/** An entry of this reading with its keys. */
export type ReadEntry = EntryIdentity &
  Pick<EntryRecord, 'isException' | 'isCancelled'> & { readonly said: EntryFacts }

interface Reader {
  readonly calendar: Calendar
  readonly zone: string
  /** The entries of the previous reading. */
  readonly own: readonly KnownEntry[]
}

/** If a key occurs twice, the last entry counts. */
export function readEntries(
  { entries }: CalendarReading,
  { calendar, zone, own }: Reader,
): readonly ReadEntry[] {
  const before = new Map(own.map((entry) => [entry.key, entry.said]))
  const byKey = new Map(entries.map((entry) => [entry.key, entry]))
  return [...byKey.values()].map((entry) => {
    const { key, uid, isException, isCancelled, original, seriesStarts } = entry
    const said = readEntryFacts(entry, { calendar, zone, was: before.get(key) })
    return {
      key,
      uid,
      isException,
      isCancelled,
      said,
      originalAt: toInstantIn(original, zone),
      seriesStartsAt: seriesStarts && toInstantIn(seriesStarts, zone),
      startsAt: said.startsAt,
      title: foldText(said.title),
    }
  })
}
