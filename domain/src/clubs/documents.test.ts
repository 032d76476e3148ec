import { expect, test } from 'vitest'

import type { Actor } from '../teams/actor.ts'
import { maySeeClubDocument } from './documents.ts'

const nobody: Actor = {
  accountId: 'account',
  teamId: 'team',
  clubId: 'club',
  memberId: undefined,
  isAdmin: false,
  isCoach: false,
  childIds: [],
}

test.each([
  ['an admin', { isAdmin: true }, true],
  ['a coach', { memberId: 'row', isCoach: true }, true],
  ['a player', { memberId: 'row' }, false],
  ['a parent', { childIds: ['child'] }, false],
] as const)('%s finds a document for staff: %s', (_, traits, isFound) => {
  expect(maySeeClubDocument({ ...nobody, ...traits }, 'staff')).toBe(isFound)
  expect(maySeeClubDocument({ ...nobody, ...traits }, 'everyone')).toBe(true)
})
