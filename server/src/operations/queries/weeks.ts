import type { WeekFigures } from '@touchline/contract/operations/shapes/figures'
import { sql } from 'kysely'

import type { Database } from '#server/platform/database/database.ts'

const weeks = 12

/** One pass over each table for all weeks: what is older than twelve of them is not read. */
export async function countWeeks(db: Database, now: Date): Promise<WeekFigures[]> {
  const found = await sql<WeekFigures>`
    with week as materialized (
      select monday::date as day
      from generate_series(date_trunc('week', ${now}::timestamptz at time zone 'UTC')
        - interval '1 week' * ${weeks - 1}::int,
        date_trunc('week', ${now}::timestamptz at time zone 'UTC'), interval '1 week') as monday
    ), since as materialized (select min(day)::timestamp at time zone 'UTC' as at from week)
    select week.day as week, coalesce(a.count, 0) as accounts, coalesce(e.teams, 0) as "activeTeams",
      coalesce(e.count, 0) as events, coalesce(r.count, 0) as answers, coalesce(m.count, 0) as mails
    from week
    left join (select ${weekOf('created_at')} as day, count(*) from auth.users
      where created_at >= (select at from since) group by 1) a on a.day = week.day
    left join (select ${weekOf('starts_at')} as day, count(*), count(distinct team_id) as teams from events
      where cancelled_at is null and starts_at >= (select at from since) and starts_at < ${now}
      group by 1) e on e.day = week.day
    left join (select ${weekOf('answered_at')} as day, count(*) from answers
      where answered_at >= (select at from since) group by 1) r on r.day = week.day
    left join (select ${weekOf('sent_at')} as day, count(*) from mails
      where sent_at >= (select at from since) group by 1) m on m.day = week.day
    order by week.day`.execute(db)
  return found.rows
}

function weekOf(column: string) {
  return sql`date_trunc('week', ${sql.ref(column)} at time zone 'UTC')::date`
}
