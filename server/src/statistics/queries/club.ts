import type { TeamFigures } from '@touchline/contract/statistics/shapes/club'
import { sql } from 'kysely'

import { guestsOf, isInvitedNow } from '#server/events/queries/event-rows.ts'
import type { Queryable } from '#server/platform/database/database.ts'

interface FiguresRow {
  readonly team_id: string
  readonly came: number
  readonly missed: number
  readonly event_id: string | null
  readonly title: string
  readonly starts_at: Date
  readonly ends_at: Date
  readonly is_all_day: boolean
  readonly time_zone: string
  readonly silent: number
}

/**
 * The figures of all teams of a club. Attendance is for the current season, or for all time without
 * one; injured people don't count.
 */
export async function findClubFigures(
  db: Queryable,
  clubId: string,
  now: Date,
): Promise<TeamFigures[]> {
  const found = await sql<FiguresRow>`
    with ours as materialized (
      select t.id, t.time_zone, y.starts_on, y.ends_on
      from teams t
      left join lateral (
        select s.starts_on, s.ends_on from seasons s
        where s.team_id = t.id
          and (${now}::timestamptz at time zone t.time_zone)::date between s.starts_on and s.ends_on
        order by s.starts_on desc limit 1
      ) y on true
      where t.club_id = ${clubId} and t.deleted_at is null
    ),
    upcoming as materialized (
      select e.* from ours
      cross join lateral (
        select e.* from events e
        where e.team_id = ours.id and e.cancelled_at is null and e.starts_at >= ${now}
        order by e.starts_at, e.id limit 1
      ) e
    ),
    silence as (
      select e.team_id, count(*) as people from upcoming e
      cross join lateral (
        select o.* from members o where o.team_id = e.team_id
        union all select g.* from ${guestsOf} g
      ) m
      where m.left_at is null and m.archived_at is null and (m.team_id <> e.team_id or ${isInvitedNow})
        and not exists (select from answers a
          where a.team_id = e.team_id and a.event_id = e.id and a.member_id = m.id)
      group by e.team_id
    ),
    presence as (
      select e.team_id, count(*) filter (where k.mark in ('present', 'late')) as came,
        count(*) filter (where k.mark = 'absent') as missed
      from ours
      join events e on e.team_id = ours.id and e.cancelled_at is null and e.ends_at < ${now}
        and (ours.starts_on is null or (
          e.starts_at >= ours.starts_on::timestamp at time zone ours.time_zone
          and e.starts_at < (ours.ends_on + 1)::timestamp at time zone ours.time_zone))
      join attendance_marks k on k.team_id = e.team_id and k.event_id = e.id
      group by e.team_id
    )
    select ours.id as team_id, coalesce(p.came, 0) as came, coalesce(p.missed, 0) as missed,
      e.id as event_id, e.title, e.starts_at, e.ends_at, e.is_all_day, e.time_zone, coalesce(s.people, 0) as silent
    from ours
    left join upcoming e on e.team_id = ours.id
    left join silence s on s.team_id = ours.id
    left join presence p on p.team_id = ours.id
    order by ours.id`.execute(db)
  return found.rows.map(figuresOf)
}

function figuresOf(row: FiguresRow): TeamFigures {
  const marked = row.came + row.missed
  return {
    teamId: row.team_id,
    presenceRate: marked === 0 ? null : row.came / marked,
    next:
      row.event_id === null
        ? null
        : {
            eventId: row.event_id,
            title: row.title,
            startsAt: row.starts_at.toISOString(),
            endsAt: row.ends_at.toISOString(),
            isAllDay: row.is_all_day,
            timeZone: row.time_zone,
            silentCount: row.silent,
          },
  }
}
