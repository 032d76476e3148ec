import type { SeasonDraft } from '@touchline/contract/events/shapes/season-planner'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

import type { ClosureRow, ClubVenueRow } from './club-calendar.ts'

/** Matches of some teams between two days, as the week of the plan shows them. */
export async function findPlannedMatches(
  db: Queryable,
  {
    teamIds,
    from,
    to,
  }: { readonly teamIds: readonly string[]; readonly from: string; readonly to: string },
) {
  const found = await sql<
    Omit<SeasonDraft['matches'][number], 'venueKey'> & { address: string | null }
  >`
    select e.id, e.team_id as "teamId", e.title,
      to_char(e.starts_at at time zone e.time_zone, 'YYYY-MM-DD"T"HH24:MI') as "startsLocal",
      to_char(e.ends_at at time zone e.time_zone, 'YYYY-MM-DD"T"HH24:MI') as "endsLocal",
      coalesce(v.name, e.location) as location, v.address
    from events e left join venues v on v.team_id = e.team_id and v.id = e.venue_id
    where e.team_id = any(${[...teamIds]}::uuid[])
      and e.starts_at >= ${from}::date - 1 and e.starts_at < ${to}::date + 2
      and (e.opponent is not null or e.opponent_id is not null)
      and e.cancelled_at is null and not e.is_all_day
    order by e.starts_at, e.id limit 3000`.execute(db)
  return found.rows
}

/** When the club's places can't be used in a season. */
export async function findClosuresDuring(
  db: Queryable,
  { clubId, from, to }: { readonly clubId: string; readonly from: string; readonly to: string },
): Promise<readonly ClosureRow[]> {
  const found = await sql<ClosureRow>`
    select c.id, c.venue_id as "venueId", c.reason, c.starts_at as "startsAt", c.ends_at as "endsAt",
      to_char(c.starts_at at time zone club.time_zone, 'YYYY-MM-DD"T"HH24:MI') as "startsLocal",
      to_char(c.ends_at at time zone club.time_zone, 'YYYY-MM-DD"T"HH24:MI') as "endsLocal"
    from venue_closures c join clubs club on club.id = c.club_id
    where c.club_id = ${clubId} and c.ends_at > ${from}::date - 1 and c.starts_at < ${to}::date + 2
    order by c.starts_at, c.id limit 1000`.execute(db)
  return found.rows
}

/** A team's matches from now until the end of a season, the association's included. */
export async function countMatches(
  db: Queryable,
  { teamId, from, to }: { readonly teamId: string; readonly from: Date; readonly to: string },
): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from events
    where team_id = ${teamId} and starts_at > ${from} and starts_at < ${to}::date + 1
      and (opponent is not null or opponent_id is not null) and cancelled_at is null`.execute(db)
  return found.rows[0]?.count ?? 0
}

/** Names and colours of some teams, by name. */
export async function findTeamsToPlan(
  db: Queryable,
  teamIds: readonly string[],
): Promise<SeasonDraft['teams']> {
  const found = await sql<SeasonDraft['teams'][number]>`
    select id, name, color from teams
    where id = any(${[...teamIds]}::uuid[]) and deleted_at is null
    order by name, id`.execute(db)
  return found.rows
}

/** Places of a team, and those its club has entered. */
export async function findPlacesOfTeam(
  db: Queryable,
  teamId: string,
): Promise<readonly ClubVenueRow[]> {
  const found = await sql<ClubVenueRow>`
    select c.id, c.name, c.address, c.capacity
    from teams team join club_venues c on c.club_id = team.club_id where team.id = ${teamId}
    union all
    select null, v.name, v.address, 1 from venues v where v.team_id = ${teamId}
    order by 1 nulls last, 2 limit 1000`.execute(db)
  return found.rows
}
