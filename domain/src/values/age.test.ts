import { expect, test } from 'vitest'

import { ageOn, isMinor } from './age.ts'

test.each([
  ['2010-06-15', '2026-06-14', 15],
  ['2010-06-15', '2026-06-15', 16],
  ['2010-06-15', '2026-06-16', 16],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2028-02-28', 19],
  ['2008-02-29', '2028-02-29', 20],
  ['2012-12-31', '2026-01-01', 13],
  ['2026-05-05', '2026-05-05', 0],
  ['2026-05-06', '2026-05-05', -1],
])('born on %s, the age on %s is %i', (birthDate, day, age) => {
  expect(ageOn(birthDate, day)).toBe(age)
})

test.each([
  ['2008-11-22', '2026-11-21', true],
  ['2008-11-22', '2026-11-22', false],
])('born on %s, is a minor on %s: %s', (birthDate, today, minor) => {
  expect(isMinor(birthDate, today)).toBe(minor)
})
