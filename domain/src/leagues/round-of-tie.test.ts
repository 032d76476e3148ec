import { expect, test } from 'vitest'

import { knockOut } from './knock-out.ts'
import { leagueLimits } from './limits.ts'
import { roundOfTie } from './round-of-tie.ts'

test('every tie of every knock-out is in the round of its id', () => {
  for (let size = 2; size <= leagueLimits.teams; size += 1) {
    const seeds = Array.from({ length: size }, (_, at) => String(at))
    for (const { id, teamsLeft, kind } of knockOut({ seeds, thirdPlace: 'played' }))
      expect(roundOfTie({ seeds }, id)).toEqual({ teamsLeft, kind })
  }
})
