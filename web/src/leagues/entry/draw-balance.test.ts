import { expect, test } from 'vitest'

import { balanceOf } from './draw-balance.ts'

test('counts home matches and the longest run for each team, whatever the order', () => {
  const games = [
    { round: 3, home: 'C', away: 'A' },
    { round: 1, home: 'A', away: 'B' },
    { round: 2, home: 'A', away: 'C' },
  ]
  expect(balanceOf(['A', 'B', 'D'], games)).toEqual([
    { team: 'A', home: 2, away: 1, longestRow: 2 },
    { team: 'B', home: 0, away: 1, longestRow: 1 },
    { team: 'D', home: 0, away: 0, longestRow: 0 },
  ])
})
