import { isDeepStrictEqual } from 'node:util'

import type { ActorContext } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { lockLeague, type LeagueKey, type LeagueRow } from '../queries/leagues.ts'
import { findNames, findTeams, type TeamRow } from '../queries/teams.ts'

/** A locked league during a change. */
export interface LockedLeague extends ActorContext {
  readonly league: LeagueRow
  readonly teams: ReadonlyMap<string, TeamRow>
  /** The teams before the change, when the teams themselves change. */
  readonly teamsBefore?: ReadonlyMap<string, TeamRow>
  /** The import that makes these changes. */
  readonly importId?: string
  /** The team's language, for the titles of its events. */
  readonly language: string
}

/**
 * Locks a league, so that changes run one after the other; throws not_found for another team's
 * league.
 */
export async function lockLeagueWithTeams(
  tx: Transaction,
  { actor, now }: ActorContext,
  leagueId: string,
): Promise<LockedLeague> {
  const key = { teamId: actor.teamId, leagueId }
  const league = await lockLeague(tx, key)
  const teams = await findTeams(tx, key)
  const { own } = await findNames(tx, key.teamId)
  return {
    actor,
    now,
    league,
    teams: new Map(teams.map((team) => [team.id, team])),
    language: own.language,
  }
}

export function keyOf({ league }: Pick<LockedLeague, 'league'>): LeagueKey {
  return { teamId: league.teamId, leagueId: league.id }
}

/** Tells the team's browsers to refetch the league. */
export async function announceLeague(
  tx: Transaction,
  name: 'leagues.created' | 'leagues.changed' | 'leagues.removed' | 'leagues.matches_changed',
  { teamId, leagueId }: LeagueKey,
): Promise<void> {
  await announce(tx, { name, topics: [`team:${teamId}`], payload: { teamId, leagueId } })
}

export function invalidField(field: string, problem: string): AppError {
  return new AppError('invalid_input', { fields: { [field]: problem } })
}

/** Whether the fields of an edit still have the values its sender saw. */
export function isSameMatch(
  { is, was }: { readonly is: object; readonly was: object },
  changes: object,
): boolean {
  const valuesIn = (fields: object) => {
    const values = new Map<string, unknown>(Object.entries(fields))
    return Object.keys(changes).map((field) => values.get(field) ?? null)
  }
  return isDeepStrictEqual(valuesIn(is), valuesIn(was))
}
