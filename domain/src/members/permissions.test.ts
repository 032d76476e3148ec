import { expect, test } from 'vitest'

import type { Actor } from '../teams/actor.ts'
import { nobody } from '../teams/testing/nobody.ts'
import * as may from './permissions.ts'

const people = {
  admin: { ...nobody, memberId: 'm-admin', isAdmin: true },
  'club manager': { ...nobody, isAdmin: true },
  coach: { ...nobody, memberId: 'm-coach', isCoach: true },
  treasurer: { ...nobody, memberId: 'm-money', isTreasurer: true },
  player: { ...nobody, memberId: 'm-other' },
  self: { ...nobody, memberId: 'm-1' },
  guardian: { ...nobody, childIds: ['m-1'] },
  'other guardian': { ...nobody, childIds: ['m-2'] },
} satisfies Record<string, Actor>

type Person = keyof typeof people

/** Everyone listed may; all others may not. */
const table: readonly (readonly [string, (actor: Actor) => boolean, readonly Person[]])[] = [
  [
    'sees contact and birth date',
    (actor) => may.maySeePrivate(actor, 'm-1'),
    ['admin', 'club manager', 'coach', 'self', 'guardian'],
  ],
  ['sees the archive', may.maySeeArchive, ['admin', 'club manager', 'coach']],
  ['adds members', may.mayAddMembers, ['admin', 'club manager', 'coach']],
  [
    'edits a member',
    (actor) => may.mayEditMember(actor, 'm-1'),
    ['admin', 'club manager', 'coach', 'self', 'guardian'],
  ],
  [
    'edits the phone',
    (actor) => may.mayEditField(actor, 'm-1', 'phone'),
    ['admin', 'club manager', 'coach', 'self', 'guardian'],
  ],
  [
    'edits the birth date',
    (actor) => may.mayEditField(actor, 'm-1', 'dateOfBirth'),
    ['admin', 'club manager', 'coach', 'self', 'guardian'],
  ],
  [
    'edits the shirt number',
    (actor) => may.mayEditField(actor, 'm-1', 'jerseyNumber'),
    ['admin', 'club manager', 'coach'],
  ],
  [
    'edits the licence',
    (actor) => may.mayEditField(actor, 'm-1', 'licenceNumber'),
    ['admin', 'club manager', 'coach'],
  ],
  [
    'edits the notes',
    (actor) => may.mayEditField(actor, 'm-1', 'notes'),
    ['admin', 'club manager', 'coach'],
  ],
  [
    'edits the role label',
    (actor) => may.mayEditField(actor, 'm-1', 'role'),
    ['admin', 'club manager', 'coach'],
  ],
  [
    'changes access',
    (actor) => may.mayEditField(actor, 'm-1', 'access'),
    ['admin', 'club manager'],
  ],
  [
    'changes the own access',
    (actor) => may.mayEditField(actor, actor.memberId ?? '', 'access'),
    ['admin', 'club manager'],
  ],
  ['gives access', may.mayGiveAccess, ['admin', 'club manager']],
  ['archives', (actor) => may.mayArchiveMember(actor, 'm-1'), ['admin', 'club manager']],
  ['acts on a selection', may.mayActOnMany, ['admin', 'club manager']],
  [
    'ends the membership',
    (actor) => may.mayEndMembership(actor, 'm-1'),
    ['admin', 'club manager', 'self', 'guardian'],
  ],
  [
    'adds a parent',
    (actor) => may.mayAddGuardian(actor, 'm-1'),
    ['admin', 'club manager', 'coach', 'guardian'],
  ],
  [
    'sees a parent’s contact',
    (actor) => may.maySeeGuardianContact(actor, { memberId: 'm-1', accountId: 'a-parent' }),
    ['admin', 'club manager', 'coach', 'self'],
  ],
  [
    'sees a parent’s contact without account',
    (actor) => may.maySeeGuardianContact(actor, { memberId: 'm-1', accountId: null }),
    ['admin', 'club manager', 'coach', 'self'],
  ],
  [
    'sees the own contact as parent',
    (actor) => may.maySeeGuardianContact(actor, { memberId: 'm-1', accountId: 'account' }),
    everybody(),
  ],
  [
    'edits a parent',
    (actor) => may.mayEditGuardian(actor, { memberId: 'm-1', accountId: 'a-parent' }),
    ['admin', 'club manager', 'coach'],
  ],
  [
    'edits themselves as parent',
    (actor) => may.mayEditGuardian(actor, { memberId: 'm-1', accountId: 'account' }),
    everybody(),
  ],
  [
    'removes a parent',
    (actor) =>
      may.mayRemoveGuardian(actor, {
        memberId: 'm-1',
        accountId: null,
        isVerified: false,
        isBlocked: false,
      }),
    ['admin', 'club manager', 'coach'],
  ],
  [
    'removes a verified parent',
    (actor) =>
      may.mayRemoveGuardian(actor, {
        memberId: 'm-1',
        accountId: 'a-parent',
        isVerified: true,
        isBlocked: false,
      }),
    ['admin', 'club manager'],
  ],
  [
    'steps back as parent',
    (actor) =>
      may.mayRemoveGuardian(actor, {
        memberId: 'm-1',
        accountId: 'account',
        isVerified: true,
        isBlocked: false,
      }),
    everybody(),
  ],
  ['imports a list', may.mayImport, ['admin', 'club manager', 'coach']],
]

const cases = table.flatMap(([what, ask, allowed]) =>
  everybody().map((person) => [person, what, allowed.includes(person), ask] as const),
)

test.each(cases)('%s may %s: %s', (...[person, , allowed, ask]) => {
  expect(ask(people[person])).toBe(allowed)
})

/** A club's block on someone applies to that child whatever roles they have. */
test.each<[string, (actor: Actor, memberId: string) => boolean]>([
  ['see contact and birth date', may.maySeePrivate],
  ['edit', may.mayEditMember],
  ['give rights', (actor, memberId) => may.mayEditField(actor, memberId, 'access')],
  ['edit the notes', (actor, memberId) => may.mayEditField(actor, memberId, 'notes')],
  ['archive', may.mayArchiveMember],
  ['end the membership', may.mayEndMembership],
  ['add a parent', may.mayAddGuardian],
])('an admin blocked from one child may not %s there, and may elsewhere', (_, ask) => {
  const kept = { ...people.admin, blockedFrom: ['m-1'] }
  expect([ask(kept, 'm-1'), ask(kept, 'm-2')]).toEqual([false, true])
})

function everybody(): Person[] {
  return ['admin', 'club manager', 'coach', 'player', 'self', 'guardian', 'other guardian']
}

test('an API token never changes access, whatever its owner may do', () => {
  const program = { ...people.admin, program: { seesChildren: true } }
  expect(may.mayEditField(program, 'm-1', 'access')).toBe(false)
  expect(may.mayEditField(program, 'm-1', 'role')).toBe(true)
  expect(may.mayEditField(people.admin, 'm-1', 'access')).toBe(true)
})
