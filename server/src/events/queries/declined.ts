import type { DayRange } from '@touchline/domain/events/unavailability'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

interface Members {
  readonly teamId: string
  readonly memberIds: readonly string[]
}

interface During {
  readonly days: DayRange
  readonly now: Date
}

export interface PositiveAnswer {
  readonly eventId: string
  /** People who answered "going" or "maybe". */
  readonly promised: readonly string[]
}

/** Coming events on these days that the people answered with "going" or "maybe", in lock order. */
export async function findPositiveAnswers(
  db: Queryable,
  { teamId, memberIds }: Members,
  during: During,
): Promise<readonly PositiveAnswer[]> {
  const found = await sql<PositiveAnswer>`
    select e.id as "eventId", array_agg(a.member_id) as promised
    from events e
    join answers a on a.team_id = e.team_id and a.event_id = e.id
      and a.member_id = any(${[...memberIds]}::uuid[]) and a.answer in ('going', 'maybe')
    where e.team_id = ${teamId} and ${isComingOn(during)}
      -- After the deadline only a "yes" can be taken back.
      and (e.answer_until is null or e.answer_until > ${during.now} or a.answer = 'going')
    group by e.id order by e.id`.execute(db)
  return found.rows
}

/** How many coming events on these days the people miss. */
export async function countDeclined(
  db: Queryable,
  { teamId, memberIds }: Members,
  during: During,
): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*) as count from events e
    join answers a on a.team_id = e.team_id and a.event_id = e.id
      and a.member_id = any(${[...memberIds]}::uuid[]) and a.answer = 'not_going'
    where e.team_id = ${teamId} and ${isComingOn(during)}`.execute(db)
  return found.rows[0]?.count ?? 0
}

/** SQL: event `e` is not cancelled, has not begun and overlaps one of the days in its own zone. */
function isComingOn({ days: { firstDay, lastDay }, now }: During) {
  return sql`e.cancelled_at is null and e.starts_at > ${now}
    and e.starts_at < (${lastDay}::date + 1)::timestamp at time zone e.time_zone
    and e.ends_at > ${firstDay}::date::timestamp at time zone e.time_zone`
}
