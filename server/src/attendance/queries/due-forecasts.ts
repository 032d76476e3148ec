import { forecastLead } from '@touchline/domain/attendance/forecast'
import { sql } from 'kysely'

import type { EventKey } from '#server/events/queries/page.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isTeamActive } from '#server/teams/queries/active.ts'

/**
 * Events of all teams that have a minimum, start soon and weren't checked for a day. Skips those
 * staff were warned about, and new ones until people have had time to answer.
 */
export async function findDueForecasts(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<readonly EventKey[]> {
  const { earliest, latest, answering, again } = forecastLead
  const found = await sql<EventKey>`
    select e.team_id as "teamId", e.id as "eventId"
    from events e
    join teams t on t.id = e.team_id and ${isTeamActive('t')}
    left join attendance_forecasts f
      on f.team_id = e.team_id and f.event_id = e.id and f.for_starts_at = e.starts_at
      and (f.warned_at is not null
        or f.made_at > ${now}::timestamptz - make_interval(hours => ${again}))
    where e.cancelled_at is null and e.is_invited and e.minimum > 0
      and e.starts_at between ${now}::timestamptz + make_interval(hours => ${latest})
        and ${now}::timestamptz + make_interval(hours => ${earliest})
      and e.created_at < ${now}::timestamptz - make_interval(hours => ${answering})
      and f.event_id is null
    order by e.starts_at, e.id limit ${limit}`.execute(db)
  return found.rows
}

/** Records the check; undefined if another process was first. */
export async function takeForecast(
  tx: Transaction,
  { teamId, eventId }: EventKey,
  now: Date,
): Promise<Date | undefined> {
  const found = await sql<{ startsAt: Date }>`
    insert into attendance_forecasts as f (team_id, event_id, for_starts_at, made_at)
    select e.team_id, e.id, e.starts_at, ${now} from events e
    where e.team_id = ${teamId} and e.id = ${eventId}
    on conflict (team_id, event_id) do update
      set for_starts_at = excluded.for_starts_at, made_at = excluded.made_at, warned_at = null
      where f.for_starts_at <> excluded.for_starts_at or (f.warned_at is null
        and f.made_at <= ${now}::timestamptz - make_interval(hours => ${forecastLead.again}))
    returning for_starts_at as "startsAt"`.execute(tx)
  return found.rows[0]?.startsAt
}

export async function markWarned(
  tx: Transaction,
  { teamId, eventId }: EventKey,
  now: Date,
): Promise<void> {
  await sql`
    update attendance_forecasts set warned_at = ${now}
    where team_id = ${teamId} and event_id = ${eventId}`.execute(tx)
}
