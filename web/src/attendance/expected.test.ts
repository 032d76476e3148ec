import type { InvitedPerson } from '@touchline/contract/attendance/shapes/marks'
import { expect, test } from 'vitest'

import { findExpected } from './expected.ts'

type Person = Parameters<typeof findExpected>[0][number]

const person = (memberId: string, traits: Partial<Person> = {}): Person => ({
  memberId,
  answer: null,
  waiting: null,
  mark: null,
  ...traits,
})

test.each([
  ['who said yes', [person('a', { answer: 'going' }), person('b')], ['a'], true],
  [
    'not who waits for a place',
    [person('a', { answer: 'going' }), person('b', { answer: 'going', waiting: 1 })],
    ['a'],
    true,
  ],
  ['not who is marked', [person('a', { answer: 'going', mark: 'late' })], [], true],
  [
    'without a yes all but the noes',
    [person('a'), person('b', { answer: 'not_going' })],
    ['a'],
    false,
  ],
  ['nobody of nobody', [], [], false],
])('one tap marks %s', (...[, people, expected, saidYes]) => {
  const found = findExpected(people)
  expect(found.expected.map(({ memberId }) => memberId)).toEqual(expected)
  expect(found.saidYes).toBe(saidYes)
})

test('a team of 25 with three who were late or missing takes four taps', () => {
  const team = Array.from({ length: 25 }, (_, index) => person(`p${index}`, { answer: 'going' }))
  const truth = new Map<string, InvitedPerson['mark']>([
    ['p3', 'late'],
    ['p7', 'absent'],
    ['p20', 'injured'],
  ])
  const afterOneTap = new Set(findExpected(team).expected.map(({ memberId }) => memberId))
  const corrections = team.filter(
    ({ memberId }) => truth.has(memberId) || !afterOneTap.has(memberId),
  )
  expect(1 + corrections.length).toBe(4)
})
