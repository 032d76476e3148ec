import { expect, test } from 'vitest'

import { isShownInTeam } from './pictures.ts'

const today = '2026-03-14'
const cases: [age: string, dateOfBirth: string | null, isAllowed: boolean, isShown: boolean][] = [
  ['a child', '2015-04-02', true, true],
  ['a child', '2015-04-02', false, false],
  ['somebody who is 18 tomorrow', '2008-03-15', true, true],
  ['somebody who is 18 tomorrow', '2008-03-15', false, false],
  ['somebody who is 18 today', '2008-03-14', false, true],
  ['somebody of unknown age', null, true, true],
  ['somebody of unknown age', null, false, false],
  ['an adult', '1990-01-01', true, true],
  ['an adult', '1990-01-01', false, true],
]

test.each(cases)(
  'the picture of %s (%s), allowed: %s, is shown: %s',
  (...[, dateOfBirth, isAllowed, isShown]) => {
    expect(isShownInTeam({ dateOfBirth, today, isAllowed, isNeverShown: false })).toBe(isShown)
  },
)

test.each(cases)(
  'who must never be shown is not: %s (%s), allowed: %s',
  (_, dateOfBirth, isAllowed) => {
    expect(isShownInTeam({ dateOfBirth, today, isAllowed, isNeverShown: true })).toBe(false)
  },
)
