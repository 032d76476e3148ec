import { expect, test } from 'vitest'

import { routeOf } from './reports.ts'

const club = { safeguarding: 'sam', managers: ['sam', 'mia'], admins: ['coach', 'adam'] }

test.each([
  ['the safeguarding person', club, 'coach', 'safeguarding', ['sam']],
  ['another manager, about that person', club, 'sam', 'managers', ['mia']],
  [
    'the managers, where nobody is named',
    { ...club, safeguarding: undefined },
    'coach',
    'managers',
    ['sam', 'mia'],
  ],
  [
    'the admins but the one it is about, without a club',
    { safeguarding: undefined, managers: [], admins: ['coach', 'adam'] },
    'coach',
    'admins',
    ['adam'],
  ],
  [
    'nobody, where the only admin is meant',
    { safeguarding: undefined, managers: [], admins: ['coach'] },
    'coach',
    'nobody',
    [],
  ],
])('a report goes to %s', (_, atHand, about, kind, accountIds) => {
  expect(routeOf(atHand, { about, by: 'ana' })).toEqual({ kind, accountIds })
})

test('one’s own report goes to somebody else', () => {
  expect(routeOf(club, { about: 'coach', by: 'sam' }).accountIds).toEqual(['mia'])
})
