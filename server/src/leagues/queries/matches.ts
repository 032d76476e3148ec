import type { Match, MatchFields } from '@touchline/contract/leagues/shapes/matches'
import { sql, type RawBuilder } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { LeagueKey } from './leagues.ts'

/** A match without its sheet, which only staff may read. */
export type MatchRow = Omit<Match, 'sheet'>

/**
 * Matches `m` with event `e` and venue `v`. If the event isn't cancelled, its day, time and place
 * win, because it moves with the match and the match with it.
 */
const matchRows = (where: RawBuilder<unknown>) => sql<MatchRow>`
  select m.id, m.round, m.stage_id as stage, m.home_id as home, m.away_id as away,
    case when e.takes_place then to_char(e.starts_local, 'YYYY-MM-DD') else m.date::text end as date,
    case when e.takes_place then to_char(e.starts_local, 'HH24:MI') else to_char(m.time, 'HH24:MI') end as time,
    m.tie, m.is_neutral as "isNeutral", v.id as "venueId", p.venue, coalesce(v.name, p.venue) as "venueName",
    m.outcome, m.note, e.id as "eventId", coalesce(not e.takes_place, false) as "isCalledOff",
    m.version + coalesce(e.version, 0) as version
  from league_matches m
  left join lateral (
    select id, venue_id, location, version, cancelled_at is null as takes_place,
      starts_at at time zone time_zone as starts_local
    from events where id = m.event_id and team_id = m.team_id
  ) e on true
  cross join lateral (
    select case when e.takes_place then e.venue_id else m.venue_id end as venue_id,
      case when e.takes_place then e.location else m.venue end as venue
  ) p
  left join venues v on v.id = p.venue_id and v.team_id = m.team_id
  where ${where}
  order by m.stage_id nulls first, m.round nulls last, 6 nulls last, 7 nulls last, m.id`

const inLeague = ({ teamId, leagueId }: LeagueKey) =>
  sql`m.team_id = ${teamId} and m.league_id = ${leagueId}`

/** The matches of a league by day. */
export async function findMatches(db: Queryable, key: LeagueKey): Promise<MatchRow[]> {
  const found = await matchRows(inLeague(key)).execute(db)
  return found.rows
}

export async function findSomeMatches(
  db: Queryable,
  key: LeagueKey,
  ids: readonly string[],
): Promise<MatchRow[]> {
  const some = sql`${inLeague(key)} and m.id = any(${[...ids]}::uuid[])`
  const found = await matchRows(some).execute(db)
  return found.rows
}

export interface StoredMatch extends MatchFields {
  readonly id: string
  readonly eventId: string | null
  readonly tie: string | null
}

/** The stored columns of a match. */
export function toStoredMatch(match: MatchRow): StoredMatch {
  const { round, stage, home, away, date, time, isNeutral, venueId, venue, outcome, note } = match
  const place = { isNeutral, venueId, venue }
  const { id, eventId, tie } = match
  return { round, stage, home, away, date, time, ...place, outcome, note, id, eventId, tie }
}

/** Inserts or updates matches and raises their versions. */
export async function saveMatches(
  tx: Transaction,
  { teamId, leagueId }: LeagueKey,
  matches: readonly StoredMatch[],
): Promise<void> {
  const rows = matches.map((match) => ({
    id: match.id,
    team_id: teamId,
    league_id: leagueId,
    round: match.round,
    stage_id: match.stage,
    home_id: match.home,
    away_id: match.away,
    date: match.date,
    time: match.time,
    is_neutral: match.isNeutral,
    venue_id: match.venueId,
    venue: match.venueId === null ? match.venue || null : null,
    outcome: match.outcome,
    note: match.note || null,
    event_id: match.eventId,
    tie: match.tie,
    version: 1,
  }))
  await sql`
    insert into league_matches as m
    select * from jsonb_populate_recordset(null::league_matches, ${JSON.stringify(rows)}::jsonb)
    on conflict (team_id, id) do update set round = excluded.round, stage_id = excluded.stage_id,
      home_id = excluded.home_id, away_id = excluded.away_id, date = excluded.date,
      time = excluded.time, is_neutral = excluded.is_neutral, venue_id = excluded.venue_id,
      venue = excluded.venue, outcome = excluded.outcome, note = excluded.note,
      event_id = excluded.event_id, tie = excluded.tie, version = m.version + 1
    where m.team_id = excluded.team_id and m.league_id = excluded.league_id`.execute(tx)
}

export async function deleteMatches(
  tx: Transaction,
  { teamId, leagueId }: LeagueKey,
  ids: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('league_matches')
    .where('team_id', '=', teamId)
    .where('league_id', '=', leagueId)
    .where('id', 'in', [...ids])
    .execute()
}

export async function countMatches(
  db: Queryable,
  { teamId, leagueId }: LeagueKey,
): Promise<number> {
  const { count } = await db
    .selectFrom('league_matches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .where('league_id', '=', leagueId)
    .executeTakeFirstOrThrow()
  return count
}

/** The given locations that belong to the team. */
export async function findOwnVenues(
  db: Queryable,
  teamId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('venues')
    .select('id')
    .where('team_id', '=', teamId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
