import { knockOut } from '@touchline/domain/leagues/knock-out'
import { resolveTies } from '@touchline/domain/leagues/knock-out-results'
import { expect, test } from 'vitest'

import { tieNumbers, teamsWithBye, groupByRound } from './rounds.ts'

const known = resolveTies({
  ties: knockOut({ seeds: ['A', 'B', 'C', 'D', 'E'], thirdPlace: 'played' }),
  legs: 1,
  matches: new Map(),
  rules: { awayGoals: 'do_not_count' },
})

test('ties are grouped by round, with the third-place match apart', () => {
  expect(
    groupByRound(known).map(({ teamsLeft, kind, ties }) => [teamsLeft, kind, ties.length]),
  ).toEqual([
    [8, 'usual', 1],
    [4, 'usual', 2],
    [2, 'usual', 1],
    [2, 'third_place', 1],
  ])
})

test('teams with a bye rest in the first round', () => {
  expect(teamsWithBye(known)).toEqual(['A', 'B', 'C'])
})

test('ties are numbered', () => {
  expect([...tieNumbers(known).values()]).toEqual([1, 2, 3, 4, 5])
})
