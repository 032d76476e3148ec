import type { InvitedPlayer, PastAttendance } from '@touchline/domain/attendance/forecast'
import { eventTypes, isMatch } from '@touchline/domain/events/event-types'
import { sql } from 'kysely'

import { withAnswer } from '#server/events/queries/answer-parts.ts'
import { guestsOf, isInvitedNow, isInAudience } from '#server/events/queries/event-rows.ts'
import type { EventKey } from '#server/events/queries/page.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { isPlayingRow } from '#server/teams/queries/staff.ts'

/** An upcoming event with its players' past attendance. */
export interface ComingEvent extends PastAttendance {
  readonly places: number | null
  readonly minimum: number | null
}

interface Row extends Omit<ComingEvent, 'players'> {
  readonly players: readonly InvitedPlayer[] | null
}

const matchTypes = eventTypes.filter(isMatch)

const isPresent = sql`k.mark in ('present', 'late')`

/**
 * The players invited to an event, and how they attended the last 20 events of a year, events of
 * the same kind first. Undefined if the event is over, cancelled, not sent out or another team's.
 */
export async function findPastAttendance(
  db: Queryable,
  { teamId, eventId }: EventKey,
  now: Date,
): Promise<ComingEvent | undefined> {
  const found = await sql<Row>`
    with target as materialized (
      select e.* from events e
      where e.team_id = ${teamId} and e.id = ${eventId}
        and e.cancelled_at is null and e.is_invited and e.starts_at > ${now}
    ),
    past as materialized (
      select e.team_id, e.id, e.starts_at, e.audience, e.audience_roles
      from target t join events e on e.team_id = t.team_id
      where e.team_id = ${teamId} and e.cancelled_at is null and e.is_invited
        and e.ends_at < ${now} and e.starts_at > ${now}::timestamptz - interval '1 year'
        and (e.going_count + e.maybe_count + e.not_going_count > 0
          or exists (select from attendance_marks k where k.team_id = e.team_id and k.event_id = e.id))
      order by case when e.type = t.type then 0
        when e.type = any(${matchTypes}::text[]) and t.type = any(${matchTypes}::text[]) then 1
        else 2 end, e.starts_at desc, e.id
      limit 20
    ),
    asked as materialized (
      select m.team_id, m.id, m.role, m.created_at, a.answer
      from target e
      cross join lateral (
        select m.* from members m where m.team_id = e.team_id
        union all
        select m.* from ${guestsOf} m
      ) m
      ${withAnswer}
      where m.left_at is null and m.archived_at is null and ${isPlayingRow('m')}
        and (a.answer is not null or m.team_id <> e.team_id or ${isInvitedNow})
    ),
    figures as (
      select m.id, m.answer, count(e.id)::int as asked,
        (count(*) filter (where ${isPresent}
          or (k.mark is null and a.answer = 'going' and a.waiting_order is null)))::int as came,
        count(*) filter (where a.answer = 'going' and k.mark is not null) as promised,
        count(*) filter (where a.answer = 'going' and ${isPresent}) as kept
      from asked m
      left join past e on e.team_id = m.team_id and e.starts_at >= m.created_at and ${isInAudience}
      ${withAnswer}
      left join attendance_marks k
        on k.team_id = e.team_id and k.event_id = e.id and k.member_id = m.id
      group by m.id, m.answer
    )
    select t.places, t.minimum, (select count(*) from past) as events,
      (select coalesce(sum(promised), 0)::bigint from figures) as promised,
      (select coalesce(sum(kept), 0)::bigint from figures) as kept,
      (select json_agg(json_build_object('answer', answer, 'asked', asked, 'came', came))
        from figures) as players
    from target t`.execute(db)
  const [row] = found.rows
  return row && { ...row, players: row.players ?? [] }
}
