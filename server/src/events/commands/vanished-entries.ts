import { judgeVanished } from '@touchline/domain/events/trusted-reading'

import type { KnownEntry } from '../queries/calendar-entries.ts'
import type { Calendar } from '../queries/calendars.ts'
import type { EditableEvent } from '../queries/editable.ts'
import type { CalendarReading } from './read-entries.ts'

interface Before {
  readonly calendar: Calendar
  /** Of all calendars of the team. */
  readonly known: readonly KnownEntry[]
  /** The entries that this reading still has. */
  readonly seen: ReadonlySet<string>
  readonly events: ReadonlyMap<string, EditableEvent>
  readonly now: Date
}

interface VanishedEntries {
  readonly gone: readonly EditableEvent[]
  /** The keys of what is kept for now. */
  readonly missing: readonly string[]
  /** No coming event is left: other changes of the calendar can wait, too. */
  readonly isAll: boolean
  /** The keys of entries that another calendar still has. */
  readonly elsewhere: readonly string[]
}

/** What of the events to come this reading doesn't say any more. */
export function vanishedFrom(
  { calendar, known, seen, events, now }: Before,
  { isCutOff, unreadable, tooOften }: CalendarReading,
): VanishedEntries {
  if (calendar.address === null) return { gone: [], missing: [], isAll: false, elsewhere: [] }
  const others = heldBy(known.filter(({ calendarId }) => calendarId !== calendar.calendarId))
  const coming = known
    .filter(
      ({ calendarId, isKept, isCancelled }) =>
        // What is called off already and takes place here all the same has been decided.
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

/** The events of other calendars that are followed and still say them. */
function heldBy(others: readonly KnownEntry[]): ReadonlySet<string> {
  const saying = others.filter(
    ({ isFollowed, isCancelled, missingSince }) =>
      isFollowed && !isCancelled && missingSince === null,
  )
  return new Set(saying.map(({ subject }) => subject))
}
