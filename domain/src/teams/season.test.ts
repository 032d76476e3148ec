import { expect, test } from 'vitest'

import { isComplete, overlaps, seasonHold, seasonOn, seasonStatus } from './season.ts'

test.each([
  { day: '2024-11-05', sport: 'football', country: 'ES', name: '2024-2025' },
  { day: '2025-07-31', sport: 'football', country: 'ES', name: '2024-2025' },
  { day: '2025-08-01', sport: 'football', country: 'ES', name: '2025-2026' },
  { day: '2025-02-28', sport: 'chess', country: 'FR', name: '2024-2025' },
  { day: '2025-03-01', sport: 'football', country: 'SE', name: '2025' },
  { day: '2025-03-01', sport: 'athletics', country: 'ES', name: '2025' },
])('on $day $sport in $country is in season $name', ({ day, name, ...setting }) => {
  expect(seasonOn(day, setting).name).toBe(name)
})

test('the season runs from August to July, a calendar season from January to December', () => {
  const summer = seasonOn('2025-01-15', { sport: 'football', country: 'ES' })
  expect(summer).toEqual({ name: '2024-2025', startsOn: '2024-08-01', endsOn: '2025-07-31' })
  const calendar = seasonOn('2025-01-15', { sport: 'football', country: 'BR' })
  expect(calendar).toEqual({ name: '2025', startsOn: '2025-01-01', endsOn: '2025-12-31' })
})

const season = (year: number) => seasonOn(`${year}-09-01`, { sport: 'football', country: 'ES' })

test.each([
  ['2025-07-31', 'current'],
  ['2025-08-01', 'past'],
  ['2024-07-31', 'future'],
])('on %s the season 2024-2025 is %s', (today, status) => {
  expect(seasonStatus(season(2024), today)).toBe(status)
})

test.each([
  { which: 'the only one without events', others: [], events: 0, hold: undefined },
  { which: 'one with events', others: [], events: 3, hold: 'has_events' },
  { which: 'the first of two', others: [season(2025)], events: 0, hold: undefined },
  { which: 'the last of two', others: [season(2023)], events: 0, hold: undefined },
  {
    which: 'the middle one',
    others: [season(2023), season(2025)],
    events: 0,
    hold: 'between_seasons',
  },
  {
    which: 'a middle one with events',
    others: [season(2023), season(2025)],
    events: 1,
    hold: 'has_events',
  },
])('deleting $which is refused with $hold', ({ others, events, hold }) => {
  expect(seasonHold(season(2024), others, events)).toBe(hold)
})

test("consecutive seasons don't overlap, equal ones do", () => {
  expect(overlaps(season(2024), season(2025))).toBe(false)
  expect(overlaps(season(2024), season(2024))).toBe(true)
})

test.each([
  { name: '2026-2027', startsOn: '2026-08-01', endsOn: '2027-07-31', complete: true },
  { name: 'One day', startsOn: '2026-08-01', endsOn: '2026-08-01', complete: true },
  { name: ' ', startsOn: '2026-08-01', endsOn: '2027-07-31', complete: false },
  { name: '2026-2027', startsOn: '', endsOn: '2027-07-31', complete: false },
  { name: '2026-2027', startsOn: '2026-08-01', endsOn: '', complete: false },
  { name: '2026-2027', startsOn: '2027-07-31', endsOn: '2026-08-01', complete: false },
])(
  'the season $name from $startsOn to $endsOn is complete: $complete',
  ({ complete, ...season }) => {
    expect(isComplete(season)).toBe(complete)
  },
)
