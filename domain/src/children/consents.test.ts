import { expect, test } from 'vitest'

import { consentKinds, consentState, newestAnswer, type ConsentAnswer } from './consents.ts'

const answer = (
  kind: ConsentAnswer['kind'],
  state: 'yes' | 'no',
  minute: number,
): ConsentAnswer => ({
  kind,
  state,
  givenAt: new Date(Date.UTC(2026, 0, 1, 12, minute)),
})

const states = (given: readonly ConsentAnswer[]) =>
  Object.fromEntries(consentKinds.map((kind) => [kind, consentState(newestAnswer(given, kind))]))

test.each(consentKinds)('%s is unanswered at first', (kind) => {
  expect(states([])[kind]).toBe('unanswered')
})

test.each(consentKinds)('a yes to %s says nothing about the others', (kind) => {
  const given = states([answer(kind, 'yes', 0)])
  expect(consentKinds.filter((other) => given[other] === 'yes')).toEqual([kind])
})

test('the newest answer counts, in whatever order they are read', () => {
  const given = [answer('health', 'yes', 0), answer('health', 'no', 5)]
  expect(states(given)['health']).toBe('no')
  expect(states(given.toReversed())['health']).toBe('no')
})

test('a withdrawn consent can be given again', () => {
  const given = [
    answer('pictures_team', 'yes', 0),
    answer('pictures_team', 'no', 1),
    answer('pictures_team', 'yes', 2),
  ]
  expect(states(given)['pictures_team']).toBe('yes')
})
