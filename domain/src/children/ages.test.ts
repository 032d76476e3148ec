import { expect, test } from 'vitest'

import { isBirthDate, mayHoldOwnAccount, ownAccountAge } from './ages.ts'

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
])('in %s an own account begins at %i', (country, age) => {
  expect(ownAccountAge(country)).toBe(age)
})

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
