import type { Season, SeasonFields } from '@touchline/contract/teams/shapes/belongings'
import { seasonHold, seasonStatus, type SeasonDates } from '@touchline/domain/teams/season'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Belonging } from './venues.ts'

const most = 500

interface SeasonRow {
  readonly id: string
  readonly name: string
  readonly starts_on: string
  readonly ends_on: string
  readonly event_count: number
  /** The day it is where the team plays. */
  readonly today: string
}

/** The seasons, newest first, each with its events by the clock of the team. */
export async function findSeasons(db: Queryable, teamId: string, now: Date): Promise<Season[]> {
  const found = await sql<SeasonRow>`
    select season.id, season.name, season.starts_on, season.ends_on,
      (select count(*) from events as event
       where event.team_id = season.team_id
         and event.starts_at >= season.starts_on::timestamp at time zone team.time_zone
         and event.starts_at < (season.ends_on + 1)::timestamp at time zone team.time_zone) as event_count,
      (${now}::timestamptz at time zone team.time_zone)::date as today
    from seasons as season join teams as team on team.id = season.team_id
    where season.team_id = ${teamId}
    order by season.starts_on desc, season.id
    limit ${most}`.execute(db)
  const seasons = found.rows.map((row) => ({
    ...datesOf(row),
    id: row.id,
    eventCount: row.event_count,
    status: seasonStatus(datesOf(row), row.today),
  }))
  return seasons.map((season) => ({
    ...season,
    hold:
      seasonHold(
        season,
        seasons.filter(({ id }) => id !== season.id),
        season.eventCount,
      ) ?? null,
  }))
}

/** Name and days of a team's seasons, without their events. */
export async function findSeasonDates(
  db: Queryable,
  teamId: string,
): Promise<readonly SeasonDates[]> {
  return db
    .selectFrom('seasons')
    .select(['name', 'starts_on as startsOn', 'ends_on as endsOn'])
    .where('team_id', '=', teamId)
    .execute()
}

export async function addSeason(
  tx: Transaction,
  teamId: string,
  season: SeasonFields & { readonly clubSeasonId?: string },
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('seasons')
    .values({
      id,
      team_id: teamId,
      name: season.name,
      starts_on: season.startsOn,
      ends_on: season.endsOn,
      club_season_id: season.clubSeasonId ?? null,
    })
    .execute()
  return id
}

export async function saveSeason(
  tx: Transaction,
  key: Belonging,
  season: SeasonFields,
): Promise<void> {
  const saved = await tx
    .updateTable('seasons')
    .set({ name: season.name, starts_on: season.startsOn, ends_on: season.endsOn })
    .where('team_id', '=', key.teamId)
    .where('id', '=', key.id)
    .executeTakeFirst()
  if (saved.numUpdatedRows === 0n) throw new AppError('not_found')
}

function datesOf(row: SeasonRow): SeasonDates {
  return { name: row.name, startsOn: row.starts_on, endsOn: row.ends_on }
}
