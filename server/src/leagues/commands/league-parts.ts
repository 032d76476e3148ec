import type { LeagueEdit } from '@touchline/contract/leagues/shapes/league'
import type { Stage } from '@touchline/contract/leagues/shapes/parts'
import { areLotsContradictory } from '@touchline/domain/leagues/lots'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import type { LeagueKey } from '../queries/leagues.ts'
import {
  findStages,
  findTakenStages,
  replaceLots,
  replaceStages,
  moveMatchesToStage,
} from '../queries/parts.ts'
import { saveTeamOrder } from '../queries/teams.ts'
import { invalidField, keyOf, type LockedLeague } from './locked-league.ts'

type Changes = LeagueEdit['changes']

/** Stages, lots and the order of teams are saved as a whole, so edits of them are never merged. */
export function hasPartChanges({ stages, lots, teamOrder }: Changes): boolean {
  return stages !== undefined || lots !== undefined || teamOrder !== undefined
}

/** Throws for parts with unknown teams or contradictions. */
export function refuseInvalidParts(
  { teams }: LockedLeague,
  { stages = [], lots = [], teamOrder = [] }: Changes,
): void {
  refuseInvalidStages(teams, stages)
  for (const order of lots) {
    if (order.some((id) => !teams.has(id))) throw invalidField('lots', 'team_unknown')
    if (new Set(order).size < order.length) throw invalidField('lots', 'team_taken')
  }
  if (areLotsContradictory(lots)) throw invalidField('lots', 'lots_contradict')
  const isKnown = teamOrder.every((id) => teams.has(id))
  if (!isKnown || new Set(teamOrder).size < teamOrder.length)
    throw invalidField('teamOrder', 'team_unknown')
}

/** A stage may only carry over an earlier one. */
function refuseInvalidStages(teams: LockedLeague['teams'], stages: readonly Stage[]): void {
  const before = new Set<string>()
  for (const stage of stages) {
    if (stage.kind === 'table') {
      if (stage.teams?.some((id) => !teams.has(id))) throw invalidField('stages', 'team_unknown')
      if (stage.carry !== null && !before.has(stage.carry.stage))
        throw invalidField('stages', 'stage_circular')
    }
    before.add(stage.id)
  }
  if (before.size < stages.length) throw invalidField('stages', 'stage_unknown')
}

export async function saveParts(
  tx: Transaction,
  locked: LockedLeague,
  { stages, lots, teamOrder }: Changes,
): Promise<void> {
  const key = keyOf(locked)
  if (stages !== undefined) await saveStages(tx, key, stages)
  if (lots !== undefined) await replaceLots(tx, key, lots)
  if (teamOrder === undefined) return
  // Teams added since the sender loaded the list are put at the end.
  const others = [...locked.teams.keys()].filter((id) => !teamOrder.includes(id))
  await saveTeamOrder(tx, key, [...teamOrder, ...others])
}

async function saveStages(
  tx: Transaction,
  key: LeagueKey,
  stages: readonly Stage[],
): Promise<void> {
  const known = await findStages(tx, key)
  const ids = stages.map(({ id }) => id)
  const named = withOwnIds(stages, await findTakenStages(tx, key, ids))
  await replaceStages(tx, key, named)
  const first = named.find(isTable)
  if (first !== undefined && !known.some(isTable)) await moveMatchesToStage(tx, key, first.id)
}

function isTable({ kind }: Stage): boolean {
  return kind === 'table'
}

/** The sender chooses the id of a new stage; one used by another league is replaced. */
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
