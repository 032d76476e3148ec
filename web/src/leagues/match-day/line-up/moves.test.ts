import type { LineUpDraft } from '@touchline/domain/leagues/match-day/line-up'
import { expect, test } from 'vitest'

import { movePlayer, type Target, withFormation } from './moves.ts'

const before: LineUpDraft = {
  formation: '4-4-2',
  captain: 'ana',
  players: [
    { memberId: 'ana', place: 0, shirtNumber: '1' },
    { memberId: 'bea', place: 3, shirtNumber: '4' },
    { memberId: 'cleo', place: null, shirtNumber: '12' },
    { memberId: 'dora', place: null, shirtNumber: null },
  ],
}

/** Place and name of starters, then the bench. */
function inWords({ players }: LineUpDraft): string {
  const starters = players
    .flatMap(({ place, memberId }) => (place === null ? [] : [`${place} ${memberId}`]))
    .toSorted()
  const bench = players.filter(({ place }) => place === null).map(({ memberId }) => memberId)
  return `${starters.join(', ')} | ${bench.join(', ')}`
}

const put = (memberId: string, target: Target) =>
  movePlayer(before, { memberId, shirtNumber: null }, target)

test.each<[string, Target, string]>([
  ['ana', { kind: 'place', place: 1 }, '1 ana, 3 bea | cleo, dora'],
  ['ana', { kind: 'place', place: 0 }, '0 ana, 3 bea | cleo, dora'],
  ['ana', { kind: 'place', place: 3 }, '0 bea, 3 ana | cleo, dora'],
  ['cleo', { kind: 'place', place: 0 }, '0 cleo, 3 bea | dora, ana'],
  ['eva', { kind: 'place', place: 0 }, '0 eva, 3 bea | cleo, dora, ana'],
  ['eva', { kind: 'bench' }, '0 ana, 3 bea | cleo, dora, eva'],
  ['bea', { kind: 'bench' }, '0 ana | cleo, dora, bea'],
  ['bea', { kind: 'out' }, '0 ana | cleo, dora'],
  ['cleo', { kind: 'out' }, '0 ana, 3 bea | dora'],
])('%s moves to %o', (memberId, target, after) => {
  expect(inWords(put(memberId, target))).toBe(after)
})

test('a removed captain loses the role; one on the bench keeps it', () => {
  expect(put('ana', { kind: 'out' }).captain).toBeNull()
  expect(put('ana', { kind: 'bench' }).captain).toBe('ana')
})

test('everyone keeps their shirt number', () => {
  expect(put('cleo', { kind: 'place', place: 0 }).players).toContainEqual({
    memberId: 'cleo',
    place: 0,
    shirtNumber: '12',
  })
})

test('in a smaller formation, players without a place go to the bench', () => {
  expect(inWords(withFormation(before, '2-2', 3))).toBe('0 ana | bea, cleo, dora')
})
