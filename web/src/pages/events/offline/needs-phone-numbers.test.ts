import { expect, test } from 'vitest'

import { needsPhoneNumbers } from './needs-phone-numbers.ts'

const now = new Date('2026-03-14T10:00:00Z')
const hour = 3_600_000

const kept = (ids: readonly string[], age: number) => ({
  data: {
    people: ids.map((memberId) => ({ memberId, parents: [], emergency: null })),
    until: '2026-03-15T00:00:00.000Z',
  },
  dataUpdatedAt: now.getTime() - age,
})

const person = (memberId: string, answer: 'going' | 'maybe', guestOf: string | null = null) => ({
  memberId,
  answer,
  guestOf,
  firstName: 'Nina',
  lastName: 'Ruiz',
  role: 'Player',
  isCoach: false,
  position: null,
  waiting: null,
  comment: null,
  answeredAt: null,
  answeredBy: null,
  awayUntil: null,
  beforeChange: false,
  isLate: false,
  disagreement: [],
  seenAt: null,
})

const event = { answers: [person('nina', 'going'), person('leo', 'maybe')] }

test.each([
  ['nothing is here', { data: undefined, dataUpdatedAt: 0 }, true],
  ['all who come are here', kept(['nina'], hour), false],
  ['somebody who comes is not here', kept(['leo'], hour), true],
  ['they are half a day old', kept(['nina'], 12 * hour), false],
  ['they are older', kept(['nina'], 12 * hour + 1), true],
])('decides on requesting phone numbers when %s', (_, here, wanted) => {
  expect(needsPhoneNumbers(event, here, now)).toBe(wanted)
})

test('requests none for a guest of another team', () => {
  const withGuest = { answers: [person('guest', 'going', 'Rivals')] }
  expect(needsPhoneNumbers(withGuest, kept([], hour), now)).toBe(false)
})
