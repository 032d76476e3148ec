import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { type Pairing, roundRobin } from './round-robin.ts'

const sizes = fc.record({
  teams: fc.integer({ min: 2, max: 14 }).map(teamsOf),
  legs: fc.integer({ min: 1, max: 4 }),
  seed: fc.nat(),
})

describe('a round robin', () => {
  test('has every pair meet once per leg, alternating home and away', () => {
    fc.assert(
      fc.property(sizes, (draw) => {
        const { pairings } = roundRobin(draw)
        const met = (home: string, away: string) =>
          pairings.filter((game) => game.home === home && game.away === away).length
        const odd = draw.teams.flatMap((one) =>
          draw.teams
            .filter((other) => other !== one)
            .map((other) => [met(one, other), met(other, one)] as const)
            .filter(([there, back]) => there + back !== draw.legs || Math.abs(there - back) > 1),
        )
        expect(odd).toEqual([])
      }),
      { numRuns: 25, seed: 1 },
    )
  })

  test('has every team play or rest each round, and rest only if their number is odd', () => {
    fc.assert(
      fc.property(sizes, (draw) => {
        const { pairings, byes } = roundRobin(draw)
        const isOdd = draw.teams.length % 2
        const rounds = (draw.teams.length - 1 + isOdd) * draw.legs
        expect(byes).toHaveLength(isOdd * rounds)
        for (let round = 1; round <= rounds; round += 1) {
          const playing = pairings.filter((game) => game.round === round).flatMap(sidesOf)
          const resting = byes.filter((bye) => bye.round === round).map(({ team }) => team)
          expect([...playing, ...resting].toSorted()).toEqual(draw.teams.toSorted())
        }
      }),
      { numRuns: 25, seed: 2 },
    )
  })

  const every = [2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 14, 20, 31, 64]

  test.each([1, 2, 3, 4])('in %i legs has at most two home or away matches in a row', (legs) => {
    for (const count of every) {
      const { pairings } = roundRobin({ teams: teamsOf(count), legs, seed: count })
      const sides = teamsOf(count).map((team) => sidesIn(pairings, team))
      expect(sides.filter((row) => /HHH|AAA/.test(row))).toEqual([])
      const leads = sides.map((row) => Math.abs(2 * row.replaceAll('A', '').length - row.length))
      expect(Math.max(...leads)).toBeLessThan(2)
    }
  })

  test("doesn't repeat a pair in consecutive rounds, from three teams on", () => {
    for (const count of every.filter((teams) => teams > 2)) {
      const { pairings } = roundRobin({ teams: teamsOf(count), legs: 2, seed: 1 })
      const last = count - 1 + (count % 2)
      const [end, start] = [last, last + 1].map((round) =>
        pairings
          .filter((game) => game.round === round)
          .map((game) => sidesOf(game).toSorted().join()),
      )
      expect(end?.filter((game) => start?.includes(game))).toEqual([])
    }
  })

  test('is equal for equal seeds, and differs otherwise', () => {
    const draw = { teams: teamsOf(10), legs: 2, seed: 5 }
    expect(roundRobin(draw)).toEqual(roundRobin(draw))
    expect(roundRobin({ ...draw, seed: 6 })).not.toEqual(roundRobin(draw))
  })

  test.each([[[]], [['A']]])('is empty for %j', (teams) => {
    expect(roundRobin({ teams, legs: 2, seed: 1 })).toEqual({ pairings: [], byes: [] })
  })
})

function teamsOf(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `T${at}`)
}

function sidesOf({ home, away }: Pairing): readonly string[] {
  return [home, away]
}

function sidesIn(pairings: readonly Pairing[], team: string): string {
  return pairings
    .filter((game) => sidesOf(game).includes(team))
    .map(({ home }) => (home === team ? 'H' : 'A'))
    .join('')
}
