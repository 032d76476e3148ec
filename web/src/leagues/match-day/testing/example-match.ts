import { contract } from '@touchline/contract/contract'

import { example, first } from '#web/testing/endpoint.ts'

import { idOf } from '../../testing/example-league.ts'
import { fullNameOf, type ShownMatch } from '../use-match.ts'

const answer = example(contract.leagues.matchDay)
const event = example(contract.events.get)

/** Ana and Leo play, Mia is on the bench, Max isn't in the line-up. */
export const memberIds = { ana: idOf(61), leo: idOf(62), mia: idOf(63), max: idOf(64) } as const
const { ana, leo, mia, max } = memberIds

const people = [
  person(ana, 'Ana', '1'),
  person(leo, 'Leo', '7'),
  person(mia, 'Mia', '9'),
  person(max, 'Max', '12'),
]

function person(memberId: string, firstName: string, jerseyNumber: string) {
  return { ...first(answer.people), memberId, firstName, jerseyNumber }
}

export const lineUp = {
  formation: '4-4-2',
  captain: ana,
  players: [
    { memberId: ana, place: 0, shirtNumber: '1' },
    { memberId: leo, place: 1, shirtNumber: '7' },
    { memberId: mia, place: null, shirtNumber: '9' },
  ],
}

const day = {
  ...answer,
  eventId: event.id,
  league: null,
  settings: { version: 7, scorer: null, periods: { count: 2, minutes: 45 } },
  lineUp: { ...lineUp, version: 7, publishedAt: null },
  people,
  live: { marks: [], events: [], score: { own: 0, opponent: 0 } },
  result: { ...answer.result, outcome: null, asked: { sets: false, tries: false } },
}

/** Riverside United at home to Harbour Town, without any entries. */
export const match: ShownMatch = {
  event,
  day,
  live: day.live,
  names: { own: 'Riverside United', opponent: 'Harbour Town' },
  people: new Map(people.map((one) => [one.memberId, one])),
  mayRun: true,
  mayEnter: true,
}

/** The ids operations need. */
export const key = { teamId: event.teamId, eventId: event.id }

export const nameOf = (memberId: string) => fullNameOf(match.people.get(memberId))
