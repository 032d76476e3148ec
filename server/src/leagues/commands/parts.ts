import type { Adjustment, AdjustmentFields, Stage } from '@touchline/contract/leagues/shapes/parts'
import { leagueLimits } from '@touchline/domain/leagues/limits'
import { areContradictory } from '@touchline/domain/leagues/lots'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { raiseVersion } from '../queries/leagues.ts'
import {
  deleteAdjustment,
  findAdjustments,
  findStages,
  findTakenStages,
  replaceLots,
  replaceStages,
  saveAdjustment,
  takeMatchesInto,
} from '../queries/parts.ts'
import { keyOf, refused, runLeague, tellOfLeague, type Doing, type Running } from './running.ts'

export interface AdjustmentEdit extends AdjustmentFields {
  readonly leagueId: string
  /** Undefined makes a new one. */
  readonly adjustmentId?: string
  /** Of the words the sender has read. */
  readonly version?: number
}

/** Takes points off a team or gives it some; gives all decisions of the league. */
export async function keepAdjustment(
  tx: Transaction,
  doing: Doing,
  { leagueId, adjustmentId, version, ...fields }: AdjustmentEdit,
): Promise<Adjustment[]> {
  const running = await runLeague(tx, doing, leagueId)
  const key = keyOf(running)
  const known = await findAdjustments(tx, key)
  if (adjustmentId !== undefined) refuseOld(known, { adjustmentId, version })
  else if (known.length >= leagueLimits.adjustments) throw refused('points', 'adjustments_too_many')
  if (!running.teams.has(fields.team)) throw refused('team', 'team_unknown')
  const stages = await findStages(tx, key)
  if (fields.stage !== null && !stages.some(({ id }) => id === fields.stage))
    throw refused('stage', 'stage_unknown')
  const { team, points, reason, from, until, stage } = fields
  const id = adjustmentId ?? newId()
  await saveAdjustment(tx, key, { id, team, points, reason, from, until, stage })
  await tellOfLeague(tx, 'leagues.changed', key)
  return findAdjustments(tx, key)
}

/** A decision is written whole: whoever has not read what it says now is told. */
function refuseOld(
  known: readonly Adjustment[],
  edit: { readonly adjustmentId: string; readonly version: number | undefined },
): void {
  const before = known.find(({ id }) => id === edit.adjustmentId)
  if (before === undefined) throw new AppError('not_found')
  if (before.version !== edit.version) throw new AppError('changed_meanwhile')
}

export async function removeAdjustment(
  tx: Transaction,
  doing: Doing,
  { leagueId, adjustmentId }: { readonly leagueId: string; readonly adjustmentId: string },
): Promise<Adjustment[]> {
  const running = await runLeague(tx, doing, leagueId)
  const key = keyOf(running)
  const known = await findAdjustments(tx, key)
  if (!known.some(({ id }) => id === adjustmentId)) throw new AppError('not_found')
  await deleteAdjustment(tx, key, adjustmentId)
  await tellOfLeague(tx, 'leagues.changed', key)
  return known.filter(({ id }) => id !== adjustmentId)
}

/** The parts of the season, whole; each takes over from one before it. */
export async function saveStages(
  tx: Transaction,
  doing: Doing,
  {
    leagueId,
    version,
    stages,
  }: { readonly leagueId: string; readonly version: number; readonly stages: readonly Stage[] },
): Promise<void> {
  const running = await runLeague(tx, doing, leagueId)
  const key = keyOf(running)
  const known = await findStages(tx, key)
  const taken = await findTakenStages(
    tx,
    key,
    stages.map(({ id }) => id),
  )
  const named = withOwnIds(stages, taken)
  const before = new Set<string>()
  for (const stage of named) {
    if (stage.kind === 'table') {
      if (stage.teams?.some((id) => !running.teams.has(id))) throw refused('stages', 'team_unknown')
      if (stage.carry !== null && !before.has(stage.carry.stage))
        throw refused('stages', 'stage_circular')
    }
    before.add(stage.id)
  }
  if (before.size < named.length) throw refused('stages', 'stage_unknown')
  refuseOlder(running, version)
  await replaceStages(tx, key, named)
  const first = named.find(isTable)
  if (first !== undefined && !known.some(isTable)) await takeMatchesInto(tx, key, first.id)
  await raiseVersion(tx, key)
  await tellOfLeague(tx, 'leagues.changed', key)
}

function isTable({ kind }: Stage): boolean {
  return kind === 'table'
}

/** The sender chooses the id of a new stage; one that another league has becomes an id of our own. */
function withOwnIds(stages: readonly Stage[], taken: ReadonlySet<string>): Stage[] {
  const ids = new Map(stages.map(({ id }) => [id, taken.has(id) ? newId() : id]))
  const ownId = (id: string) => ids.get(id) ?? id
  return stages.map((stage) => {
    const id = ownId(stage.id)
    if (stage.kind === 'knock_out') return { ...stage, id }
    const { carry, teams } = stage
    return {
      ...stage,
      id,
      teams: teams === null ? null : [...new Set(teams)],
      carry: carry === null ? null : { ...carry, stage: ownId(carry.stage) },
    }
  })
}

/** The order in which level teams were drawn, whole. */
export async function saveLots(
  tx: Transaction,
  doing: Doing,
  {
    leagueId,
    version,
    lots,
  }: {
    readonly leagueId: string
    readonly version: number
    readonly lots: readonly (readonly string[])[]
  },
): Promise<void> {
  const running = await runLeague(tx, doing, leagueId)
  const key = keyOf(running)
  for (const order of lots) {
    if (order.some((id) => !running.teams.has(id))) throw refused('lots', 'team_unknown')
    if (new Set(order).size < order.length) throw refused('lots', 'team_taken')
  }
  if (areContradictory(lots)) throw refused('lots', 'lots_contradict')
  refuseOlder(running, version)
  await replaceLots(tx, key, lots)
  await raiseVersion(tx, key)
  await tellOfLeague(tx, 'leagues.changed', key)
}

function refuseOlder({ league }: Running, version: number): void {
  if (version !== league.version) throw new AppError('changed_meanwhile')
}
