import type { ArchivedRow } from '@touchline/contract/integrations/shapes/archives'

import type { Transaction } from '#server/platform/database/database.ts'

import { inBatches, type TeamImport } from './import-context.ts'

/** Stages with tables of their own, and knock-outs. */
export async function importStages(tx: Transaction, context: TeamImport): Promise<void> {
  const { rows } = context
  const stages = rows.stages.map((row, index) => stageOf(context, row, index))
  await inBatches(stages, (some) => tx.insertInto('league_stages').values(some).execute())
  const teams = rows.stages.flatMap((row, index) =>
    row.kind === 'table'
      ? (row.teams ?? []).map((team) => inStage(context, { ...row, index, team }))
      : [],
  )
  const knockOuts = rows.stages.flatMap((row, index) =>
    row.kind === 'knock_out' ? [knockOutOf(context, row, index)] : [],
  )
  const seeds = rows.stages.flatMap((row, index) =>
    row.kind === 'knock_out'
      ? row.seeds.map((team, at) => ({
          ...inStage(context, { ...row, index, team }),
          place: at + 1,
        }))
      : [],
  )
  await inBatches(teams, (some) => tx.insertInto('league_stage_teams').values(some).execute())
  await inBatches(knockOuts, (some) => tx.insertInto('league_knockouts').values(some).execute())
  await inBatches(seeds, (some) => tx.insertInto('league_seeds').values(some).execute())
}

function stageOf({ teamId, rows, ids }: TeamImport, row: ArchivedRow<'stages'>, index: number) {
  return {
    id: ids.of('stages', index + 1),
    team_id: teamId,
    league_id: ids.of('leagues', row.league),
    number: rows.stages.slice(0, index).filter(({ league }) => league === row.league).length,
    name: row.name,
    kind: row.kind,
    has_all_teams: row.kind === 'table' && row.teams === null,
    ...(row.kind === 'table' && row.rules !== null && { rules: JSON.stringify(row.rules) }),
    ...carryOf(row.kind === 'table' ? row.carry : null, ids),
  }
}

function carryOf(carry: TableRow['carry'], ids: TeamImport['ids']) {
  if (carry === null) return {}
  return {
    carry_stage_id: ids.of('stages', carry.stage),
    carry_points: carry.points,
    carry_matches: carry.matches,
    carry_record: carry.record,
  }
}

type TableRow = Extract<ArchivedRow<'stages'>, { readonly kind: 'table' }>

interface InStage {
  readonly league: number
  readonly index: number
  readonly team: number
}

function inStage({ teamId, ids }: TeamImport, { league, index, team }: InStage) {
  return {
    team_id: teamId,
    league_id: ids.of('leagues', league),
    stage_id: ids.of('stages', index + 1),
    league_team_id: ids.of('leagueTeams', team),
  }
}

type KnockOutRow = Extract<ArchivedRow<'stages'>, { readonly kind: 'knock_out' }>

function knockOutOf({ teamId, ids }: TeamImport, row: KnockOutRow, index: number) {
  return {
    team_id: teamId,
    league_id: ids.of('leagues', row.league),
    stage_id: ids.of('stages', index + 1),
    third_place: row.thirdPlace,
    legs: row.legs,
    away_goals: row.awayGoals,
    days: JSON.stringify(row.days),
  }
}
