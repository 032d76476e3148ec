import { expect, test } from 'vitest'

import { sumScore } from './events.ts'
import { proposeResult } from './recorded-events.ts'
import { hasShootOut, shootOutState } from './shoot-out.ts'

const sides = { o: 'own', g: 'opponent' } as const

/** "o+ g-": we scored, they missed. */
function kicksOf(written: string) {
  return written
    .split(' ')
    .filter(Boolean)
    .map((kick, at) => ({
      id: String(at),
      side: kick.startsWith('o') ? sides.o : sides.g,
      kind: kick.endsWith('+') ? ('shoot_out_scored' as const) : ('shoot_out_missed' as const),
      member: null,
      partner: null,
      period: null,
      second: null,
    }))
}

const cases = [
  ['before the first kick', '', 0, 0, undefined, undefined],
  ['the other side answers', 'o+', 1, 0, 'opponent', undefined],
  ['the first to kick begins the next round', 'o+ g+', 1, 1, 'own', undefined],
  ['the opponent may begin', 'g-', 0, 0, 'own', undefined],
  ['three ahead with two left is enough', 'o+ g- o+ g- o+ g-', 3, 0, undefined, 'own'],
  ['two ahead with two left is not', 'o+ g- o+ g- o- g-', 2, 0, 'own', undefined],
  ['4:3 after five each', 'o+ g+ o+ g+ o- g+ o+ g- o+ g-', 4, 3, undefined, 'own'],
  [
    'level after five goes to sudden death',
    'o+ g+ o+ g+ o+ g+ o+ g+ o+ g+',
    5,
    5,
    'own',
    undefined,
  ],
  [
    'sudden death waits for the answer',
    'o+ g+ o+ g+ o+ g+ o+ g+ o+ g+ o+',
    6,
    5,
    'opponent',
    undefined,
  ],
  [
    'sudden death ends with the first difference',
    'o+ g+ o+ g+ o+ g+ o+ g+ o+ g+ o- g+',
    5,
    6,
    undefined,
    'opponent',
  ],
] as const

test.each(
  cases.map(([says, kicks, own, opponent, next, winner]) => ({
    says,
    kicks,
    expected: { own, opponent, next, winner },
  })),
)('$says', ({ kicks, expected }) => {
  expect(shootOutState(kicksOf(kicks))).toMatchObject(expected)
})

test("kicks aren't goals of players", () => {
  expect(sumScore(kicksOf('o+ g+ o+'))).toEqual({ own: 0, opponent: 0 })
})

test.each([
  ['home', { home: 3, away: 0 }],
  ['away', { home: 0, away: 3 }],
] as const)('a decided shoot-out becomes part of the result of the %s side', (side, shootOut) => {
  const result = proposeResult(kicksOf('o+ g- o+ g- o+ g-'), { sport: 'football', side })
  expect(result).toMatchObject({ score: { home: 0, away: 0 }, decided: 'shoot_out', shootOut })
})

test('an unfinished shoot-out decides nothing', () => {
  const result = proposeResult(kicksOf('o+ g-'), { sport: 'football', side: 'home' })
  expect(result).toMatchObject({ decided: 'regulation', shootOut: null })
})

test.each([
  ['football', true],
  ['handball', true],
  ['basketball', false],
  ['volleyball', false],
  ['Quidditch', false],
] as const)('%s goes to penalties: %s', (sport, has) => {
  expect(hasShootOut(sport)).toBe(has)
})
