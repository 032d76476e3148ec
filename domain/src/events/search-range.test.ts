import { expect, test } from 'vitest'

import { daysBetween } from './days.ts'
import { searchRange, findSeasonOfMonth } from './search-range.ts'

const season = { name: 'now', startsOn: '2026-08-15', endsOn: '2027-06-30' }
const earlier = { name: 'before', startsOn: '2025-08-01', endsOn: '2026-08-14' }

test.each([
  ['2026-08', 'before'],
  ['2026-09', 'now'],
  ['2027-06', 'now'],
  ['2027-07', undefined],
])('finds the season of %s: %s', (month, name) => {
  expect(findSeasonOfMonth([earlier, season], month)?.name).toBe(name)
})

test.each([
  { season, month: '2026-11', from: '2026-08-15', to: '2027-06-30' },
  { season: undefined, month: '2026-11', from: '2025-11-01', to: '2027-12-01' },
  {
    season: { startsOn: '2020-01-01', endsOn: '2030-01-01' },
    month: '2026-11',
    from: '2020-01-01',
    to: '2022-03-10',
  },
])('a search of $month covers $from to $to', ({ season: inside, month, from, to }) => {
  const days = searchRange(inside, month)
  expect(days).toEqual({ from, to })
  expect(daysBetween(days.from, days.to)).toBeLessThan(800)
})
