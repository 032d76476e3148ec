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
 * Takes back the answers that were given to another day, time or place. Who gave them is kept, to
 * be asked again; the history of what was said stays.
 */
export async function voidAnswers(
  tx: Transaction,
  { teamId, eventIds }: EventsKey,
  now: Date,
): Promise<void> {
  await sql`
    with gone as (
      delete from answers where team_id = ${teamId} and event_id = any(${[...eventIds]}::uuid[])
      returning event_id, member_id, answer, guest_team_id, unavailability_id
    ), uncounted as (
      update events set going_count = 0, maybe_count = 0, not_going_count = 0, waiting_count = 0,
        timed_at = ${now}
      where team_id = ${teamId} and id = any(${[...eventIds]}::uuid[])
    )
    insert into moved_answers (team_id, event_id, member_id, guest_team_id, answer, moved_at)
    select ${teamId}, event_id, member_id, guest_team_id, answer, ${now} from gone
    where unavailability_id is null
    on conflict (team_id, event_id, member_id) do update set
      answer = excluded.answer, moved_at = excluded.moved_at`.execute(tx)
}

export async function markCancelled(
  tx: Transaction,
  { teamId, eventIds }: EventsKey,
  by: { readonly accountId: string; readonly reason: string | null; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('events')
    .set({ cancelled_at: by.now, cancelled_by: by.accountId, cancel_reason: by.reason })
    .set((row) => ({ version: row('version', '+', 1), updated_at: by.now }))
    .where('team_id', '=', teamId)
    .where('id', 'in', [...eventIds])
    .execute()
}

/** They take place after all; who had seen the cancellation has seen nothing. */
export async function markRestored(
  tx: Transaction,
  { teamId, eventIds }: EventsKey,
  now: Date,
): Promise<void> {
  await tx
    .deleteFrom('cancellation_sightings')
    .where('team_id', '=', teamId)
    .where('event_id', 'in', [...eventIds])
    .execute()
  await tx
    .updateTable('events')
    .set({ cancelled_at: null, cancelled_by: null, cancel_reason: null, timed_at: now })
    .set((row) => ({ version: row('version', '+', 1), updated_at: now }))
    .where('team_id', '=', teamId)
    .where('id', 'in', [...eventIds])
    .execute()
}
