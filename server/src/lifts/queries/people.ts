import { sql, type RawBuilder } from 'kysely'

import type { EventKey } from '#server/events/queries/page.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { blockedFrom } from '#server/teams/queries/guardian-rights.ts'

/** SQL: member `m` is in the team of lift row `lift`, or a guest of its event. */
export function isTeamMemberOrGuest(lift: string, m: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${m}.team_id`)} = ${sql.ref(`${lift}.team_id`)}
    or ${isGuest(lift, m)})`
}

/** SQL: member `m` of another team is a guest of the event of lift row `lift`. */
export function isGuest(lift: string, m: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from event_guests guest
    where guest.team_id = ${sql.ref(`${lift}.team_id`)}
      and guest.event_id = ${sql.ref(`${lift}.event_id`)}
      and guest.guest_team_id = ${sql.ref(`${m}.team_id`)}
      and guest.member_id = ${sql.ref(`${m}.id`)})`
}

interface AtEvent {
  readonly team: RawBuilder<unknown>
  readonly event: RawBuilder<unknown>
}

/** SQL for the people of an event, guests too, from whom the club blocks an account; empty if none. */
export function blockedAt({ team, event }: AtEvent, account: RawBuilder<unknown>) {
  return sql<string[]>`(coalesce(${blockedFrom(team, account)}, '{}')
    || array(select kept.id from (
        select distinct guest.guest_team_id as team_id from event_guests guest
        where guest.team_id = ${team} and guest.event_id = ${event}) home
      cross join lateral unnest(${blockedFrom(sql`home.team_id`, account)}) as kept (id)))`
}

/** The people of an event, guests too, from whom the club blocks an account. */
export async function findBlockedAt(
  db: Queryable,
  { teamId, eventId }: EventKey,
  accountId: string,
): Promise<readonly string[]> {
  const at = { team: sql`${teamId}::uuid`, event: sql`${eventId}::uuid` }
  const found = await sql<{ ids: string[] }>`
    select ${blockedAt(at, sql`${accountId}::uuid`)} as ids`.execute(db)
  return found.rows[0]?.ids ?? []
}
