import { expect, test } from 'vitest'

import { compareAnswers, type Candidate, fillLineUp, type Line } from './fill-line-up.ts'
import type { Player, LineUpDraft } from './line-up.ts'

const places: readonly Line[] = ['goalkeeper', 'defender', 'forward']
const empty: LineUpDraft = { formation: null, captain: null, players: [] }

function person(memberId: string, facts: Partial<Candidate> = {}): Candidate {
  const asked = { isAsked: true, isStaff: false, position: null, jerseyNumber: null }
  return { memberId, answer: 'going', ...asked, ...facts }
}

function at(memberId: string, place: number | null): Player {
  return { memberId, place, shirtNumber: null }
}

function filled(
  people: readonly Candidate[],
  now = empty,
): Readonly<Record<string, number | null>> {
  const { players } = fillLineUp(now, { people, places })
  return Object.fromEntries(players.map(({ memberId, place }) => [memberId, place]))
}

const keeper = { position: 'Goalkeeper' }

test.each([
  ['nobody answered', [person('a', { answer: null })], {}],
  [
    'people go where they usually play',
    [person('a', { position: 'Striker' }), person('k', keeper)],
    { k: 0, a: 2 },
  ],
  ['words of other languages count', [person('v', { position: 'Innenverteidiger' })], { v: 1 }],
  ['without a position the pitch comes before the goal', [person('a')], { a: 1 }],
  [
    'the rest who are coming sit on the bench',
    [person('a'), person('b'), person('c'), person('d')],
    { a: 1, b: 2, c: 0, d: null },
  ],
  [
    'a maybe only fills what is left of the pitch',
    [person('m', { answer: 'maybe' }), person('a'), person('b'), person('c')],
    { a: 1, b: 2, c: 0 },
  ],
  ['a maybe plays where too few are coming', [person('m', { answer: 'maybe' })], { m: 1 }],
  ['whoever said no stays out', [person('n', { answer: 'not_going' })], {}],
  ['staff don’t play', [person('s', { isStaff: true })], {}],
] as const)('%s', (_name, people, expected) => {
  expect(filled(people)).toEqual(expected)
})

test('players in the line-up keep their place, unless they can’t come', () => {
  const now = { ...empty, captain: 'n', players: [at('a', 2), at('n', 1)] }
  const people = [person('a'), person('n', { answer: 'not_going' }), person('b')]
  expect(filled(people, now)).toEqual({ a: 2, b: 1 })
  expect(fillLineUp(now, { people, places }).captain).toBeNull()
})

test('shirt numbers come from the roster', () => {
  const people = [person('a', { jerseyNumber: '10' }), person('b', { jerseyNumber: 'GK' })]
  const { players } = fillLineUp(empty, { people, places })
  expect(players.map(({ shirtNumber }) => shirtNumber)).toEqual(['10', null])
})

test('people are sorted yes, maybe, no reply, no', () => {
  const answers = ['not_going', null, 'going', 'maybe'] as const
  const sorted = answers.map((answer) => ({ answer })).toSorted(compareAnswers)
  expect(sorted.map(({ answer }) => answer)).toEqual(['going', 'maybe', null, 'not_going'])
})
