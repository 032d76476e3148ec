import type { PlayerFigures } from '@touchline/contract/statistics/shapes'
import { expect, test } from 'vitest'

import { sortedPlayers } from './sorted-players.ts'

function player(lastName: string, goals: number, attendanceRate: number | null): PlayerFigures {
  return {
    memberId: lastName,
    firstName: 'Ana',
    lastName,
    isPlaceholder: false,
    email: null,
    role: 'Player',
    position: null,
    games: 0,
    starts: 0,
    minutes: 0,
    goals,
    points: goals,
    assists: 0,
    yellowCards: 0,
    redCards: 0,
    votes: 0,
    attendanceRate,
  }
}

const players = [player('Cruz', 2, 0), player('Abad', 2, 1), player('Bosch', 5, null)]

test.each([
  ['member', 'ascending', ['Abad', 'Bosch', 'Cruz']],
  ['member', 'descending', ['Cruz', 'Bosch', 'Abad']],
  ['goals', 'descending', ['Bosch', 'Abad', 'Cruz']],
  ['goals', 'ascending', ['Abad', 'Cruz', 'Bosch']],
  ['attendanceRate', 'ascending', ['Bosch', 'Cruz', 'Abad']],
  ['nothing that exists', 'ascending', ['Abad', 'Bosch', 'Cruz']],
] as const)('by %s, %s, players are ordered %j', (key, direction, expected) => {
  const sorted = sortedPlayers(players, { key, direction })
  expect(sorted.map(({ lastName }) => lastName)).toEqual(expected)
})
