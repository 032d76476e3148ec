import {
  liveMatch,
  type LiveMatch,
  type NewMatchEvent,
} from '@touchline/contract/leagues/shapes/match-day/live'
import { matchDay, type MatchDay } from '@touchline/contract/leagues/shapes/match-day/match-day'
import type { Actor } from '@touchline/domain/teams/actor'
import { v7 as newId } from 'uuid'

import { anEvent } from '#server/events/testing/playing-team.ts'
import type { TestPlatform } from '#server/platform/testing/platform.ts'

import { leagueRequests } from './requests.ts'

/** The start of the matches in these tests, and days around it. */
export const kickOff = '2026-03-21T17:00:00.000Z'
export const afterTheMatch = '2026-03-21T19:00:00.000Z'

/** The match day of one event over real HTTP. */
export function matchDayOver(platform: TestPlatform) {
  const { send, ...leagues } = leagueRequests(platform)

  /** A friendly on the evening of the 21st. */
  const aMatch = (coach: Actor) =>
    anEvent(platform.database, coach, {
      type: 'game',
      title: 'Friendly',
      startTime: '18:00',
      endTime: '20:00',
    })

  const at = ({ teamId }: Actor, eventId: string, rest = '') =>
    `/teams/${teamId}/events/${eventId}/match-day${rest}`

  const read = async (actor: Actor, eventId: string): Promise<MatchDay> =>
    matchDay.parse((await send(actor, `GET ${at(actor, eventId)}`)).body)

  const noted = async (
    actor: Actor,
    eventId: string,
    events: readonly Partial<NewMatchEvent>[],
  ): Promise<LiveMatch> => {
    const body = { events: events.map((event) => ({ ...aGoal(), ...event })) }
    return liveMatch.parse(
      (await send(actor, `POST ${at(actor, eventId, '/match-events')}`, body)).body,
    )
  }

  return { ...leagues, send, aMatch, at, read, noted, leagueAt: leagues.at }
}

export function aGoal() {
  return { id: newId(), kind: 'goal', side: 'own' } as const
}

/** Players on places 0, 1, … and others on the bench. */
export function lineUp(starters: readonly string[], bench: readonly string[] = []) {
  const shirt = { shirtNumber: null }
  return {
    formation: '4-4-2',
    captain: starters[0] ?? null,
    players: [
      ...starters.map((memberId, place) => ({ memberId, place, ...shirt })),
      ...bench.map((memberId) => ({ memberId, place: null, ...shirt })),
    ],
  }
}
