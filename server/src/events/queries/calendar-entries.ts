import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { EventsKey } from './moving.ts'

export interface CalendarKey {
  readonly teamId: string
  readonly calendarId: string
}

/** Which event an entry is; none when it was removed here, and stays out. */
export interface KnownEntry {
  readonly key: string
  readonly eventId: string | null
  readonly isFollowed: boolean
}

export async function findEntries(
  db: Queryable,
  { teamId, calendarId }: CalendarKey,
): Promise<KnownEntry[]> {
  return db
    .selectFrom('calendar_entries')
    .select(['entry_key as key', 'event_id as eventId', 'is_followed as isFollowed'])
    .where('team_id', '=', teamId)
    .where('import_id', '=', calendarId)
    .execute()
}

export async function insertEntries(
  tx: Transaction,
  { teamId, calendarId }: CalendarKey,
  entries: readonly { readonly key: string; readonly eventId: string }[],
): Promise<void> {
  await sql`
    insert into calendar_entries (team_id, import_id, entry_key, event_id)
    select ${teamId}, ${calendarId}, n.entry_key, n.event_id
    from unnest(${entries.map(({ key }) => key)}::text[],
      ${entries.map(({ eventId }) => eventId)}::uuid[]) as n (entry_key, event_id)
    on conflict (team_id, import_id, entry_key) do update set
      event_id = excluded.event_id, is_followed = true`.execute(tx)
}

/** Forgets entries whose events vanish with them: should they come back, they are new. */
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

/** What was changed by hand follows its calendar no longer. */
export async function unfollow(tx: Transaction, { teamId, eventIds }: EventsKey): Promise<void> {
  if (eventIds.length === 0) return
  await tx
    .updateTable('calendar_entries')
    .set({ is_followed: false })
    .where('team_id', '=', teamId)
    .where('event_id', 'in', [...eventIds])
    .execute()
}

/** Of some events those that somebody has answered, was marked at, has commented or prepared as a match day. */
export async function findInUse(
  db: Queryable,
  { teamId, eventIds }: EventsKey,
): Promise<ReadonlySet<string>> {
  const found = await sql<{ id: string }>`
    select e.id from events e
    where e.team_id = ${teamId} and e.id = any(${[...eventIds]}::uuid[]) and (
      exists (select from answer_history h where h.team_id = e.team_id and h.event_id = e.id)
      or exists (select from attendance_marks m where m.team_id = e.team_id and m.event_id = e.id)
      or exists (select from event_comments c where c.team_id = e.team_id and c.event_id = e.id)
      or exists (select from match_days d where d.team_id = e.team_id and d.event_id = e.id))
  `.execute(db)
  return new Set(found.rows.map(({ id }) => id))
}

export async function deleteEvents(
  tx: Transaction,
  { teamId, eventIds }: EventsKey,
): Promise<void> {
  await tx
    .deleteFrom('events')
    .where('team_id', '=', teamId)
    .where('id', 'in', [...eventIds])
    .execute()
}

/** The name of the calendar the event `e` follows. */
export const followed = sql<string | null>`(
  select c.name from calendar_entries x
  join calendar_imports c on c.team_id = x.team_id and c.id = x.import_id
  where x.team_id = e.team_id and x.event_id = e.id and x.is_followed
    and c.stopped_at is null and c.address is not null)`
