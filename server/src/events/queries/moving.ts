import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

export interface EventsKey {
  readonly teamId: string
  readonly eventIds: readonly string[]
}

/** How many people have themselves answered at least one of some events. */
export async function countAnswerers(
  db: Queryable,
  { teamId, eventIds }: EventsKey,
): Promise<number> {
  const found = await sql<{ people: number }>`
    select count(distinct member_id) as people from answers
    where team_id = ${teamId} and event_id = any(${[...eventIds]}::uuid[])
      and unavailability_id is null`.execute(db)
  return found.rows[0]?.people ?? 0
}

/**
 * Voids the answers of some events. They are kept with the day, time and place they were given to
 * and count again if the event moves back.
 */
export async function voidAnswers(
  tx: Transaction,
  { teamId, eventIds }: EventsKey,
  now: Date,
): Promise<void> {
  await sql`
    with gone as (
      delete from answers where team_id = ${teamId} and event_id = any(${[...eventIds]}::uuid[])
      returning *
    ), uncounted as (
      update events set going_count = 0, maybe_count = 0, not_going_count = 0, waiting_count = 0
      where team_id = ${teamId} and id = any(${[...eventIds]}::uuid[])
    )
    insert into moved_answers (team_id, event_id, member_id, guest_team_id, answer, moved_at,
      for_starts_at, for_ends_at, for_place, comment, answered_by, answered_at, waiting_order)
    select ${teamId}, event_id, member_id, guest_team_id, answer, ${now},
      for_starts_at, for_ends_at, for_place, comment, answered_by, answered_at, waiting_order
    from gone where unavailability_id is null
    on conflict (team_id, event_id, member_id) do update set
      answer = excluded.answer, moved_at = excluded.moved_at,
      for_starts_at = excluded.for_starts_at, for_ends_at = excluded.for_ends_at,
      for_place = excluded.for_place, comment = excluded.comment,
      answered_by = excluded.answered_by, answered_at = excluded.answered_at,
      waiting_order = excluded.waiting_order`.execute(tx)
}

/** After a new day, time or place, earlier reminders no longer block others. */
export async function markMoved(
  tx: Transaction,
  { teamId, eventIds }: EventsKey,
  now: Date,
): Promise<void> {
  await forgetSightings(tx, { teamId, eventIds })
  await sql`
    update events set timed_at = ${now}, reminded_at = null, reminded_by = null
    where team_id = ${teamId} and id = any(${[...eventIds]}::uuid[])`.execute(tx)
}

export async function markCancelled(
  tx: Transaction,
  { teamId, eventIds }: EventsKey,
  by: { readonly accountId: string; readonly reason: string | null; readonly now: Date },
): Promise<void> {
  await forgetSightings(tx, { teamId, eventIds })
  await tx
    .updateTable('events')
    .set({ cancelled_at: by.now, cancelled_by: by.accountId, cancel_reason: by.reason })
    .set((row) => ({ version: row('version', '+', 1), updated_at: by.now }))
    .where('team_id', '=', teamId)
    .where('id', 'in', [...eventIds])
    .execute()
}

export async function markRestored(
  tx: Transaction,
  { teamId, eventIds }: EventsKey,
  now: Date,
): Promise<void> {
  await forgetSightings(tx, { teamId, eventIds })
  await tx
    .updateTable('events')
    .set({ cancelled_at: null, cancelled_by: null, cancel_reason: null, timed_at: now })
    .set((row) => ({ version: row('version', '+', 1), updated_at: now }))
    .where('team_id', '=', teamId)
    .where('id', 'in', [...eventIds])
    .execute()
}

/** No one has seen this change yet. */
async function forgetSightings(tx: Transaction, { teamId, eventIds }: EventsKey): Promise<void> {
  await tx
    .deleteFrom('event_views')
    .where('team_id', '=', teamId)
    .where('event_id', 'in', [...eventIds])
    .execute()
}
