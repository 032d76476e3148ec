import { expect, test } from 'vitest'

import { isShownInTeam, pictureConsentOf } from './pictures.ts'

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
    expect(
      isShownInTeam({ dateOfBirth, today, isAllowed, isRefused: false, isNeverShown: false }),
    ).toBe(isShown)
  },
)

test.each(cases)(
  "a person with a photo opt-out isn't shown: %s (%s), allowed: %s",
  (_, dateOfBirth, isAllowed) => {
    expect(
      isShownInTeam({ dateOfBirth, today, isAllowed, isRefused: false, isNeverShown: true }),
    ).toBe(false)
  },
)

test.each([
  ['a child nobody answered for', { dateOfBirth: '2015-05-01' }, 'unanswered'],
  ['a child with a yes of this season', { dateOfBirth: '2015-05-01', isAllowed: true }, 'yes'],
  [
    'a child of parents who disagree',
    { dateOfBirth: '2015-05-01', isAllowed: false, isRefused: true },
    'no',
  ],
  [
    'a child who must never be shown',
    { dateOfBirth: '2015-05-01', isAllowed: true, isNeverShown: true },
    'no',
  ],
  ['an adult who said nothing', { dateOfBirth: '1990-05-01' }, 'yes'],
  ['an adult who said no', { dateOfBirth: '1990-05-01', isRefused: true }, 'no'],
  ['somebody of unknown age', { dateOfBirth: null }, 'unanswered'],
] as const)('pictures of %s may be published', (_, facts, consent) => {
  const nothing = { today: '2026-03-14', isAllowed: false, isRefused: false, isNeverShown: false }
  expect(pictureConsentOf({ ...nothing, ...facts })).toBe(consent)
})
