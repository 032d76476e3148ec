import { makeAccount } from './signed-in.ts'
import { type Send, sender, wordIn } from './wire.ts'

export interface Ravens {
  readonly session: string
  readonly send: Send
  readonly teamId: string
  /** The coach's own member id. */
  readonly memberId: string
  readonly home: string
}

/** The team's time zone. */
export const zone = 'Europe/Madrid'

/** A coach with an otherwise empty team of minors. */
export async function ravens(address: string): Promise<Ravens> {
  const { session } = await makeAccount(address, { firstName: 'Carla', lastName: 'Coach' })
  const send = sender(address, session)
  const made = await send({
    method: 'POST',
    path: '/rest/v1/teams',
    body: {
      name: 'Ravens',
      sport: 'football',
      ageGroup: 'U12',
      format: '5v5',
      country: 'ES',
      timeZone: zone,
      color: '#1f5f3f',
    },
  })
  const teamId = wordIn(made, 'team', 'id')
  const memberId = wordIn(made, 'actor', 'memberId')
  return { session, send, teamId, memberId, home: `/team/${teamId}` }
}
