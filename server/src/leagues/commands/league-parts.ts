import type { LeagueEdit } from '@touchline/contract/leagues/shapes/league'
import type { Stage } from '@touchline/contract/leagues/shapes/parts'
import { areContradictory } from '@touchline/domain/leagues/lots'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import {
  findStages,
  findTakenStages,
  replaceLots,
  replaceStages,
  takeMatchesInto,
} from '../queries/parts.ts'
import { saveTeamOrder } from '../queries/teams.ts'
import { invalidField, keyOf, type LockedLeague } from './locked-league.ts'

type Changes = LeagueEdit['changes']

/** Stages, lots and the order of teams are written as a whole: edits of them are never merged. */
export function changesParts({ stages, lots, teamOrder }: Changes): boolean {
  return stages !== undefined || lots !== undefined || teamOrder !== undefined
}

export async function saveParts(
  tx: Transaction,
  locked: LockedLeague,
  { stages, lots, teamOrder }: Changes,
): Promise<void> {
  if (stages !== undefined) await saveStages(tx, locked, stages)
  if (lots !== undefined) await saveLots(tx, locked, lots)
  if (teamOrder !== undefined) await orderTeams(tx, locked, teamOrder)
}

/** The parts of the season; each takes over from an earlier one. */
async function saveStages(
  tx: Transaction,
  locked: LockedLeague,
  stages: readonly Stage[],
): Promise<void> {
  const key = keyOf(locked)
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
      if (stage.teams?.some((id) => !locked.teams.has(id)))
        throw invalidField('stages', 'team_unknown')
      if (stage.carry !== null && !before.has(stage.carry.stage))
        throw invalidField('stages', 'stage_circular')
    }
    before.add(stage.id)
  }
  if (before.size < named.length) throw invalidField('stages', 'stage_unknown')
  await replaceStages(tx, key, named)
  const first = named.find(isTable)
  if (first !== undefined && !known.some(isTable)) await takeMatchesInto(tx, key, first.id)
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

/** The order in which level teams were drawn. */
async function saveLots(
  tx: Transaction,
  locked: LockedLeague,
  lots: readonly (readonly string[])[],
): Promise<void> {
  for (const order of lots) {
    if (order.some((id) => !locked.teams.has(id))) throw invalidField('lots', 'team_unknown')
    if (new Set(order).size < order.length) throw invalidField('lots', 'team_taken')
  }
  if (areContradictory(lots)) throw invalidField('lots', 'lots_contradict')
  await replaceLots(tx, keyOf(locked), lots)
}

/** Teams that were added since the sender read the list follow those it names. */
async function orderTeams(
  tx: Transaction,
  locked: LockedLeague,
  teamOrder: readonly string[],
): Promise<void> {
  const named = new Set(teamOrder)
  const isKnown = teamOrder.every((id) => locked.teams.has(id))
  if (!isKnown || named.size < teamOrder.length) throw invalidField('teamOrder', 'team_unknown')
  const others = [...locked.teams.keys()].filter((id) => !named.has(id))
  await saveTeamOrder(tx, keyOf(locked), [...teamOrder, ...others])
}
