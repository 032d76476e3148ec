import { expect, test } from 'vitest'

import { countryDateOrder, readDate } from './read-date.ts'

test.each([
  ['2027-04-03', 'MDY', '2027-04-03'],
  ['3/4/27', 'DMY', '2027-04-03'],
  ['3/4/27', 'MDY', '2027-03-04'],
  ['3.4.2027', 'MDY', '2027-04-03'],
  ['Sa, 03.04.2027', 'DMY', '2027-04-03'],
  ['3 Apr 2027', 'DMY', '2027-04-03'],
  ['Apr 3, 2027', 'MDY', '2027-04-03'],
  ['3. März 2027', 'DMY', '2027-03-03'],
  ['3 août 2027', 'DMY', '2027-08-03'],
  ['3 sept 2027', 'DMY', '2027-09-03'],
  ['29/02/2028', 'DMY', '2028-02-29'],
  ['29/02/2027', 'DMY', undefined],
  ['25/12/27', 'MDY', undefined],
  ['12/25/27', 'DMY', undefined],
  ['soon', 'MDY', undefined],
] as const)('reads %s as %s: %s', (cell, order, day) => {
  expect(readDate(cell, order)).toBe(day)
})

test.each([
  ['US', 'MDY'],
  ['GB', 'DMY'],
  ['DE', 'DMY'],
])('people in %s write %s', (country, order) => {
  expect(countryDateOrder(country)).toBe(order)
})
