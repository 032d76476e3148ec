import { changedFacts, movesEvent, type EventFacts } from '@touchline/domain/events/changes'
import { matchEntries } from '@touchline/domain/events/match-entries'
import { mergeReading } from '@touchline/domain/events/merge-reading'

import type { Transaction } from '#server/platform/database/database.ts'

import { findEntries, type EntryRecord, type KnownEntry } from '../queries/calendar-entries.ts'
import type { Calendar } from '../queries/calendars.ts'
import { lockEvents, type EditableEvent } from '../queries/editable.ts'
import { adoptEvents, type AdoptedEntry } from './adopt-events.ts'
import { readEntries, type CalendarReading, type ReadEntry } from './read-entries.ts'
import { findVanishedEntries } from './vanished-entries.ts'

/** Everything that reading a calendar will do. */
export interface FollowingPlan {
  readonly created: readonly ReadEntry[]
  /** New entries whose events the team already has. */
  readonly adopted: readonly AdoptedEntry[]
  readonly changed: readonly {
    readonly event: EditableEvent
    readonly facts: EventFacts
    /** True if time or place of an event that isn't over changes. */
    readonly moves: boolean
  }[]
  readonly cancelled: readonly EditableEvent[]
  readonly restored: readonly EditableEvent[]
  /** No longer in the calendar. */
  readonly gone: readonly EditableEvent[]
  /** The keys of entries missing from a calendar that looks broken. */
  readonly missing: readonly string[]
  readonly saved: readonly EntryRecord[]
  /** The keys of entries saved under another key or in another calendar. */
  readonly dropped: readonly string[]
}

export interface FollowingContext {
  readonly calendar: Calendar
  readonly zone: string
  readonly now: Date
}

interface Matched {
  readonly read: ReadEntry
  readonly stored: KnownEntry
  readonly event: EditableEvent | undefined
}

/**
 * Compares a calendar with what all the team's calendars said before. Events removed by hand stay
 * removed; a file removes nothing, because another file may hold another part.
 */
export async function planFollowing(
  tx: Transaction,
  following: FollowingContext,
  reading: CalendarReading,
): Promise<FollowingPlan> {
  const { calendar, zone, now } = following
  const { teamId, calendarId } = calendar
  const known = await findEntries(tx, teamId)
  const own = known.filter((entry) => entry.calendarId === calendarId)
  const read = readEntries(reading, { calendar, zone, own })
  const isComplete = calendar.address !== null
  const pairs = matchEntries({ read, stored: known, calendarId, isComplete, zone, now })

  const eventIds = [...pairs.values(), ...own].flatMap(({ eventId }) => eventId ?? [])
  const locked = await lockEvents(tx, { teamId, eventIds })
  const events = new Map(locked.map((event) => [event.id, event]))
  const matched = read.flatMap((entry): Matched[] => {
    const stored = pairs.get(entry.key)
    if (stored === undefined || isCutAway(stored, entry, reading)) return []
    return [{ read: entry, stored, event: events.get(stored.eventId ?? '') }]
  })
  const seen = new Set([...pairs.values()].map(({ subject }) => subject))
  const vanished = findVanishedEntries({ ...following, known, seen, events }, reading)
  const isAppearing = ({ key, isCancelled }: ReadEntry) => !isCancelled && !pairs.has(key)
  const appearing = vanished.isAll ? [] : read.filter(isAppearing)
  return {
    ...(await adoptEvents(tx, teamId, appearing)),
    ...consequencesOf(matched, now),
    gone: vanished.gone,
    missing: vanished.missing,
    saved: matched.flatMap((one) => savedBy(one, calendarId)),
    dropped: [...vanished.elsewhere, ...matched.flatMap((one) => droppedBy(one, calendarId))],
  }
}

/** A truncated calendar may have lost a changed date of a series. */
function isCutAway(stored: KnownEntry, read: ReadEntry, { isCutOff }: CalendarReading): boolean {
  return isCutOff && stored.isException && !read.isException
}

type Consequences = Pick<FollowingPlan, 'changed' | 'cancelled' | 'restored'>

function consequencesOf(matched: readonly Matched[], now: Date): Consequences {
  const here = matched.flatMap(({ event, ...one }) => (event ? { ...one, event } : []))
  const isOff = ({ cancelledAt }: EditableEvent) => cancelledAt !== null
  return {
    changed: here.flatMap((one) => (one.read.isCancelled ? [] : changeOf(one, now))),
    cancelled: here.flatMap(({ read, stored, event }) =>
      read.isCancelled && !stored.isCancelled && !isOff(event) ? event : [],
    ),
    restored: here.flatMap(({ read, stored, event }) =>
      !read.isCancelled && stored.isCancelled && !stored.isCancelledHere && isOff(event)
        ? event
        : [],
    ),
  }
}

/** Corrects past events without notifications. */
function changeOf(
  { read, stored, event }: Matched & { readonly event: EditableEvent },
  now: Date,
): FollowingPlan['changed'] {
  const facts = mergeReading(event.facts, {
    was: stored.said,
    is: read.said,
    zone: event.zone,
    hasOwnType: event.own.includes('type'),
  })
  const difference = changedFacts(event.facts, facts)
  if (difference.length === 0) return []
  const isAhead = new Date(event.startsAt) > now || new Date(facts.startsAt) > now
  return [{ event, facts, moves: isAhead && movesEvent(difference) }]
}

/** Only new values. Ignores other changes of a cancelled entry. */
function savedBy({ read, stored }: Matched, calendarId: string): readonly EntryRecord[] {
  const { key, uid, originalAt, seriesStartsAt, isException, isCancelled } = read
  const { type: _, ...said } = read.said
  const record = {
    key,
    uid,
    originalAt,
    seriesStartsAt,
    isException,
    said: isCancelled ? (stored.said ?? said) : said,
    isCancelled,
    isCancelledHere: stored.isCancelledHere,
    eventId: stored.eventId,
  }
  const isKnown = stored.calendarId === calendarId && isSameRecord(stored, record)
  return isKnown && stored.missingSince === null && !stored.isKept ? [] : [record]
}

function isSameRecord(stored: KnownEntry, record: EntryRecord): boolean {
  const written = (one: EntryRecord) => [
    one.key,
    one.uid,
    one.originalAt,
    one.seriesStartsAt,
    one.isException,
    one.isCancelled,
    one.said?.title,
    one.said?.location,
    one.said?.startsAt,
    one.said?.endsAt,
    one.said?.isAllDay,
  ]
  return JSON.stringify(written(stored)) === JSON.stringify(written(record))
}

function droppedBy({ read, stored }: Matched, calendarId: string): readonly string[] {
  return stored.calendarId === calendarId && stored.key !== read.key ? [stored.key] : []
}
