import { makeAccount } from './signed-in.ts'
import { type Send, sender, wordIn } from './wire.ts'

interface League {
  readonly session: string
  readonly send: Send
  /** The path of the team's leagues. */
  readonly leagues: string
  readonly leagueId: string
}

/** The Herons with their coach and a league without matches, plus other teams. */
export async function aLeague(address: string, others: readonly string[] = []): Promise<League> {
  const { session } = await makeAccount(address, { firstName: 'Lia', lastName: 'Liga' })
  const send = sender(address, session)
  const teamId = await createTeam(send, 'Herons')
  const made = await send({
    method: 'POST',
    path: `/rest/v1/teams/${teamId}/leagues`,
    body: { name: 'Northern League', teams: others.map((name) => ({ name })) },
  })
  const leagueId = wordIn(made, 'league', 'id')
  return { session, send, leagues: `/team/${teamId}/leagues`, leagueId }
}

/** Returns the new team's id. */
export async function createTeam(send: Send, name: string, sport = 'football'): Promise<string> {
  const body = { name, sport, ageGroup: 'U12' }
  return wordIn(await send({ method: 'POST', path: '/rest/v1/teams', body }), 'team', 'id')
}
