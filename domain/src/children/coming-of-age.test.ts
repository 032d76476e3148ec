import { expect, test } from 'vitest'

import { eighteenthBirthday, isNoticeDue, takeOverDate } from './coming-of-age.ts'

test.each([
  ['2008-03-14', '2026-03-14'],
  ['2008-02-29', '2026-03-01'],
  ['2008-12-31', '2026-12-31'],
])('trust.md 2, row 19: born on %s, of age on %s', (birthDate, day) => {
  expect(eighteenthBirthday(birthDate)).toBe(day)
})

test.each([
  ['2026-02-11', false],
  ['2026-02-12', true],
  ['2026-03-14', true],
  ['2030-01-01', true],
])('on %s the notice for someone born on 2008-03-14 is due: %s', (today, due) => {
  expect(isNoticeDue('2008-03-14', today)).toBe(due)
})

test.each([
  ['in time', '2026-02-12', '2026-03-14'],
  ['ten days late', '2026-02-22', '2026-03-24'],
  ['years late', '2030-01-01', '2030-01-31'],
])('notified %s (%s), takes over on %s', (_, notifiedOn, day) => {
  expect(takeOverDate('2008-03-14', notifiedOn)).toBe(day)
})
