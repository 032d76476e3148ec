import { figures, type WeekFigures } from '@touchline/contract/operations/shapes/figures'
import { sql } from 'kysely'

import type { Database } from '#server/platform/database/database.ts'

const weeks = 12

/** The last twelve weeks, the current one last. Stored weeks aren't counted again. */
export async function countWeeks(db: Database, now: Date): Promise<WeekFigures[]> {
  const current = mondayOf(now)
  const first = daysAfter(current, -7 * (weeks - 1))
  const kept = (await findKeptWeeks(db)).filter(({ week }) => week >= first && week < current)
  const last = kept.at(-1)
  const since = last === undefined ? first : daysAfter(last.week, 7)
  return [...kept, ...(await countSince(db, { since, current, now }))].slice(-weeks)
}

/** Stores complete weeks, so that the polling page needn't count them. */
export async function keepWeeks(db: Database, now: Date): Promise<void> {
  const over = (await countWeeks(db, now)).slice(0, -1)
  await sql`
    insert into installation (name, value) values (${keptName}, ${JSON.stringify(over)}::jsonb)
    on conflict (name) do update set value = excluded.value, updated_at = now()`.execute(db)
}

const keptName = 'weeks'

async function findKeptWeeks(db: Database): Promise<readonly WeekFigures[]> {
  const found = await sql<{ value: unknown }>`
    select value from installation where name = ${keptName}`.execute(db)
  return figures.shape.weeks.catch([]).parse(found.rows[0]?.value ?? [])
}

interface Counting {
  readonly since: string
  /** Monday of the current week. */
  readonly current: string
  readonly now: Date
}

/** Counts all weeks in one pass over each table. */
async function countSince(
  db: Database,
  { since, current, now }: Counting,
): Promise<readonly WeekFigures[]> {
  const from = `${since}T00:00:00Z`
  const found = await sql<WeekFigures>`
    with week as materialized (
      select monday::date as day
      from generate_series(${since}::date, ${current}::date, interval '1 week') as monday
    )
    select week.day as week, coalesce(a.count, 0) as accounts, coalesce(e.teams, 0) as "activeTeams",
      coalesce(e.count, 0) as events, coalesce(r.count, 0) as answers, coalesce(m.count, 0) as mails
    from week
    left join (select ${weekOf('created_at')} as day, count(*) from auth.users
      where created_at >= ${from} group by 1) a on a.day = week.day
    left join (select ${weekOf('starts_at')} as day, count(*), count(distinct team_id) as teams from events
      where cancelled_at is null and starts_at >= ${from} and starts_at < ${now}
      group by 1) e on e.day = week.day
    left join (select ${weekOf('answered_at')} as day, count(*) from answers
      where answered_at >= ${from} group by 1) r on r.day = week.day
    left join (select ${weekOf('sent_at')} as day, count(*) from mails
      where sent_at >= ${from} group by 1) m on m.day = week.day
    order by week.day`.execute(db)
  return found.rows
}

function weekOf(column: string) {
  return sql`date_trunc('week', ${sql.ref(column)} at time zone 'UTC')::date`
}

const dayMs = 86_400_000

/** In UTC. */
function mondayOf(now: Date): string {
  return daysAfter(now.toISOString().slice(0, 10), -((now.getUTCDay() + 6) % 7))
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}
