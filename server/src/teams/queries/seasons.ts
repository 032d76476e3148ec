import type { Season, SeasonFields } from '@touchline/contract/teams/shapes/belongings'
import { seasonHold, seasonStatus, type SeasonDates } from '@touchline/domain/teams/season'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import type { Belonging } from './venues.ts'

const maxRows = 500

interface SeasonRow {
  readonly id: string
  readonly team_id: string
  readonly name: string
  readonly starts_on: string
  readonly ends_on: string
  readonly event_count: number
  /** YYYY-MM-DD in the team's time zone. */
  readonly today: string
}

/** The seasons, newest first, with the number of events in each. */
export async function findSeasons(db: Queryable, teamId: string, now: Date): Promise<Season[]> {
  return (await findSeasonsOf(db, [teamId], now)).get(teamId) ?? []
}

/** The seasons of several teams; teams without seasons are missing from the map. */
export async function findSeasonsOf(
  db: Queryable,
  teamIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Season[]>> {
  const found = await sql<SeasonRow>`
    select season.id, season.team_id, season.name, season.starts_on, season.ends_on,
      (select count(*) from events as event
       where event.team_id = season.team_id
         and event.starts_at >= season.starts_on::timestamp at time zone team.time_zone
         and event.starts_at < (season.ends_on + 1)::timestamp at time zone team.time_zone) as event_count,
      (${now}::timestamptz at time zone team.time_zone)::date as today
    from seasons as season join teams as team on team.id = season.team_id
    where season.team_id = any(${teamIds}::uuid[])
    order by season.starts_on desc, season.id
    limit ${maxRows * teamIds.length}`.execute(db)
  const rowsByTeam = Map.groupBy(found.rows, ({ team_id }) => team_id)
  return new Map([...rowsByTeam].map(([teamId, rows]) => [teamId, seasonsOf(rows)]))
}

/** Names and days of the seasons of several teams. */
export async function findSeasonDatesOf(
  db: Queryable,
  teamIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SeasonDates[]>> {
  const rows = await db
    .selectFrom('seasons')
    .select(['team_id', 'name', 'starts_on as startsOn', 'ends_on as endsOn'])
    .where('team_id', '=', sql<string>`any(${teamIds}::uuid[])`)
    .execute()
  return Map.groupBy(rows, ({ team_id }) => team_id)
}

export async function addSeason(
  tx: Transaction,
  teamId: string,
  season: SeasonFields,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('seasons')
    .values({ id, team_id: teamId, ...datesToRow(season) })
    .execute()
  return id
}

/** Adds a season of the club to several teams. */
export async function addSeasonToTeams(
  tx: Transaction,
  teamIds: readonly string[],
  { clubSeasonId, ...season }: SeasonFields & { readonly clubSeasonId: string },
): Promise<void> {
  const columns = { ...datesToRow(season), club_season_id: clubSeasonId }
  await tx
    .insertInto('seasons')
    .values(teamIds.map((teamId) => ({ id: newId(), team_id: teamId, ...columns })))
    .execute()
}

export async function saveSeason(
  tx: Transaction,
  key: Belonging,
  season: SeasonFields,
): Promise<void> {
  const saved = await tx
    .updateTable('seasons')
    .set(datesToRow(season))
    .where('team_id', '=', key.teamId)
    .where('id', '=', key.id)
    .executeTakeFirst()
  if (saved.numUpdatedRows === 0n) throw new AppError('not_found')
}

/** The seasons of one team, each with the reason it can't be deleted. */
function seasonsOf(rows: readonly SeasonRow[]): Season[] {
  const seasons = rows.map((row) => ({
    ...datesOf(row),
    id: row.id,
    eventCount: row.event_count,
    status: seasonStatus(datesOf(row), row.today),
  }))
  return seasons.map((season) => {
    const others = seasons.filter(({ id }) => id !== season.id)
    return { ...season, hold: seasonHold(season, others, season.eventCount) ?? null }
  })
}

function datesOf(row: SeasonRow): SeasonDates {
  return { name: row.name, startsOn: row.starts_on, endsOn: row.ends_on }
}

function datesToRow({ name, startsOn, endsOn }: SeasonFields) {
  return { name, starts_on: startsOn, ends_on: endsOn }
}
