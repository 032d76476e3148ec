import { expect, test } from 'vitest'

import type { Actor } from './actor.ts'
import { mayManageRegistrations } from './permissions.ts'

function actor(traits: Partial<Actor> = {}): Actor {
  const nobody = { memberId: undefined, isAdmin: false, isCoach: false, childIds: [] }
  return { accountId: 'me', teamId: 't', clubId: undefined, ...nobody, ...traits }
}

test.each<[string, Partial<Actor>, boolean]>([
  ['an admin', { memberId: 'm', isAdmin: true }, true],
  ['a coach', { memberId: 'm', isCoach: true }, true],
  ['a treasurer', { memberId: 'm', isTreasurer: true }, false],
  ['a member', { memberId: 'm' }, false],
  ['a parent', { childIds: ['c'] }, false],
  ['an admin of a club’s team', { isAdmin: true, clubId: 'c' }, false],
  ['a token without children', { isAdmin: true, program: { seesChildren: false } }, false],
  ['an admin where it is off', { isAdmin: true, featuresOff: ['registrations'] }, false],
])('%s decides about registrations with a team: %s', (_, traits, allowed) => {
  expect(mayManageRegistrations(actor(traits))).toBe(allowed)
})
