import { expect, test } from 'vitest'

import type { Actor } from '../teams/actor.ts'
import { nobody } from '../teams/testing/nobody.ts'
import type { ConsentState } from './consents.ts'
import {
  isAccessLogged,
  mayArrangeHomes,
  mayBlockGuardian,
  mayEraseChild,
  mayExportChild,
  mayChangePhoto,
  mayEraseHealth,
  mayForbidPictures,
  mayGiveConsent,
  mayKeepChecks,
  mayReadHealth,
  maySeeConsents,
  maySeeAccess,
  mayVerifyGuardian,
  mayWriteHealth,
  mayRecordCheck,
} from './permissions.ts'

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

const child = { teamId: 'team', memberId: 'child', isMinor: true }

const viewers: [Person, boolean][] = [
  ['stranger', false],
  ['other player', false],
  ['child itself', true],
  ['guardian', true],
  ['guardian of another child', false],
  ['coach', true],
  ['admin', true],
]

test.each(viewers)('a %s can see the consents of a child: %s', (person, allowed) => {
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

test.each(givers)('a %s can consent for a person under 18 (%s): %s', (person, isMinor, allowed) => {
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
  'a %s can verify the guardian with account %s: %s',
  (person, accountId, allowed) => {
    expect(mayVerifyGuardian(actors[person], { ...child, accountId })).toBe(allowed)
  },
)

const blockers: [Person, boolean][] = [
  ['guardian', false],
  ['coach', false],
  ['admin', true],
]

test.each(blockers)('a %s can block a guardian: %s', (person, allowed) => {
  expect(mayBlockGuardian(actors[person], child)).toBe(allowed)
})

const ages = [true, undefined, false]
const states: ConsentState[] = ['yes', 'no', 'unanswered']
const always = ['yes', 'no', 'unanswered'] as const

/** The answers that allow access, for a minor, an unknown age and an adult. */
interface Cell {
  readonly reads: readonly (readonly ConsentState[])[]
  readonly writes: readonly (readonly ConsentState[])[]
}

const none: Cell['reads'] = [[], [], []]
const healthTable: Record<Person, Cell> = {
  stranger: { reads: none, writes: none },
  'other player': { reads: none, writes: none },
  'child itself': { reads: [always, always, always], writes: [[], [], ['yes']] },
  guardian: { reads: [always, always, []], writes: [['yes'], ['yes'], []] },
  'guardian of another child': { reads: none, writes: none },
  coach: { reads: [['yes'], ['yes'], ['yes']], writes: none },
  admin: { reads: none, writes: none },
  'coach who is a guardian': {
    reads: [always, always, ['yes']],
    writes: [['yes'], ['yes'], []],
  },
}

const healthCells = Object.entries(healthTable).flatMap(([person, cell]) =>
  ages.flatMap((isMinor, row) => states.map((state) => ({ person, isMinor, state, row, cell }))),
)

test.each(healthCells)(
  'health data of a person under 18 ($isMinor), answered $state, and a $person',
  ({ person, isMinor, state, row, cell }) => {
    const actor = Object.entries(actors).find(([name]) => name === person)?.[1] ?? nobody
    const whose = { ...child, isMinor }
    expect(mayReadHealth(actor, whose, state)).toBe(cell.reads[row]?.includes(state))
    expect(mayWriteHealth(actor, whose, state)).toBe(cell.writes[row]?.includes(state))
    expect(mayEraseHealth(actor, whose)).toBe((cell.writes[row]?.length ?? 0) > 0)
  },
)

const followers: [Person, isMinor: boolean | undefined, allowed: boolean][] = [
  ['stranger', true, false],
  ['other player', true, false],
  ['child itself', true, true],
  ['child itself', false, true],
  ['guardian', true, true],
  ['guardian', undefined, true],
  ['guardian', false, false],
  ['guardian of another child', true, false],
  ['coach', true, false],
  ['admin', true, false],
  ['coach who is a guardian', true, true],
  ['coach who is a guardian', false, false],
]

test.each(followers)(
  'a %s can see the access log of a person under 18 (%s): %s; access by others is logged',
  (person, isMinor, allowed) => {
    expect(maySeeAccess(actors[person], { ...child, isMinor })).toBe(allowed)
    expect(isAccessLogged(actors[person], { ...child, isMinor })).toBe(!allowed)
  },
)

const photographers: [Person, isShown: boolean, allowed: boolean][] = [
  ['stranger', true, false],
  ['other player', true, false],
  ['child itself', false, true],
  ['guardian', false, true],
  ['guardian of another child', true, false],
  ['coach', true, true],
  ['coach', false, false],
  ['admin', true, true],
  ['admin', false, false],
  ['coach who is a guardian', false, true],
]

test.each(photographers)(
  "a %s can change a child's picture that the team sees (%s): %s",
  (person, isShown, allowed) => {
    expect(mayChangePhoto(actors[person], child, isShown)).toBe(allowed)
  },
)

const forbidders: [Person, isSafeguarding: boolean, allowed: boolean][] = [
  ['stranger', false, false],
  ['other player', false, false],
  ['child itself', false, false],
  ['guardian', false, false],
  ['coach', false, false],
  ['admin', false, true],
  ['admin', true, true],
  ['other player', true, true],
]

test.each(forbidders)(
  'a %s, safeguarding person (%s), can opt a child out of pictures: %s',
  (person, isSafeguarding, allowed) => {
    expect(mayForbidPictures(actors[person], child, isSafeguarding)).toBe(allowed)
  },
)

test.each(Object.entries(actors))('a %s of this team has no rights in another one', (_, actor) => {
  const elsewhere = { ...child, teamId: 'other team' }
  expect(maySeeConsents(actor, elsewhere)).toBe(false)
  expect(mayGiveConsent(actor, elsewhere)).toBe(false)
  expect(mayGiveConsent(actor, { ...elsewhere, isMinor: false })).toBe(false)
  expect(mayReadHealth(actor, elsewhere, 'yes')).toBe(false)
  expect(mayWriteHealth(actor, elsewhere, 'yes')).toBe(false)
  expect(mayEraseHealth(actor, { ...elsewhere, isMinor: false })).toBe(false)
  expect(maySeeAccess(actor, elsewhere)).toBe(false)
  expect(mayChangePhoto(actor, elsewhere, true)).toBe(false)
  expect(mayForbidPictures(actor, elsewhere, true)).toBe(false)
  expect(mayVerifyGuardian(actor, { ...elsewhere, accountId: 'parent' })).toBe(false)
  expect(mayBlockGuardian(actor, elsewhere)).toBe(false)
})

const erasers: [Person, boolean | undefined, boolean][] = [
  ['stranger', true, false],
  ['other player', true, false],
  ['child itself', true, false],
  ['guardian', true, true],
  ['guardian', undefined, true],
  ['guardian', false, false],
  ['guardian of another child', true, false],
  ['coach', true, false],
  ['admin', true, false],
  ['coach who is a guardian', true, true],
]

test.each(erasers)(
  'trust.md 2, row 19: a %s can export and erase a child (minor: %s): %s',
  (person, isMinor, allowed) => {
    expect(mayEraseChild(actors[person], { ...child, isMinor })).toBe(allowed)
    expect(mayExportChild(actors[person], { ...child, isMinor })).toBe(allowed)
    expect(mayArrangeHomes(actors[person], { ...child, isMinor })).toBe(allowed)
    expect(mayEraseChild(actors[person], { ...child, teamId: 'other team', isMinor })).toBe(false)
  },
)

test.each([
  ['manager', true],
  ['former manager', false],
])('a %s can manage the background checks of the club: %s', (_, isManager) => {
  expect(
    mayKeepChecks({ accountId: 'account', clubId: 'club', roles: isManager ? ['manager'] : [] }),
  ).toBe(isManager)
})

test.each([
  ['manager', 'colleague', true],
  ['manager', 'account', false],
  ['former manager', 'colleague', false],
])('four eyes: a %s can record the check of %s: %s', (who, accountId, allowed) => {
  const roles = who === 'manager' ? (['manager'] as const) : []
  const actor = { accountId: 'account', clubId: 'club', roles }
  expect(mayRecordCheck(actor, accountId)).toBe(allowed)
})

test.each([
  ['coach', { ...actors.coach, blockedFrom: ['child'] }],
  ['admin', { ...actors.admin, blockedFrom: ['child'] }],
])(
  'trust.md 2, row 19: a %s who is blocked from a child is not staff for that child',
  (_, actor) => {
    expect(maySeeConsents(actor, child)).toBe(false)
    expect(mayReadHealth(actor, child, 'yes')).toBe(false)
    expect(mayChangePhoto(actor, child, true)).toBe(false)
    expect(mayVerifyGuardian(actor, { ...child, accountId: 'parent' })).toBe(false)
    expect(mayBlockGuardian(actor, child)).toBe(false)
    const other = { ...child, memberId: 'other' }
    expect(maySeeConsents(actor, other)).toBe(true)
  },
)
