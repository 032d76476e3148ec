import { expect, test } from 'vitest'

import { nobody } from '../teams/testing/nobody.ts'
import { mayExportClub, mayExportTeam, mayRunWebhooks } from './permissions.ts'

test.each([
  ['admin', { memberId: 'm', isAdmin: true }, true],
  ['club manager', { isAdmin: true }, true],
  ['coach', { memberId: 'm', isCoach: true }, false],
  ['player', { memberId: 'm' }, false],
  ['guardian', { childIds: ['m-1'] }, false],
])('a %s runs the webhooks of a team: %s', (_, traits, may) => {
  expect(mayRunWebhooks({ ...nobody, ...traits })).toBe(may)
})

test.each([
  ['admin', { memberId: 'm', isAdmin: true }, true],
  ['club manager', { isAdmin: true }, true],
  ['admin whom the club keeps from a child', { isAdmin: true, keptFrom: ['m-1'] }, false],
  ['coach', { memberId: 'm', isCoach: true }, false],
  ['player', { memberId: 'm' }, false],
  ['guardian', { childIds: ['m-1'] }, false],
])('a %s takes a team along: %s', (_, traits, may) => {
  expect(mayExportTeam({ ...nobody, ...traits })).toBe(may)
})

test.each([
  ['club manager', true],
  ['somebody else', false],
])('a %s takes a club along: %s', (_, isManager) => {
  expect(mayExportClub({ accountId: 'a', clubId: 'c', roles: isManager ? ['manager'] : [] })).toBe(
    isManager,
  )
})
