import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { CalendarKey } from './calendar-entries.ts'

/**
 * Marks events as cancelled by their calendar, so that they are restored once it contains them
 * again.
 */
export async function markGone(
  tx: Transaction,
  { teamId, calendarId }: CalendarKey,
  eventIds: readonly string[],
): Promise<void> {
  await sql`
    update calendar_entries set is_cancelled = true, missing_since = null
    where team_id = ${teamId} and import_id = ${calendarId}
      and event_id = any(${[...eventIds]}::uuid[])`.execute(tx)
}

/** Saves since when entries are missing. */
export async function markMissing(
  tx: Transaction,
  { teamId, calendarId }: CalendarKey,
  { keys, now }: { readonly keys: readonly string[]; readonly now: Date },
): Promise<void> {
  await sql`
    update calendar_entries set missing_since = coalesce(missing_since, ${now})
    where team_id = ${teamId} and import_id = ${calendarId}
      and entry_key = any(${[...keys]}::text[])`.execute(tx)
}

/** SQL, for an entry `x`: no other followed calendar has its event. */
export const isInNoOtherCalendar = sql<boolean>`not exists (
  select from calendar_entries other
  join calendar_imports c on c.team_id = other.team_id and c.id = other.import_id
  where other.team_id = x.team_id and other.event_id = x.event_id and other.import_id <> x.import_id
    and c.address is not null and c.stopped_at is null
    and other.missing_since is null and not other.is_cancelled)`

/** Coming events that are missing from a calendar and from all other followed ones. */
export async function findMissing(
  db: Queryable,
  { teamId, calendarId }: CalendarKey,
  now: Date,
): Promise<string[]> {
  const found = await sql<{ eventId: string }>`
    select x.event_id as "eventId" from calendar_entries x
    join events e on e.team_id = x.team_id and e.id = x.event_id
    where x.team_id = ${teamId} and x.import_id = ${calendarId} and x.missing_since is not null
      and e.cancelled_at is null and e.starts_at > ${now}
      and ${isInNoOtherCalendar}`.execute(db)
  return found.rows.map(({ eventId }) => eventId)
}

/** Keeps missing events until the calendar contains them again. */
export async function keepMissing(
  tx: Transaction,
  { teamId, calendarId }: CalendarKey,
): Promise<void> {
  await sql`
    update calendar_entries set missing_since = null, is_kept = true
    where team_id = ${teamId} and import_id = ${calendarId}
      and missing_since is not null`.execute(tx)
}
