import { makeAccount } from './signed-in.ts'
import { type Send, sender, wordIn } from './wire.ts'

const teamFields = {
  name: 'Corbeaux U12',
  sport: 'football',
  ageGroup: 'U12',
  country: 'FR',
  timeZone: 'Europe/Paris',
}

/** A French team with a coach, and its join code. */
export async function aTeam(send: Send, address: string) {
  const made = await send({ method: 'POST', path: '/rest/v1/teams', body: teamFields })
  const teamId = wordIn(made, 'team', 'id')
  const path = `/rest/v1/teams/${teamId}`
  const code = wordIn(await send({ method: 'GET', path: `${path}/join-link` }), 'code')
  const coach = await joins(send, { address, path, code })
  return { teamId, path, code, coach }
}

interface Way {
  readonly address: string
  readonly path: string
  readonly code: string
}

/** An adult joins by code; staff approve and make them a coach. */
async function joins(send: Send, { address, path, code }: Way) {
  const { session } = await makeAccount(address, { firstName: 'Paul', lastName: 'Roux' })
  const own = sender(address, session)
  const who = {
    kind: 'player',
    firstName: 'Paul',
    lastName: 'Roux',
    dateOfBirth: '1985-04-02',
  }
  const response = await own({
    method: 'POST',
    path: `${path}/join`,
    body: { key: { kind: 'code', value: code }, who },
  })
  const memberId = await approve(send, `${path}/join-requests/${wordIn(response, 'requestId')}`)
  await send({
    method: 'PATCH',
    path: `${path}/members/${memberId}`,
    body: { changes: { role: 'Coach', access: ['coach'] } },
  })
  return { session, send: own }
}

/** Approves a join request for a roster member or as a new one. */
export async function approve(send: Send, request: string, memberId?: string) {
  const decided = await send({
    method: 'POST',
    path: `${request}/decide`,
    body: { approve: true, memberId },
  })
  return wordIn(decided, 'memberId')
}
