import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

/** An event in a season plan, without any people. */
export interface PlannedRow {
  readonly id: string
  readonly teamId: string
  readonly teamName: string
  readonly title: string
  readonly opponent: string | null
  readonly zone: string
  readonly startsLocal: string
  readonly endsLocal: string
  readonly isAllDay: boolean
  readonly place: string | null
  readonly version: number
  readonly changedAt: string
  readonly isCancelled: boolean
}

/** More than a club with sixty teams plans in a season. */
const maxPlanned = 20_000

interface PlanFilter {
  readonly clubId: string
  /** All teams when empty. */
  readonly teamIds: readonly string[]
  readonly from: string
  readonly to: string
}

/** Events that begin on these days, by time. */
export async function findSeasonPlan(
  db: Queryable,
  { clubId, teamIds, from, to }: PlanFilter,
): Promise<readonly PlannedRow[]> {
  const local = sql.raw(`'YYYY-MM-DD"T"HH24:MI'`)
  const found = await sql<PlannedRow>`
    select e.id, e.team_id as "teamId", team.name as "teamName", e.title,
      coalesce(o.name, e.opponent) as opponent, e.time_zone as zone,
      to_char(e.starts_at at time zone e.time_zone, ${local}) as "startsLocal",
      to_char(e.ends_at at time zone e.time_zone, ${local}) as "endsLocal",
      e.is_all_day as "isAllDay", coalesce(v.name, e.location) as place, e.version,
      to_char(e.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "changedAt",
      e.cancelled_at is not null as "isCancelled"
    from clubs club join teams team on team.club_id = club.id and team.deleted_at is null
    join events e on e.team_id = team.id
      and e.starts_at >= ${from}::date::timestamp at time zone club.time_zone
      and e.starts_at < (${to}::date + 1)::timestamp at time zone club.time_zone
    left join venues v on v.team_id = e.team_id and v.id = e.venue_id
    left join opponents o on o.team_id = e.team_id and o.id = e.opponent_id
    where club.id = ${clubId}
      and (cardinality(${[...teamIds]}::uuid[]) = 0 or team.id = any(${[...teamIds]}::uuid[]))
    order by e.starts_at, team.name, e.id limit ${maxPlanned}`.execute(db)
  return found.rows
}
