import { ravens, zone } from './ravens.ts'
import { type Send, wordIn } from './wire.ts'

const players = ['Ana', 'Bea', 'Cleo', 'Dora', 'Eva'] as const

interface Game {
  readonly session: string
  readonly team: string
  readonly matchDay: string
}

/** A coach who plays, five more players, and a league match that began today at any time of day. */
export async function gameToday(address: string): Promise<Game> {
  const { session, send, teamId, home } = await ravens(address)
  const path = `/rest/v1/teams/${teamId}/members`
  for (const firstName of players)
    await send({ method: 'POST', path, body: { firstName, lastName: 'Player', role: 'Player' } })
  return { session, team: home, matchDay: `${home}/events/${await addGame(send, home)}/match-day` }
}

/** Returns the match's event. */
async function addGame(send: Send, team: string): Promise<string> {
  const league: unknown = await send({
    method: 'POST',
    path: `/rest/v1${team.replace('team', 'teams')}/leagues`,
    body: {
      name: 'Rain League',
      format: '5v5',
      fixtures: [
        {
          day: 1,
          opponent: 'Harbour Town',
          startDate: new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date()),
          startTime: '00:00',
          location: 'home',
        },
      ],
    },
  })
  return wordIn(league, 'matches', '0', 'eventId')
}
