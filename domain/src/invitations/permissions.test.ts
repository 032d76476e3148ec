import { expect, test } from 'vitest'

import type { Actor } from '../teams/actor.ts'
import { nobody } from '../teams/testing/nobody.ts'
import {
  mayChangeApproval,
  mayDecideRequest,
  mayInvite,
  mayResetJoinLink,
  maySeeInvitations,
} from './permissions.ts'

const actors = {
  stranger: nobody,
  player: { ...nobody, memberId: 'player' },
  guardian: { ...nobody, childIds: ['child'] },
  coach: { ...nobody, memberId: 'coach', isCoach: true },
  admin: { ...nobody, memberId: 'admin', isAdmin: true },
  'club manager': { ...nobody, clubId: 'club', isAdmin: true },
} satisfies Record<string, Actor>

type Person = keyof typeof actors

const staffOnly: [Person, boolean][] = [
  ['stranger', false],
  ['player', false],
  ['guardian', false],
  ['coach', true],
  ['admin', true],
  ['club manager', true],
]

test.each(staffOnly)('a %s invites, and sees the invitations: %s', (person, allowed) => {
  expect(mayInvite(actors[person], 'team')).toBe(allowed)
  expect(maySeeInvitations(actors[person], 'team')).toBe(allowed)
})

test.each(staffOnly)('a %s decides about requests of others to join: %s', (person, allowed) => {
  for (const kind of ['player', 'parent'] as const)
    expect(mayDecideRequest(actors[person], { teamId: 'team', accountId: 'other', kind })).toBe(
      allowed,
    )
})

const adminsOnly: [Person, boolean][] = [
  ['stranger', false],
  ['player', false],
  ['guardian', false],
  ['coach', false],
  ['admin', true],
  ['club manager', true],
]

test.each(adminsOnly)('a %s resets the join link and changes approval: %s', (person, allowed) => {
  expect(mayResetJoinLink(actors[person], 'team')).toBe(allowed)
  expect(mayChangeApproval(actors[person], 'team')).toBe(allowed)
})

test.each(adminsOnly)('a %s decides about their own request: %s', (person, allowed) => {
  const own = { teamId: 'team', accountId: 'account', kind: 'parent' } as const
  expect(mayDecideRequest(actors[person], own)).toBe(allowed)
})

test.each(Object.entries(actors))('gives a %s of this team no rights in another', (_, actor) => {
  expect(mayInvite(actor, 'other team')).toBe(false)
  expect(maySeeInvitations(actor, 'other team')).toBe(false)
  expect(mayResetJoinLink(actor, 'other team')).toBe(false)
  expect(mayChangeApproval(actor, 'other team')).toBe(false)
  expect(
    mayDecideRequest(actor, { teamId: 'other team', accountId: 'other', kind: 'player' }),
  ).toBe(false)
})
