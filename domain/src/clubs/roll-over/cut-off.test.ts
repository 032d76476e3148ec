import { describe, expect, test } from 'vitest'

import { ageAtCutOff, defaultCutOff } from './cut-off.ts'

const autumn = { name: '2026-2027', startsOn: '2026-08-01', endsOn: '2027-07-31' }
const year = { name: '2027', startsOn: '2027-01-01', endsOn: '2027-12-31' }

test.each([
  ['football', 'ES', autumn, '2027-01-01'],
  ['football', 'DE', autumn, '2027-01-01'],
  ['handball', 'FR', autumn, '2027-01-01'],
  ['football', 'GB', autumn, '2026-09-01'],
  ['football', 'US', autumn, '2026-08-01'],
  ['football', 'SE', year, '2027-01-01'],
  ['tennis', 'GB', year, '2027-01-01'],
  ['athletics', 'US', year, '2027-01-01'],
])('%s in %s sorts its ages by the usual day', (...[sport, country, season, day]) => {
  expect(defaultCutOff(season, { sport, country })).toBe(day)
})

describe('the age at the cut-off day', () => {
  test.each([
    ['2017-01-01', '2025-01-01', 7],
    ['2016-12-31', '2025-01-01', 8],
    ['2017-12-31', '2025-01-01', 7],
    ['2018-01-01', '2025-01-01', 6],
    ['2016-09-01', '2024-09-01', 7],
    ['2016-08-31', '2024-09-01', 8],
    ['2016-02-29', '2025-03-01', 9],
    ['2016-02-29', '2025-02-28', 8],
    ['2030-05-05', '2025-01-01', -6],
  ])('of someone born %s on %s is %i', (birthDate, cutOff, age) => {
    expect(ageAtCutOff(birthDate, cutOff)).toBe(age)
  })
})
