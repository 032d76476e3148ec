import { expect, test } from 'vitest'

import { wallClockOf } from '../values/day-in-zone.ts'
import { listOccurrences, buildSeries } from './recurrence.ts'
import type { Repeat } from './repeat.ts'

function weekly(count: number): Repeat {
  const ends = { kind: 'count', count } as const
  return {
    every: 'week',
    interval: 1,
    weekdays: [],
    monthlyBy: 'date',
    times: [],
    except: [],
    ends,
  }
}

/** The starts and ends of a weekly series in UTC; 90 minutes of local time. */
function weeksOf(zone: string, local: string, count: number) {
  const [date = '', time = ''] = local.split('T')
  return listOccurrences(buildSeries({ date, time, zone, durationMinutes: 90 }, weekly(count)))
}

test.each([
  ['Australia/Lord_Howe', '2026-03-29T18:00', '07:00 07:30 07:30'],
  ['Australia/Lord_Howe', '2026-09-27T18:00', '07:30 07:00 07:00'],
  ['America/Santiago', '2026-08-29T10:00', '14:00 14:00 13:00'],
  ['Africa/Casablanca', '2026-02-08T10:00', '09:00 10:00 10:00 10:00 10:00 10:00 09:00'],
  ['Africa/Cairo', '2026-04-17T18:00', '16:00 15:00'],
  ['Europe/Dublin', '2026-10-18T11:00', '10:00 11:00'],
  ['Asia/Kathmandu', '2026-03-22T17:45', '12:00 12:00'],
])('in %s the local time stays the same, from %s on', (zone, local, hours) => {
  const weeks = weeksOf(zone, local, hours.split(' ').length)
  expect(weeks.map(({ startsAt }) => startsAt.slice(11, 16)).join(' ')).toBe(hours)
  for (const { startsAt } of weeks)
    expect(wallClockOf(startsAt, zone).slice(11)).toBe(local.slice(11))
})

/** RFC 5545, 3.3.5: with the offset before the gap; of a doubled hour the first. */
test.each([
  ['skipped', 'Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45:00Z', '02:45'],
  ['doubled', 'Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45:00Z', '01:45'],
  ['skipped', 'America/Santiago', '2026-09-06T00:30', '2026-09-06T04:30:00Z', '01:30'],
  ['doubled', 'America/Santiago', '2026-04-04T23:30', '2026-04-05T02:30:00Z', '23:30'],
  ['skipped', 'Antarctica/Troll', '2026-03-29T01:30', '2026-03-29T01:30:00Z', '03:30'],
  ['doubled', 'America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00Z', '01:30'],
  ['skipped', 'Africa/Cairo', '2026-04-24T00:15', '2026-04-23T22:15:00Z', '01:15'],
])('an hour that is %s in %s: %s', (...[, zone, local, startsAt, shown]) => {
  const [only] = weeksOf(zone, local, 1)
  expect(only).toMatchObject({ local, startsAt })
  expect(wallClockOf(startsAt, zone).slice(11)).toBe(shown)
})

test('after a week with a skipped hour, the series continues at its own hour', () => {
  const zone = 'America/Santiago'
  const shown = weeksOf(zone, '2026-08-30T00:30', 3).map(({ startsAt }) =>
    wallClockOf(startsAt, zone),
  )
  expect(shown).toEqual(['2026-08-30T00:30', '2026-09-06T01:30', '2026-09-13T00:30'])
})

test('a season across both changes keeps local time, duration and weeks', () => {
  const zone = 'Europe/Madrid'
  const weeks = weeksOf(zone, '2026-09-06T18:00', 40)
  expect(weeks).toHaveLength(40)
  for (const { startsAt, endsAt } of weeks) {
    expect(wallClockOf(startsAt, zone).slice(11)).toBe('18:00')
    expect(wallClockOf(endsAt, zone).slice(11)).toBe('19:30')
  }
  const hours = weeks.map(({ startsAt }) => startsAt.slice(11, 13))
  expect(hours.filter((hour, week) => hour !== hours[week - 1])).toEqual(['16', '17', '16'])
})
