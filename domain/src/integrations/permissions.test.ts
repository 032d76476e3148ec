import { expect, test } from 'vitest'

import { nobody } from '../teams/testing/nobody.ts'
import { mayExportTeam } from './permissions.ts'

test.each([
  ['admin', { memberId: 'm', isAdmin: true }, true],
  ['club manager', { isAdmin: true }, true],
  ['admin blocked from a child', { isAdmin: true, blockedFrom: ['m-1'] }, false],
  ['coach', { memberId: 'm', isCoach: true }, false],
  ['player', { memberId: 'm' }, false],
  ['guardian', { childIds: ['m-1'] }, false],
])('a %s exports a team: %s', (_, traits, may) => {
  expect(mayExportTeam({ ...nobody, ...traits })).toBe(may)
})
