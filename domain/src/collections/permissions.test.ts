import { expect, test } from 'vitest'

import type { Actor } from '../teams/actor.ts'
import { may } from '../teams/permissions.ts'
import { nobody } from '../teams/testing/nobody.ts'
import { mayChooseBillPayers } from './permissions.ts'

test.each<readonly [string, Partial<Actor>, boolean]>([
  ['a player', { memberId: 'me' }, false],
  ['a guardian', { childIds: ['child'] }, false],
  ['a coach', { memberId: 'me', isCoach: true }, false],
  ['an admin', { memberId: 'me', isAdmin: true }, true],
  ['a manager of the club', { isAdmin: true }, true],
  ['a treasurer', { memberId: 'me', isTreasurer: true }, true],
])('whether %s manages collections and sees payments', (_who, facts, expected) => {
  expect(may({ ...nobody, ...facts }, 'collections.manage')).toBe(expected)
})

test.each<readonly [string, Partial<Actor>, boolean]>([
  ['the child', { memberId: 'child' }, false],
  ['a guardian of the child', { childIds: ['child'] }, true],
  ['a guardian of another child', { childIds: ['other'] }, false],
  ['a coach', { memberId: 'me', isCoach: true }, false],
  ['a treasurer', { memberId: 'me', isTreasurer: true }, true],
  ['an admin', { memberId: 'me', isAdmin: true }, true],
])("whether %s chooses who gets a child's bills", (_who, facts, expected) => {
  expect(mayChooseBillPayers({ ...nobody, ...facts }, 'child')).toBe(expected)
})
