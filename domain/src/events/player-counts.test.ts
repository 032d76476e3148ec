import { expect, test } from 'vitest'

import { playerCountsOf } from './player-counts.ts'

const none = { going: 0, maybe: 0, notGoing: 0, waiting: 0, silent: 0 }

const cases = [
  {
    says: 'without staff',
    everyone: { going: 3, silent: 2 },
    staff: {},
    players: { going: 3, silent: 2 },
  },
  {
    says: 'a coach who is coming',
    everyone: { going: 12 },
    staff: { going: 1 },
    players: { going: 11 },
  },
  {
    says: 'a silent helper',
    everyone: { silent: 5 },
    staff: { silent: 1 },
    players: { silent: 4 },
  },
  { says: 'never below nothing', everyone: {}, staff: { going: 1 }, players: {} },
]

test.each(cases)('$says', ({ everyone, staff, players }) => {
  expect(playerCountsOf({ ...none, ...everyone }, { ...none, ...staff })).toEqual({
    ...none,
    ...players,
  })
})
