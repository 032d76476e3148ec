import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { League } from './league.ts'
import { playedOutcome } from './match.ts'
import { standings } from './standings.ts'
import { footballSeasons } from './testing/football-seasons.ts'
import { inventedSeasons } from './testing/invented-seasons.ts'
import { otherSeasons } from './testing/other-seasons.ts'
import { toExpectedRows, expectedFigures } from './testing/season.ts'
import { twoStageSeason } from './testing/two-stage-season.ts'

const seasons = [...footballSeasons, twoStageSeason, ...otherSeasons, ...inventedSeasons]

const tables = seasons.flatMap(({ name, league, tables: asked }) =>
  asked.map(({ question, expected }) => ({
    name: `${name}, ${expected.as_of}, ${JSON.stringify(question)}`,
    league,
    question,
    expected: expected.table,
  })),
)

test.each(tables)('$name: computes the official table', ({ league, question, expected }) => {
  expect(toExpectedRows(standings(league, question), expected)).toEqual(expectedFigures(expected))
})

test('every season has official tables', () => {
  expect(seasons).toHaveLength(20)
  expect(tables).toHaveLength(27)
})

test.each(seasons)("$name: the order of results doesn't matter", ({ league, tables: asked }) => {
  const before = asked.map(({ question }) => standings(league, question))
  fc.assert(
    fc.property(shuffled(league), (other) => {
      expect(asked.map(({ question }) => standings(other, question))).toEqual(before)
    }),
    { numRuns: 3, seed: 7 },
  )
})

test.each(tables)(
  '$name: correcting and reverting a result changes nothing',
  ({ league, question }) => {
    const isTypo = (at: number) => at % 5 === 0
    const wrong = league.matches.map((match, at) =>
      isTypo(at) ? { ...match, outcome: playedOutcome(1, 0) } : match,
    )
    const corrected = [
      ...wrong.filter((_, at) => !isTypo(at)),
      ...league.matches.filter((_, at) => isTypo(at)),
    ]
    const before = standings(league, question)
    expect(standings({ ...league, matches: wrong }, question)).not.toEqual(before)
    expect(standings({ ...league, matches: corrected }, question)).toEqual(before)
  },
)

function shuffled(league: League): fc.Arbitrary<League> {
  const all = <T>(list: readonly T[]) =>
    fc.shuffledSubarray([...list], { minLength: list.length, maxLength: list.length })
  return fc
    .record({ matches: all(league.matches), teams: all(league.teams), stages: all(league.stages) })
    .map((order) => ({ ...league, ...order }))
}
