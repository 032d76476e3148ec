import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { speaks } from '#server/teams/queries/speaking.ts'

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

/**
 * How many of them hear of it, themselves or by a guardian, whoever reminds left out, and how many have
 * nobody with an account who could.
 */
export async function countSilent(
  db: Queryable,
  key: EventKey,
  remindedBy: string,
): Promise<{ people: number; unreached: number }> {
  const found = await sql<{ people: number; unreached: number }>`
    select count(*) filter (where ${remindedBy}::uuid <> any(readers)) as people,
      count(*) filter (where cardinality(readers) = 0) as unreached
    from (${silentPeople(key)}) silent
    cross join lateral (
      select array_remove(array_append(array_agg(g.account_id), silent.account_id), null) as readers
      from guardianships care
      join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
        and ${speaks('care', 'g')}
      where care.team_id = silent.team_id and care.member_id = silent.id
    ) told`.execute(db)
  return found.rows[0] ?? { people: 0, unreached: 0 }
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
