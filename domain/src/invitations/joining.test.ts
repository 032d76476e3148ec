import { expect, test } from 'vitest'

import {
  disputedDate,
  howToJoin,
  laterBirthDate,
  needsApproval,
  type JoiningMode,
  type ApprovalFacts,
} from './joining.ts'

const today = '2026-03-10'

const players: [string, string, string, boolean, JoiningMode][] = [
  ['an adult', 'ES', '2008-03-10', false, 'alone'],
  ['one day before 18', 'ES', '2008-03-11', false, 'guardian_first'],
  ['17 with a verified guardian', 'ES', '2008-03-11', true, 'alone'],
  ['14 in Spain', 'ES', '2012-03-10', false, 'guardian_first'],
  ['14 in Spain with a verified guardian', 'ES', '2012-03-10', true, 'alone'],
  ['one day before 14 in Spain', 'ES', '2012-03-11', true, 'too_young'],
  ['14 in Germany with a verified guardian', 'DE', '2012-03-10', true, 'too_young'],
  ['13 in the United Kingdom with a verified guardian', 'GB', '2013-03-10', true, 'alone'],
  ['11 anywhere', 'GB', '2015-01-01', true, 'too_young'],
]

test.each(players)(
  '%s (%s, born %s, guardian %s): %s',
  (...[, country, dateOfBirth, hasVerifiedGuardian, joining]) => {
    expect(howToJoin({ dateOfBirth, hasVerifiedGuardian }, country, today)).toBe(joining)
  },
)

test.each([
  ['2000-01-01', '2012-01-01', '2012-01-01'],
  ['2012-01-01', '2000-01-01', '2012-01-01'],
  [undefined, '2000-01-01', '2000-01-01'],
  ['2000-01-01', undefined, '2000-01-01'],
  [undefined, undefined, undefined],
])('of %s and %s the more careful date is %s', (one, other, later) => {
  expect(laterBirthDate(one, other)).toBe(later)
})

const asMinor = '2012-01-01'
const asAdult = '1990-01-01'

test.each([
  [asMinor, asAdult, false, { counts: asMinor, waits: asAdult, saidBy: 'account' }],
  [asAdult, asMinor, true, { counts: asMinor, waits: asAdult, saidBy: 'roster' }],
  [undefined, asAdult, true, { counts: undefined, waits: asAdult, saidBy: 'account' }],
  [undefined, asAdult, false, undefined],
  [undefined, asMinor, true, undefined],
  [asMinor, undefined, true, undefined],
  [asMinor, '2013-01-01', true, undefined],
  [asAdult, '1991-01-01', true, undefined],
])(
  'roster %s and account %s with guardians %s: %j',
  (...[known, claimed, hasGuardians, disputed]) => {
    expect(disputedDate({ known, claimed, hasGuardians }, today)).toEqual(disputed)
  },
)

const open = { teamApproves: false, concernsMinor: false, isNamed: false } as const

const cases: [string, ApprovalFacts, boolean][] = [
  ['an adult by link, open team', { ...open, by: 'shared_link' }, false],
  ['an adult by link, careful team', { ...open, by: 'shared_link', teamApproves: true }, true],
  ['a parent by link, open team', { ...open, by: 'shared_link', concernsMinor: true }, true],
  ['an invited adult', { ...open, by: 'own_invitation', teamApproves: true, isNamed: true }, false],
  [
    'an invited guardian',
    { ...open, by: 'own_invitation', concernsMinor: true, isNamed: true },
    false,
  ],
  [
    'a parent who answers a player invitation',
    { ...open, by: 'own_invitation', concernsMinor: true },
    true,
  ],
  [
    'a forwarded invitation, careful team',
    { ...open, by: 'forwarded_invitation', teamApproves: true, isNamed: true },
    true,
  ],
  [
    'a forwarded invitation, open team',
    { ...open, by: 'forwarded_invitation', isNamed: true },
    false,
  ],
  [
    'a forwarded guardian invitation',
    { ...open, by: 'forwarded_invitation', concernsMinor: true, isNamed: true },
    true,
  ],
]

test.each(cases)('%s (%j) waits for approval: %s', (_, joining, waits) => {
  expect(needsApproval(joining)).toBe(waits)
})
