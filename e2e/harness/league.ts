import { makeAccount } from './signed-in.ts'
import { type Send, sender, wordIn } from './wire.ts'

interface League {
  readonly session: string
  readonly send: Send
  /** Of the leagues of the team. */
  readonly leagues: string
  readonly leagueId: string
}

/** A coach of the Herons with a league that has no match yet, and these other teams. */
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

/** Answers the id of the new team. */
export async function createTeam(send: Send, name: string, sport = 'football'): Promise<string> {
  const body = { name, sport, ageGroup: 'U12' }
  return wordIn(await send({ method: 'POST', path: '/rest/v1/teams', body }), 'team', 'id')
}
