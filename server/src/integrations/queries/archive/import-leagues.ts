import type { ArchivedRow } from '@touchline/contract/integrations/shapes/archives'

import { insertLeague } from '#server/leagues/queries/leagues.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import { inBatches, type TeamImport } from './import-context.ts'
import { importStages } from './import-stages.ts'

/** Leagues with rules, teams, matches and decisions; none of them has a public page. */
export async function importLeagues(tx: Transaction, context: TeamImport): Promise<void> {
  const { teamId, accountId, now, rows, ids } = context
  for (const [index, { season, venue, ...league }] of rows.leagues.entries())
    await insertLeague(
      tx,
      {
        id: ids.of('leagues', index + 1),
        team_id: teamId,
        created_by: accountId,
        created_at: now,
      },
      { ...league, seasonId: ids.maybe('seasons', season), venueId: ids.maybe('venues', venue) },
    )
  const teams = rows.leagueTeams.map((row, index) => teamOf(context, row, index))
  await inBatches(teams, (some) => tx.insertInto('league_teams').values(some).execute())
  await importStages(tx, context)
  const matches = rows.matches.map((row, index) => matchOf(context, row, index))
  await inBatches(matches, (some) => tx.insertInto('league_matches').values(some).execute())
  await importDecisions(tx, context)
}

function teamOf({ teamId, ids }: TeamImport, row: ArchivedRow<'leagueTeams'>, index: number) {
  return {
    id: ids.of('leagueTeams', index + 1),
    team_id: teamId,
    league_id: ids.of('leagues', row.league),
    name: row.name,
    short_name: row.shortName,
    is_ours: row.isOurs,
    opponent_id: ids.maybe('opponents', row.opponent),
    is_struck_out: row.struckOut !== null,
    struck_out_from: row.struckOut?.from ?? null,
    struck_out_matches: row.struckOut?.matches ?? null,
    fair_play: row.fairPlay,
    number: row.number,
  }
}

function matchOf({ teamId, ids }: TeamImport, row: ArchivedRow<'matches'>, index: number) {
  return {
    id: ids.of('matches', index + 1),
    team_id: teamId,
    league_id: ids.of('leagues', row.league),
    round: row.round,
    stage_id: ids.maybe('stages', row.stage),
    home_id: ids.of('leagueTeams', row.home),
    away_id: ids.of('leagueTeams', row.away),
    date: row.date,
    time: row.time,
    is_neutral: row.isNeutral,
    venue_id: ids.maybe('venues', row.venue),
    venue: row.venueName,
    outcome: JSON.stringify(row.outcome),
    note: row.note,
    event_id: ids.maybe('events', row.event),
    tie: row.tie,
  }
}

/** Points awarded or deducted, and lots drawn. */
async function importDecisions(tx: Transaction, { teamId, rows, ids }: TeamImport): Promise<void> {
  const adjustments = rows.adjustments.map((row, index) => ({
    id: ids.of('adjustments', index + 1),
    team_id: teamId,
    league_id: ids.of('leagues', rows.leagueTeams[row.team - 1]?.league ?? 0),
    league_team_id: ids.of('leagueTeams', row.team),
    points: row.points,
    reason: row.reason,
    valid_from: row.from,
    valid_until: row.until,
    stage_id: ids.maybe('stages', row.stage),
  }))
  const lots = rows.lots.flatMap(({ league, teams }, drawing) =>
    teams.map((team, place) => ({
      team_id: teamId,
      league_id: ids.of('leagues', league),
      league_team_id: ids.of('leagueTeams', team),
      drawing,
      place,
    })),
  )
  await inBatches(adjustments, (some) => tx.insertInto('league_adjustments').values(some).execute())
  await inBatches(lots, (some) => tx.insertInto('league_lots').values(some).execute())
}
