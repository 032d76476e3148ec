import { expect, test } from 'vitest'

import { consentKinds, consentsAfter, isConsented, type ConsentAnswer } from './consents.ts'

const answer = (
  kind: ConsentAnswer['kind'],
  state: 'yes' | 'no',
  minute: number,
): ConsentAnswer => ({
  kind,
  state,
  givenAt: new Date(Date.UTC(2026, 0, 1, 12, minute)),
  textVersion: '2026-1',
})

test('everything is unanswered at first, and unanswered is no yes', () => {
  const consents = consentsAfter([])
  for (const kind of consentKinds) {
    expect(consents[kind]).toBe('unanswered')
    expect(isConsented(consents[kind])).toBe(false)
  }
})

test.each(consentKinds)('a yes to %s says nothing about the others', (kind) => {
  const consents = consentsAfter([answer(kind, 'yes', 0)])
  expect(consentKinds.filter((other) => isConsented(consents[other]))).toEqual([kind])
})

test('the newest answer counts, in whatever order they are read', () => {
  const given = [answer('health', 'yes', 0), answer('health', 'no', 5)]
  expect(consentsAfter(given).health).toBe('no')
  expect(consentsAfter(given.toReversed()).health).toBe('no')
})

test('a withdrawn consent can be given again', () => {
  const given = [
    answer('pictures_team', 'yes', 0),
    answer('pictures_team', 'no', 1),
    answer('pictures_team', 'yes', 2),
  ]
  expect(consentsAfter(given).pictures_team).toBe('yes')
})
