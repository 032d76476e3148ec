import { judgeVanished } from '@touchline/domain/events/trusted-reading'

import type { KnownEntry } from '../queries/calendar-entries.ts'
import type { Calendar } from '../queries/calendars.ts'
import type { EditableEvent } from '../queries/editable.ts'
import type { CalendarReading } from './read-entries.ts'

interface Before {
  readonly calendar: Calendar
  /** From all calendars of the team. */
  readonly known: readonly KnownEntry[]
  /** Entries in this reading. */
  readonly seen: ReadonlySet<string>
  readonly events: ReadonlyMap<string, EditableEvent>
  readonly now: Date
}

interface VanishedEntries {
  readonly gone: readonly EditableEvent[]
  /** The keys of entries kept for now. */
  readonly missing: readonly string[]
  /** True if no coming event is left: other changes of the calendar then wait too. */
  readonly isAll: boolean
  /** The keys of entries that another calendar still has. */
  readonly elsewhere: readonly string[]
}

/** Coming events that this reading no longer contains. */
export function findVanishedEntries(
  { calendar, known, seen, events, now }: Before,
  { isCutOff, unreadable, tooOften }: CalendarReading,
): VanishedEntries {
  if (calendar.address === null) return { gone: [], missing: [], isAll: false, elsewhere: [] }
  const others = heldBy(known.filter(({ calendarId }) => calendarId !== calendar.calendarId))
  const coming = known
    .filter(
      ({ calendarId, isKept, isCancelled }) =>
        // Staff have decided about events that were cancelled but still take place here.
        calendarId === calendar.calendarId && !isKept && !isCancelled,
    )
    .flatMap((entry) => {
      const event = events.get(entry.eventId ?? '')
      if (event === undefined || event.cancelledAt !== null) return []
      return new Date(event.startsAt) > now ? [{ ...entry, event }] : []
    })
  const unseen = coming.filter(({ subject }) => !seen.has(subject))
  const alone = unseen.filter(({ subject }) => !others.has(subject))
  const elsewhere = unseen.filter(({ subject }) => others.has(subject))
  const ahead = coming.length - elsewhere.length
  const { gone, missing } = judgeVanished(alone, {
    isCutOff,
    leftOut: unreadable + tooOften.length,
    coming: ahead,
    now,
  })
  return {
    gone: gone.map(({ event }) => event),
    missing: missing.map(({ key }) => key),
    isAll: missing.length > 0 && missing.length === ahead,
    elsewhere: elsewhere.map(({ key }) => key),
  }
}

/** Events that other followed calendars still contain. */
function heldBy(others: readonly KnownEntry[]): ReadonlySet<string> {
  const saying = others.filter(
    ({ isFollowed, isCancelled, missingSince }) =>
      isFollowed && !isCancelled && missingSince === null,
  )
  return new Set(saying.map(({ subject }) => subject))
}
