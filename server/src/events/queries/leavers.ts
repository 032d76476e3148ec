import type { Counts } from '@touchline/domain/events/answers'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { EventKey } from './page.ts'

const tally = sql`
  count(*) filter (where a.answer = 'going' and a.waiting_order is null) as going,
  count(*) filter (where a.answer = 'maybe') as maybe,
  count(*) filter (where a.answer = 'not_going') as "notGoing",
  count(*) filter (where a.waiting_order is not null) as waiting`

/**
 * Coming events of a team, or with its members as guests, that still count people who left the
 * roster.
 */
export async function findEventsWithLeavers(
  db: Queryable,
  teamId: string,
  now: Date,
): Promise<EventKey[]> {
  const found = await sql<EventKey>`
    select e.team_id as "teamId", e.id as "eventId"
    from (
      select * from events where team_id = ${teamId}
      union
      select e.* from event_guests g join events e on e.team_id = g.team_id and e.id = g.event_id
      where g.guest_team_id = ${teamId}
    ) e
    cross join lateral (
      select ${tally}, bool_or(m.left_at is not null or m.archived_at is not null) as has_leavers
      from answers a join members m on m.team_id = a.roster_team_id and m.id = a.member_id
      where a.team_id = e.team_id and a.event_id = e.id
    ) held
    where e.starts_at > ${now}::timestamptz - interval '15 days'
      and e.ends_at >= ${now} and e.cancelled_at is null
      and (held.has_leavers
        or (held.going, held.maybe, held."notGoing", held.waiting) is distinct from
          (e.going_count::bigint, e.maybe_count::bigint, e.not_going_count::bigint, e.waiting_count::bigint))
    order by e.id`.execute(db)
  return found.rows
}

export async function removeAnswersOfLeavers(
  tx: Transaction,
  { teamId, eventId }: EventKey,
): Promise<void> {
  await sql`
    delete from answers a using members m
    where a.team_id = ${teamId} and a.event_id = ${eventId}
      and m.team_id = a.roster_team_id and m.id = a.member_id
      and (m.left_at is not null or m.archived_at is not null)`.execute(tx)
}

/** Recounts from the answers. */
export async function countAnswers(
  db: Queryable,
  { teamId, eventId }: EventKey,
): Promise<Counts | undefined> {
  const found = await sql<Counts>`
    select ${tally} from answers a
    where a.team_id = ${teamId} and a.event_id = ${eventId}`.execute(db)
  return found.rows[0]
}
