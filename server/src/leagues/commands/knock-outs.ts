import type { NewKnockOut } from '@touchline/contract/leagues/shapes/knock-out'
import { knockOut } from '@touchline/domain/leagues/knock-out'
import { countLegs } from '@touchline/domain/leagues/knock-out-results'
import { leagueLimits } from '@touchline/domain/leagues/limits'
import type { ActorContext } from '@touchline/domain/teams/actor'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { deleteKnockOut, findKnockOuts, insertKnockOut } from '../queries/knock-outs.ts'
import { raiseVersion } from '../queries/leagues.ts'
import { countMatches, deleteMatches, findMatches } from '../queries/matches.ts'
import { findStages } from '../queries/parts.ts'
import { advanceWinners } from './advance-winners.ts'
import { dropMatchEvents } from './drop-match-events.ts'
import { announceLeague, invalidField, keyOf, lockLeagueWithTeams } from './locked-league.ts'

/** Creates a stage with its first round; later matches are created when their teams are known. */
export async function drawKnockOut(
  tx: Transaction,
  context: ActorContext,
  { leagueId, name, seeds, thirdPlace, legs, awayGoals, days }: NewKnockOut,
): Promise<void> {
  const locked = await lockLeagueWithTeams(tx, context, leagueId)
  const key = keyOf(locked)
  if (seeds.some((id) => !locked.teams.has(id))) throw invalidField('seeds', 'team_unknown')
  if ((await findStages(tx, key)).length >= leagueLimits.stages)
    throw invalidField('name', 'stages_too_many')
  const planned = knockOut({ seeds, thirdPlace }).map((tie) => countLegs(tie, legs))
  const count = planned.reduce((sum, matches) => sum + matches, await countMatches(tx, key))
  if (count > leagueLimits.matches) throw invalidField('seeds', 'matches_too_many')

  const plan = { seeds, thirdPlace, legs, awayGoals, days }
  await insertKnockOut(tx, key, { ...plan, stage: newId(), name })
  await advanceWinners(tx, locked)
  await raiseVersion(tx, key)
  await announceLeague(tx, 'leagues.changed', key)
}

/** Deletes a knock-out with its matches; our coming events are cancelled or deleted. */
export async function removeKnockOut(
  tx: Transaction,
  context: ActorContext,
  { leagueId, stageId }: { readonly leagueId: string; readonly stageId: string },
): Promise<void> {
  const locked = await lockLeagueWithTeams(tx, context, leagueId)
  const key = keyOf(locked)
  if (!(await findKnockOuts(tx, key)).some(({ stage }) => stage === stageId))
    throw new AppError('not_found')
  const matches = (await findMatches(tx, key)).filter(({ stage }) => stage === stageId)
  await dropMatchEvents(
    tx,
    context,
    matches.flatMap(({ eventId }) => eventId ?? []),
  )
  const ids = matches.map(({ id }) => id)
  if (ids.length > 0) await deleteMatches(tx, key, ids)
  await deleteKnockOut(tx, key, stageId)
  await raiseVersion(tx, key)
  await announceLeague(tx, 'leagues.changed', key)
}
