import { contract } from '@touchline/contract/contract'
import type { LiveMatch } from '@touchline/contract/leagues/shapes/match-day/live'
import type { MatchDay, MatchPerson } from '@touchline/contract/leagues/shapes/match-day/match-day'

import { example } from '#web/testing/endpoint.ts'

import type { ShownMatch } from '../use-match.ts'

const nothing: LiveMatch = { marks: [], events: [], score: { own: 0, opponent: 0 } }

/** A football match that started an hour ago, as its coach sees it, without any entries. */
export function shownMatch(day: Partial<MatchDay> = {}): ShownMatch {
  const event = {
    ...example(contract.events.get),
    type: 'game' as const,
    opponent: 'Harbour Town',
    opponentId: null,
    startsAt: new Date(Date.now() - 3_600_000).toISOString(),
    cancelledAt: null,
  }
  const usual = example(contract.leagues.matchDay)
  const whole: MatchDay = {
    ...usual,
    sport: 'football',
    format: '5v5',
    side: 'home',
    settings: { ...usual.settings, periods: { count: 2, minutes: 20 } },
    lineUp: null,
    live: nothing,
    result: {
      version: 0,
      outcome: null,
      endedAt: null,
      asked: { sets: false, tries: false },
    },
    ...day,
  }
  return {
    event,
    day: whole,
    live: whole.live,
    names: { own: 'Ravens', opponent: 'Harbour Town' },
    people: new Map(whole.people.map((person) => [person.memberId, person])),
    mayRun: true,
    mayEnter: true,
  }
}

/** A person who may play. */
export function matchPerson(number: number, facts: Partial<MatchPerson> = {}): MatchPerson {
  const [person] = example(contract.leagues.matchDay).people
  if (person === undefined) throw new Error('the example names nobody')
  return {
    ...person,
    memberId: `019cebf5-0f00-7000-8000-0000000001${String(number).padStart(2, '0')}`,
    firstName: `Player ${number}`,
    lastName: 'Example',
    jerseyNumber: String(number),
    position: null,
    guestOf: null,
    answer: 'going',
    isStaff: false,
    isAsked: true,
    ...facts,
  }
}
