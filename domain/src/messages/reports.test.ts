import { expect, test } from 'vitest'

import { decisionsFor, routeOf } from './reports.ts'

const club = { safeguarding: 'sam', managers: ['sam', 'mia'], admins: ['coach', 'adam'] }
const alone = { safeguarding: undefined, managers: [], admins: ['coach'] }

test.each([
  {
    goesTo: 'the safeguarding person',
    atHand: club,
    about: 'coach',
    route: { kind: 'safeguarding', accountIds: ['sam'] },
  },
  {
    goesTo: 'another manager, about that person',
    atHand: club,
    about: 'sam',
    route: { kind: 'managers', accountIds: ['mia'] },
  },
  {
    goesTo: 'the managers, where nobody is named',
    atHand: { ...club, safeguarding: undefined },
    about: 'coach',
    route: { kind: 'managers', accountIds: ['sam', 'mia'] },
  },
  {
    goesTo: 'the admins but the one it is about, without a club',
    atHand: { ...alone, admins: ['coach', 'adam'] },
    about: 'coach',
    route: { kind: 'admins', accountIds: ['adam'] },
  },
  {
    goesTo: 'nobody, where the only admin is meant',
    atHand: alone,
    about: 'coach',
    route: { kind: 'nobody', accountIds: [] },
  },
])('a report goes to $goesTo', ({ atHand, about, route }) => {
  expect(routeOf(atHand, { about, by: 'ana' })).toEqual(route)
})

test('one’s own report goes to someone else', () => {
  expect(routeOf(club, { about: 'coach', by: 'sam' }).accountIds).toEqual(['mia'])
})

test.each([
  { about: 'message', decisions: ['nothing', 'talked', 'taken_away', 'passed_on'] },
  { about: 'picture', decisions: ['nothing', 'talked', 'taken_away', 'passed_on'] },
  { about: 'profile', decisions: ['nothing', 'talked', 'passed_on'] },
] as const)('decisions possible for a report about a $about', ({ about, decisions }) => {
  expect(decisionsFor(about)).toEqual(decisions)
})
