import type { StoredEntry } from '@touchline/domain/events/match-entries'
import type { PreviousFacts } from '@touchline/domain/events/merge-reading'
import { foldText } from '@touchline/domain/values/folding'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { EventsKey } from './moving.ts'

export interface CalendarKey {
  readonly teamId: string
  readonly calendarId: string
}

/** An entry as last read. */
export interface EntryRecord {
  readonly key: string
  readonly uid: string | null
  readonly originalAt: string | null
  readonly seriesStartsAt: string | null
  /** A date that was changed individually. */
  readonly isException: boolean
  /** Undefined if the calendar's text is unknown. */
  readonly said: PreviousFacts | undefined
  readonly isCancelled: boolean
  /** Cancelled by staff, so the calendar no longer decides. */
  readonly isCancelledHere: boolean
  /** Null if removed here; it stays removed. */
  readonly eventId: string | null
}

export interface KnownEntry extends EntryRecord, StoredEntry {
  readonly missingSince: Date | null
  /** Staff keep it although the calendar dropped it. */
  readonly isKept: boolean
  /** From a followed address. */
  readonly isFollowed: boolean
}

interface Row {
  readonly key: string
  readonly calendarId: string
  readonly eventId: string | null
  readonly uid: string | null
  readonly originalAt: Date | null
  readonly seriesStartsAt: Date | null
  readonly isException: boolean
  readonly title: string | null
  readonly place: string | null
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly isAllDay: boolean
  readonly isCancelled: boolean
  readonly isCancelledHere: boolean
  readonly missingSince: Date | null
  readonly isKept: boolean
  readonly isFollowed: boolean
}

/** The entries of all the team's calendars, in a fixed order. */
export async function findEntries(db: Queryable, teamId: string): Promise<KnownEntry[]> {
  const found = await sql<Row>`
    select x.entry_key as key, x.import_id as "calendarId", x.event_id as "eventId", x.uid,
      x.original_at as "originalAt", x.series_starts_at as "seriesStartsAt",
      x.is_exception as "isException", x.title, x.place, x.starts_at as "startsAt",
      x.ends_at as "endsAt", x.is_all_day as "isAllDay", x.is_cancelled as "isCancelled",
      x.cancelled_here as "isCancelledHere", x.missing_since as "missingSince",
      x.is_kept as "isKept", c.address is not null and c.stopped_at is null as "isFollowed"
    from calendar_entries x
    join calendar_imports c on c.team_id = x.team_id and c.id = x.import_id
    where x.team_id = ${teamId}
    order by x.starts_at, x.import_id, x.entry_key`.execute(db)
  return found.rows.map(entryOf)
}

function entryOf(row: Row): KnownEntry {
  return {
    ...row,
    originalAt: instantOr(row.originalAt),
    seriesStartsAt: instantOr(row.seriesStartsAt),
    startsAt: instantOr(row.startsAt),
    title: row.title === null ? null : foldText(row.title),
    subject: row.eventId ?? `${row.calendarId} ${row.key}`,
    said: saidIn(row),
  }
}

function instantOr(moment: Date | null): string | null {
  return moment?.toISOString() ?? null
}

function saidIn({ title, place, startsAt, endsAt, isAllDay }: Row): PreviousFacts | undefined {
  if (title === null || startsAt === null || endsAt === null) return undefined
  return {
    title,
    location: place,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    isAllDay,
  }
}

/** Saves what was read and clears "missing" and "kept". */
export async function saveEntries(
  tx: Transaction,
  { teamId, calendarId }: CalendarKey,
  entries: readonly EntryRecord[],
): Promise<void> {
  const rows = entries.map((entry) => ({
    ...columnsOf(entry),
    team_id: teamId,
    import_id: calendarId,
    is_kept: false,
  }))
  if (rows.length === 0) return
  await sql`
    insert into calendar_entries
    select * from jsonb_populate_recordset(null::calendar_entries, ${JSON.stringify(rows)}::jsonb)
    on conflict (team_id, import_id, entry_key) do update set
      event_id = excluded.event_id, uid = excluded.uid, original_at = excluded.original_at,
      series_starts_at = excluded.series_starts_at, is_exception = excluded.is_exception,
      title = excluded.title, place = excluded.place, starts_at = excluded.starts_at,
      ends_at = excluded.ends_at, is_all_day = excluded.is_all_day,
      is_cancelled = excluded.is_cancelled, cancelled_here = excluded.cancelled_here,
      missing_since = null, is_kept = false`.execute(tx)
}

function columnsOf(entry: EntryRecord) {
  const said = entry.said ?? nothingSaid
  return {
    entry_key: entry.key,
    event_id: entry.eventId,
    uid: entry.uid,
    original_at: entry.originalAt,
    series_starts_at: entry.seriesStartsAt,
    is_exception: entry.isException,
    title: said.title,
    place: said.location,
    starts_at: said.startsAt,
    ends_at: said.endsAt,
    is_all_day: said.isAllDay,
    is_cancelled: entry.isCancelled,
    cancelled_here: entry.isCancelledHere,
  }
}

const nothingSaid = { title: null, location: null, startsAt: null, endsAt: null, isAllDay: false }

/** Deletes entries that are saved under another key or in another calendar. */
export async function dropEntries(
  tx: Transaction,
  { teamId, calendarId }: CalendarKey,
  keys: readonly string[],
): Promise<void> {
  await sql`
    delete from calendar_entries where team_id = ${teamId} and import_id = ${calendarId}
      and entry_key = any(${[...keys]}::text[])`.execute(tx)
}

/** Deletes entries with their events; if they reappear, they count as new. */
export async function removeEntries(
  tx: Transaction,
  { teamId, eventIds }: EventsKey,
): Promise<void> {
  await tx
    .deleteFrom('calendar_entries')
    .where('team_id', '=', teamId)
    .where('event_id', 'in', [...eventIds])
    .execute()
}

/** Marks events that staff have cancelled themselves. */
export async function markCancelledHere(
  tx: Transaction,
  { teamId, eventIds }: EventsKey,
  isCancelledHere: boolean,
): Promise<void> {
  await sql`
    update calendar_entries set cancelled_here = ${isCancelledHere}
    where team_id = ${teamId} and event_id = any(${[...eventIds]}::uuid[])`.execute(tx)
}

/** The name of the calendar that event `e` follows. */
export const followedCalendarName = sql<string | null>`(
  select c.name from calendar_entries x
  join calendar_imports c on c.team_id = x.team_id and c.id = x.import_id
  where x.team_id = e.team_id and x.event_id = e.id
    and c.stopped_at is null and c.address is not null
  order by c.added_at limit 1)`
