import { expect, test } from 'vitest'

import type { Actor } from '../teams/actor.ts'
import { nobody } from '../teams/testing/nobody.ts'
import { mayRunCollections } from './permissions.ts'

test.each<readonly [string, Partial<Actor>, boolean]>([
  ['a player', { memberId: 'me' }, false],
  ['a guardian', { childIds: ['child'] }, false],
  ['a coach', { memberId: 'me', isCoach: true }, false],
  ['an admin', { memberId: 'me', isAdmin: true }, true],
  ['a manager of the club', { isAdmin: true }, true],
])('whether %s runs collections and sees who has paid', (_who, facts, expected) => {
  expect(mayRunCollections({ ...nobody, ...facts })).toBe(expected)
})
