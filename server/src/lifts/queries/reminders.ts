import { reminderHour } from '@touchline/domain/lifts/event-lifts'
import { sql } from 'kysely'

import type { EventKey } from '#server/events/queries/page.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { isTeamActive } from '#server/teams/queries/active.ts'

export interface DueDriver extends EventKey {
  readonly driverId: string
  readonly startsAt: Date
}

/**
 * Drivers with passengers whose event is tomorrow, in any team; each is taken once. Someone who offered
 * seats that very evening needs no reminder.
 */
export async function takeDueDrivers(
  tx: Transaction,
  now: Date,
  limit: number,
): Promise<readonly DueDriver[]> {
  const found = await sql<DueDriver>`
    with due as (
      select o.team_id, o.id, e.starts_at from events e
      join teams t on t.id = e.team_id and ${isTeamActive('t')}
      join lift_offers o on o.team_id = e.team_id and o.event_id = e.id
      cross join lateral (
        select ((e.starts_at at time zone e.time_zone)::date - 1
          + make_time(${sql.lit(reminderHour)}, 0, 0)) at time zone e.time_zone as at
      ) evening
      where e.cancelled_at is null and e.starts_at > ${now}
        and e.starts_at < ${now}::timestamptz + interval '2 days'
        and evening.at <= ${now} and o.created_at < evening.at and o.reminded_at is null
        and exists (select from lift_seats s where s.team_id = o.team_id and s.offer_id = o.id
          and s.accepted_at is not null)
      order by e.starts_at, o.id limit ${limit} for update of o skip locked
    )
    update lift_offers o set reminded_at = ${now} from due
    where o.team_id = due.team_id and o.id = due.id
    returning o.team_id as "teamId", o.event_id as "eventId", o.account_id as "driverId",
      due.starts_at as "startsAt"`.execute(tx)
  return found.rows
}
