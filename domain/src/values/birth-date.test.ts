import { expect, test } from 'vitest'

import { readTypedBirthDate, typedBirthDate } from './birth-date.ts'

const today = '2026-03-14'

test.each([
  ['04/09/2013', '2013-09-04'],
  ['4.9.2013', '2013-09-04'],
  ['29-02-2012', '2012-02-29'],
  ['13/03/2026', '2026-03-13'],
])('%s is %s', (typed, day) => {
  expect(readTypedBirthDate(typed, today)).toEqual({ kind: 'day', day })
})

test.each([
  ['', 'unreadable'],
  ['2013-09-04', 'unreadable'],
  ['04/09/13', 'unreadable'],
  ['31/04/2013', 'no_such_day'],
  ['29/02/2013', 'no_such_day'],
  ['01/13/2013', 'no_such_day'],
  ['14/03/2026', 'not_past'],
  ['01/01/1900', 'too_long_ago'],
])('refuses “%s”: %s', (typed, why) => {
  expect(readTypedBirthDate(typed, today)).toEqual({ kind: 'refused', why })
})

test('shows a stored day as it is typed', () => {
  expect(typedBirthDate('2013-09-04', '/')).toBe('04/09/2013')
  expect(typedBirthDate('2013-09-04', '.')).toBe('04.09.2013')
})
