import { expect, test } from 'vitest'

import { expiryOf, extendedExpiry } from './expiry.ts'

const spain = { sport: 'football', country: 'ES' }
const own = [
  { name: 'Autumn', startsOn: '2026-08-15', endsOn: '2026-12-15' },
  { name: 'Spring', startsOn: '2027-01-10', endsOn: '2027-06-20' },
]

test.each([
  ['the season of its sport and country', '2026-09-01', '2026-09-01', [], '2027-07-31'],
  ["the team's own season", '2026-09-01', '2026-09-01', own, '2026-12-15'],
  ['the season of the event, not of today', '2027-03-01', '2026-12-20', own, '2027-06-20'],
  ['at least 60 days', '2026-07-20', '2026-07-20', [], '2026-09-18'],
  ['at least 60 days for old pictures', '2024-03-01', '2026-03-01', [], '2026-04-30'],
] as const)('an album stays until the end of %s', (...[, takenOn, today, seasons, expected]) => {
  expect(expiryOf({ takenOn, today, seasons, ...spain })).toBe(expected)
})

test.each([
  ['2026-07-31', '2026-03-01', [], '2027-07-31'],
  ['2026-12-15', '2026-11-20', own, '2027-06-20'],
  ['2027-06-20', '2027-06-01', own, '2028-07-31'],
  ['2027-07-31', '2026-03-01', [], undefined],
] as const)(
  'an album until %s, on %s, is extended to %s',
  (...[expiresOn, today, seasons, expected]) => {
    expect(extendedExpiry(expiresOn, { today, seasons, ...spain })).toBe(expected)
  },
)
