import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import { guestsOf, isAsked } from './event-rows.ts'
import type { EventKey } from './page.ts'

/** The roster rows an event asks that have not answered it. */
export function silentPeople({ teamId, eventId }: EventKey) {
  return sql`
    select m.* from events e
    cross join lateral (
      select o.* from members o where o.team_id = e.team_id
      union all select m.* from ${guestsOf} m
    ) m
    where e.team_id = ${teamId} and e.id = ${eventId} and m.left_at is null
      and m.archived_at is null and (m.team_id <> e.team_id or ${isAsked})
      and not exists (select from answers a
        where a.team_id = e.team_id and a.event_id = e.id and a.member_id = m.id)`
}

export async function countSilent(db: Queryable, key: EventKey): Promise<number> {
  const found = await sql<{ people: number }>`
    select count(*) as people from (${silentPeople(key)}) silent`.execute(db)
  return found.rows[0]?.people ?? 0
}

export async function findReminded(
  db: Queryable,
  { teamId, eventId }: EventKey,
): Promise<Date | null> {
  const row = await db
    .selectFrom('events')
    .select('reminded_at')
    .where('team_id', '=', teamId)
    .where('id', '=', eventId)
    .executeTakeFirst()
  return row?.reminded_at ?? null
}

export async function markReminded(
  tx: Transaction,
  { teamId, eventId }: EventKey,
  { accountId, now }: { readonly accountId: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('events')
    .set({ reminded_at: now, reminded_by: accountId })
    .where('team_id', '=', teamId)
    .where('id', '=', eventId)
    .execute()
}
