import { expect, test } from 'vitest'

import type { Actor } from '../teams/actor.ts'
import { maySeeClubDocument, teamsToNotify } from './documents.ts'

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
] as const)('%s can see a document for staff: %s', (_, traits, isFound) => {
  expect(maySeeClubDocument({ ...nobody, ...traits }, 'staff')).toBe(isFound)
  expect(maySeeClubDocument({ ...nobody, ...traits }, 'everyone')).toBe(true)
  expect(maySeeClubDocument({ ...nobody, ...traits }, 'people')).toBe(false)
})

const was = { teamIds: ['u12', 'u14'], audience: 'everyone' } as const
const now = { ...was, isNewFile: false }

test.each([
  {
    what: 'a new document',
    now: { ...now, isNewFile: true },
    was: undefined,
    notified: ['u12', 'u14'],
  },
  { what: 'a new file', now: { ...now, isNewFile: true }, was, notified: ['u12', 'u14'] },
  { what: 'a new name', now, was, notified: [] },
  { what: 'one more team', now: { ...now, teamIds: ['u12', 'u16'] }, was, notified: ['u16'] },
  { what: 'one team less', now: { ...now, teamIds: ['u12'] }, was, notified: [] },
  {
    what: 'everyone instead of staff',
    now,
    was: { ...was, audience: 'staff' },
    notified: ['u12', 'u14'],
  },
  {
    what: 'everyone instead of chosen people',
    now,
    was: { ...was, audience: 'people' },
    notified: ['u12', 'u14'],
  },
  { what: 'staff instead of everyone', now: { ...now, audience: 'staff' }, was, notified: [] },
] as const)('$what notifies the teams $notified', ({ now: saved, was: before, notified }) => {
  expect(teamsToNotify(saved, before)).toEqual(notified)
})
