import { expect, test } from 'vitest'

import type { Actor } from '../teams/actor.ts'
import {
  mayBlockGuardian,
  mayGiveConsent,
  maySeeConsents,
  mayVerifyGuardian,
} from './permissions.ts'

const nobody: Actor = {
  accountId: 'account',
  teamId: 'own',
  clubId: undefined,
  memberId: undefined,
  isAdmin: false,
  isCoach: false,
  childIds: [],
}

const actors = {
  stranger: nobody,
  'other player': { ...nobody, memberId: 'other' },
  'child itself': { ...nobody, memberId: 'child' },
  guardian: { ...nobody, childIds: ['child'] },
  'guardian of another child': { ...nobody, childIds: ['other'] },
  coach: { ...nobody, memberId: 'coach', isCoach: true },
  admin: { ...nobody, memberId: 'admin', isAdmin: true },
  'coach who is a guardian': { ...nobody, memberId: 'coach', isCoach: true, childIds: ['child'] },
} satisfies Record<string, Actor>

type Person = keyof typeof actors

const child = { teamId: 'own', memberId: 'child', isMinor: true }

const seers: [Person, boolean][] = [
  ['stranger', false],
  ['other player', false],
  ['child itself', true],
  ['guardian', true],
  ['guardian of another child', false],
  ['coach', true],
  ['admin', true],
]

test.each(seers)('a %s sees the consents of a child: %s', (person, allowed) => {
  expect(maySeeConsents(actors[person], child)).toBe(allowed)
})

const givers: [Person, boolean | undefined, boolean][] = [
  ['stranger', true, false],
  ['other player', true, false],
  ['child itself', true, false],
  ['child itself', undefined, false],
  ['child itself', false, true],
  ['guardian', true, true],
  ['guardian', undefined, true],
  ['guardian', false, false],
  ['guardian of another child', true, false],
  ['coach', true, false],
  ['admin', true, false],
  ['coach', false, false],
  ['coach who is a guardian', true, true],
]

test.each(givers)('a %s answers for a person under 18 (%s): %s', (person, isMinor, allowed) => {
  expect(mayGiveConsent(actors[person], { ...child, isMinor })).toBe(allowed)
})

const verifiers: [Person, string, boolean][] = [
  ['stranger', 'parent', false],
  ['other player', 'parent', false],
  ['guardian', 'parent', false],
  ['coach', 'parent', true],
  ['coach', 'account', false],
  ['admin', 'parent', true],
  ['admin', 'account', true],
]

test.each(verifiers)(
  'a %s verifies the guardian with account %s: %s',
  (person, accountId, allowed) => {
    expect(mayVerifyGuardian(actors[person], { teamId: 'own', accountId })).toBe(allowed)
  },
)

const blockers: [Person, boolean][] = [
  ['guardian', false],
  ['coach', false],
  ['admin', true],
]

test.each(blockers)('a %s blocks a guardian: %s', (person, allowed) => {
  expect(mayBlockGuardian(actors[person], { teamId: 'own' })).toBe(allowed)
})

test.each(Object.entries(actors))('a %s of this team may nothing in another one', (_, actor) => {
  const elsewhere = { ...child, teamId: 'other team' }
  expect(maySeeConsents(actor, elsewhere)).toBe(false)
  expect(mayGiveConsent(actor, elsewhere)).toBe(false)
  expect(mayGiveConsent(actor, { ...elsewhere, isMinor: false })).toBe(false)
  expect(mayVerifyGuardian(actor, { teamId: 'other team', accountId: 'parent' })).toBe(false)
  expect(mayBlockGuardian(actor, { teamId: 'other team' })).toBe(false)
})
