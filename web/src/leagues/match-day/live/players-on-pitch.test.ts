import { expect, test } from 'vitest'

import { playersOnPitchNow } from './players-on-pitch.ts'

const lineUp = {
  formation: null,
  captain: null,
  version: 1,
  publishedAt: null,
  players: [
    { memberId: 'ana', place: 0, shirtNumber: null },
    { memberId: 'bea', place: 1, shirtNumber: null },
    { memberId: 'cleo', place: null, shirtNumber: null },
  ],
}
const base = {
  id: '1',
  side: 'own',
  period: 1,
  second: 60,
  version: 1,
  notedAt: '2026-03-14T10:01:00.000Z',
  notedBy: null,
  partner: null,
} as const

test("players who come on are on the pitch; those substituted or sent off aren't", () => {
  const there = playersOnPitchNow(lineUp, [
    { ...base, kind: 'substitution', member: 'ana', partner: 'cleo' },
    { ...base, kind: 'red_card', member: 'bea' },
    { ...base, kind: 'yellow_card', member: 'cleo' },
    { ...base, kind: 'red_card', side: 'opponent', member: null },
  ])
  expect([...there]).toEqual(['cleo'])
})

test('without a line-up no one is known to be on the pitch', () => {
  expect(playersOnPitchNow(null, []).size).toBe(0)
})
