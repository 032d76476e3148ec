import type { Adjustment, AdjustmentFields } from '@touchline/contract/leagues/shapes/parts'
import { leagueLimits } from '@touchline/domain/leagues/limits'
import type { ActorContext } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import {
  deleteAdjustment,
  findAdjustments,
  findStages,
  saveAdjustment as save,
} from '../queries/parts.ts'
import {
  announceLeague,
  invalidField,
  keyOf,
  lockLeagueWithTeams,
  type LockedLeague,
} from './locked-league.ts'

interface AdjustmentEdit extends AdjustmentFields {
  readonly leagueId: string
  /** Chosen by the sender for a new one. */
  readonly adjustmentId: string
  /** The edited version; 0 for a new one. */
  readonly version: number
}

/** Adds or deducts points of a team. Returns all adjustments of the league. */
export async function saveAdjustment(
  tx: Transaction,
  context: ActorContext,
  { leagueId, adjustmentId: id, version, ...fields }: AdjustmentEdit,
): Promise<Adjustment[]> {
  const locked = await lockLeagueWithTeams(tx, context, leagueId)
  const key = keyOf(locked)
  const known = await findAdjustments(tx, key)
  const before = known.find((one) => one.id === id)
  if (before === undefined && version > 0) throw new AppError('not_found')
  if (before !== undefined && before.version !== version) throw new AppError('changed_meanwhile')
  if (before === undefined && known.length >= leagueLimits.adjustments)
    throw invalidField('points', 'adjustments_too_many')
  await refuseUnknown(tx, locked, fields)
  const { team, points, reason, from, until, stage } = fields
  // Also throws if another league has this id.
  if (!(await save(tx, key, { id, team, points, reason, from, until, stage })))
    throw new AppError('not_found')
  await announceLeague(tx, 'leagues.changed', key)
  return findAdjustments(tx, key)
}

async function refuseUnknown(
  tx: Transaction,
  locked: LockedLeague,
  { team, stage }: Pick<AdjustmentFields, 'team' | 'stage'>,
): Promise<void> {
  if (!locked.teams.has(team)) throw invalidField('team', 'team_unknown')
  const stages = await findStages(tx, keyOf(locked))
  if (stage !== null && !stages.some(({ id }) => id === stage))
    throw invalidField('stage', 'stage_unknown')
}

export async function removeAdjustment(
  tx: Transaction,
  context: ActorContext,
  { leagueId, adjustmentId }: { readonly leagueId: string; readonly adjustmentId: string },
): Promise<Adjustment[]> {
  const locked = await lockLeagueWithTeams(tx, context, leagueId)
  const key = keyOf(locked)
  const known = await findAdjustments(tx, key)
  if (!known.some(({ id }) => id === adjustmentId)) throw new AppError('not_found')
  await deleteAdjustment(tx, key, adjustmentId)
  await announceLeague(tx, 'leagues.changed', key)
  return known.filter(({ id }) => id !== adjustmentId)
}
