import { expect, test } from 'vitest'

import { addBankDays, earliestDebitDay, isBankDay, isInTime, nextBankDay } from './bank-days.ts'

test.each([
  ['2027-01-01', false, 'New Year'],
  ['2027-01-04', true, 'a Monday'],
  ['2027-01-09', false, 'a Saturday'],
  ['2027-03-26', false, 'Good Friday'],
  ['2027-03-29', false, 'Easter Monday'],
  ['2027-03-30', true, 'the Tuesday after'],
  ['2028-04-14', false, 'Good Friday in another year'],
  ['2038-04-26', false, 'the latest Easter Monday'],
  ['2026-05-01', false, 'Labour Day'],
  ['2026-05-14', true, 'Ascension is no holiday of TARGET'],
  ['2026-10-03', false, 'a Saturday'],
  ['2026-12-24', true, 'Christmas Eve'],
  ['2026-12-25', false, 'Christmas Day'],
  ['2028-12-26', false, 'the day after Christmas'],
])('%s is a bank day: %s (%s)', (day, isOne) => {
  expect(isBankDay(day)).toBe(isOne)
})

test('counts over weekends and holidays', () => {
  expect(nextBankDay('2026-12-25')).toBe('2026-12-28')
  expect(addBankDays('2026-12-23', 2)).toBe('2026-12-28')
  expect(addBankDays('2027-03-25', 1)).toBe('2027-03-30')
})

test.each([
  ['2026-12-01', 14, '2026-12-15'],
  ['2026-12-11', 14, '2026-12-28'],
  // A day's notice agreed with payers doesn't shorten the bank's lead time.
  ['2026-12-04', 1, '2026-12-08'],
])(
  'with notice on %s, %i days before, the earliest collection is on %s',
  (today, days, earliest) => {
    expect(earliestDebitDay(today, days)).toBe(earliest)
  },
)

test('the last bank day is too late for a file', () => {
  expect(isInTime('2026-12-11', '2026-12-14')).toBe(true)
  expect(isInTime('2026-12-12', '2026-12-14')).toBe(true)
  expect(isInTime('2026-12-14', '2026-12-14')).toBe(false)
})
