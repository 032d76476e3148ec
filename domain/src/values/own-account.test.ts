import { expect, test } from 'vitest'

import {
  growsUpByTyping,
  isBirthDate,
  mayHoldOwnAccount,
  ownAccountAge,
  ownAccountAges,
} from './own-account.ts'

test.each([
  ['ES', 14],
  ['IT', 14],
  ['AT', 14],
  ['FR', 15],
  ['CZ', 15],
  ['DK', 15],
  ['DE', 16],
  ['IE', 16],
  ['NL', 16],
  ['SK', 16],
  ['GB', 13],
  ['BE', 13],
  ['FI', 13],
  ['SE', 13],
  ['US', 13],
  ['BR', 16],
  ['', 16],
])('in %s people may have their own account from %i', (country, age) => {
  expect(ownAccountAge(country)).toBe(age)
})

/** Born on 10 March, on the day before the birthday and on the day itself. */
const birthdays = Object.entries(ownAccountAges).flatMap(([country, age]) => [
  [country, `${2026 - age}-03-10`, '2026-03-09', false] as const,
  [country, `${2026 - age}-03-10`, '2026-03-10', true] as const,
])

test.each(birthdays)(
  'trust.md 2, row 1: in %s, born on %s, an own account on %s: %s',
  (...[country, birthDate, today, allowed]) => {
    expect(mayHoldOwnAccount(country, birthDate, today)).toBe(allowed)
  },
)

test.each([
  ['2010-03-10', '2000-03-10', true],
  ['2010-03-10', null, true],
  ['2010-03-10', '2011-03-10', false],
  ['2010-03-10', undefined, false],
  ['2000-03-10', '1999-03-10', false],
  [null, '1999-03-10', false],
])(
  'with the known birth date %s, typing %s on 2026-03-10 turns a minor into an adult: %s',
  (known, typed, refused) => {
    expect(growsUpByTyping(known, typed, '2026-03-10')).toBe(refused)
  },
)

test.each([
  ['ES', '2012-03-10', '2026-03-09', false],
  ['ES', '2012-03-10', '2026-03-10', true],
  ['DE', '2010-03-10', '2026-03-09', false],
  ['DE', '2010-03-10', '2026-03-10', true],
  ['GB', '2012-02-29', '2025-02-28', false],
  ['GB', '2012-02-29', '2025-03-01', true],
])('in %s, born on %s, an own account on %s: %s', (...[country, birthDate, today, allowed]) => {
  expect(mayHoldOwnAccount(country, birthDate, today)).toBe(allowed)
})

test.each([
  ['2026-11-22', false],
  ['2026-11-21', true],
  ['1906-11-21', true],
  ['1905-11-20', false],
])('%s as a date of birth on 2026-11-21: %s', (day, possible) => {
  expect(isBirthDate(day, '2026-11-21')).toBe(possible)
})
