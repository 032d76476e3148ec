import { mayRunLeagues } from '@touchline/domain/leagues/permissions'
import type { Actor } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { lockLeague, type LeagueKey, type LeagueRow } from '../queries/leagues.ts'
import { findNames, findTeams, type TeamRow } from '../queries/teams.ts'

/** Who does something to a league, and when. */
export interface Doing {
  readonly actor: Actor
  readonly now: Date
}

/** A league while something of it is written. */
export interface Running extends Doing {
  readonly league: LeagueRow
  readonly teams: ReadonlyMap<string, TeamRow>
  /** The teams as the events were made for them, when it is the teams that change. */
  readonly teamsBefore?: ReadonlyMap<string, TeamRow>
  /** The pasted results all that is written comes from. */
  readonly importId?: string
  /** Of the team: the titles of its events are in it. */
  readonly language: string
}

/** The league, locked for whoever may run it; a league of another team is not found. */
export async function runLeague(tx: Transaction, doing: Doing, leagueId: string): Promise<Running> {
  const key = { teamId: doing.actor.teamId, leagueId }
  const league = await lockLeague(tx, key)
  if (!mayRunLeagues(doing.actor)) throw new AppError('not_allowed')
  const teams = await findTeams(tx, key)
  const { own } = await findNames(tx, key.teamId)
  return {
    ...doing,
    league,
    teams: new Map(teams.map((team) => [team.id, team])),
    language: own.language,
  }
}

export function keyOf({ league }: Pick<Running, 'league'>): LeagueKey {
  return { teamId: league.teamId, leagueId: league.id }
}

/** Tells the team which league is to be read again. */
export async function tellOfLeague(
  tx: Transaction,
  name: 'leagues.created' | 'leagues.changed' | 'leagues.removed' | 'leagues.matches_changed',
  { teamId, leagueId }: LeagueKey,
): Promise<void> {
  await announce(tx, { name, topics: [`team:${teamId}`], payload: { teamId, leagueId } })
}

/** A field that cannot be what it was said to be. */
export function refused(field: string, problem: string): AppError {
  return new AppError('invalid_input', { fields: { [field]: problem } })
}
