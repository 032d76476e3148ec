import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'

import { wallClockOf } from '../values/day-in-zone.ts'
import { addDays, weekdayOf, weekdays } from './days.ts'
import fixture from './fixtures/clock-changes.json' with { type: 'json' }
import { listOccurrences, buildSeries } from './recurrence.ts'
import { maximumOccurrences, repeatProblem } from './repeat.ts'
import type { Repeat } from './repeat.ts'

const weekly: Repeat = {
  every: 'week',
  interval: 1,
  weekdays: [],
  monthlyBy: 'date',
  times: [],
  except: [],
  ends: { kind: 'count', count: 4 },
}

describe('across a clock change', () => {
  test.each(fixture.series)('$name', ({ zone, occurrences }) => {
    const [first] = occurrences
    const series = buildSeries(
      {
        date: first?.local.slice(0, 10) ?? '',
        time: first?.local.slice(11) ?? '',
        zone,
        durationMinutes: 90,
      },
      { ...weekly, ends: { kind: 'count', count: occurrences.length } },
    )

    expect(
      listOccurrences(series).map(({ local, startsAt, endsAt }) => ({
        local,
        utc: startsAt,
        end_utc: endsAt,
        shown_local: wallClockOf(startsAt, zone),
      })),
    ).toEqual(
      occurrences.map(({ local, utc, end_utc, shown_local }) => ({
        local,
        utc,
        end_utc,
        shown_local,
      })),
    )
  })

  test('takes the first occurrence of a repeated hour', () => {
    const series = buildSeries(
      { date: '2026-10-25', time: '02:30', zone: 'Europe/Madrid', durationMinutes: 0 },
      { ...weekly, ends: { kind: 'count', count: 1 } },
    )
    expect(listOccurrences(series)[0]?.startsAt).toBe('2026-10-25T00:30:00Z')
  })

  test('ends an event across a clock change at its local time', () => {
    const series = buildSeries(
      { date: '2026-03-28', time: '23:00', zone: 'Europe/Madrid', durationMinutes: 420 },
      { ...weekly, ends: { kind: 'count', count: 1 } },
    )
    expect(listOccurrences(series)[0]?.endsAt).toBe('2026-03-29T04:00:00Z')
  })
})

test('writes the choices as an RFC 5545 rule', () => {
  const first = { date: '2026-09-07', time: '17:30', zone: 'Europe/Madrid', durationMinutes: 90 }
  const until = { kind: 'until', day: '2027-06-30' } as const
  const rules = [
    buildSeries(first, { ...weekly, weekdays: ['TU', 'TH'], ends: until }).rule,
    buildSeries(first, { ...weekly, every: 'day', interval: 2, ends: until }).rule,
    buildSeries(first, { ...weekly, every: 'month', ends: { kind: 'count', count: 10 } }).rule,
  ]
  expect(rules).toEqual([
    'FREQ=WEEKLY;WKST=MO;BYDAY=TU,TH;UNTIL=20270630T215959Z',
    'FREQ=DAILY;INTERVAL=2;UNTIL=20270630T215959Z',
    'FREQ=MONTHLY;BYMONTHDAY=7;COUNT=10',
  ])
})

test('starts a series on the first chosen weekday', () => {
  const series = buildSeries(
    { date: '2026-11-23', time: '18:00', zone: 'Europe/Berlin', durationMinutes: 60 },
    { ...weekly, weekdays: ['TU', 'TH'], ends: { kind: 'count', count: 3 } },
  )
  expect(listOccurrences(series).map(({ local }) => local)).toEqual([
    '2026-11-24T18:00',
    '2026-11-26T18:00',
    '2026-12-01T18:00',
  ])
})

test('skips a month without the day', () => {
  const series = buildSeries(
    { date: '2026-01-31', time: '10:00', zone: 'Europe/Paris', durationMinutes: 60 },
    { ...weekly, every: 'month', ends: { kind: 'until', day: '2026-06-01' } },
  )
  expect(listOccurrences(series).map(({ local }) => local.slice(0, 10))).toEqual([
    '2026-01-31',
    '2026-03-31',
    '2026-05-31',
  ])
})

test.each([
  [{ kind: 'count', count: 400 }, undefined],
  [{ kind: 'count', count: 401 }, 'repeat_too_many'],
  [{ kind: 'until', day: '2026-08-31' }, 'until_before_start'],
  [{ kind: 'until', day: '2026-09-01' }, undefined],
  [{ kind: 'until', day: '2028-09-01' }, undefined],
  [{ kind: 'until', day: '2028-09-02' }, 'repeat_too_long'],
] as const)('a repetition that ends %j: %s', (ends, problem) => {
  expect(repeatProblem({ ...weekly, ends }, '2026-09-01')).toBe(problem)
})

test('reports an endless rule as too many dates', () => {
  const daily: Repeat = { ...weekly, every: 'day', ends: { kind: 'until', day: '2028-01-01' } }
  const first = { date: '2026-01-01', time: '08:00', zone: 'UTC', durationMinutes: 30 }
  expect(listOccurrences(buildSeries(first, daily))).toHaveLength(maximumOccurrences + 1)
})

const zones = ['Europe/Madrid', 'America/New_York', 'America/Santiago', 'Asia/Kolkata', 'UTC']

test('keeps weekday, local time and end of every date', () => {
  fc.assert(
    fc.property(
      fc.record({
        offset: fc.integer({ min: 0, max: 900 }),
        days: fc.subarray([...weekdays], { minLength: 1 }),
        interval: fc.integer({ min: 1, max: 4 }),
        length: fc.integer({ min: 0, max: 200 }),
        minute: fc.integer({ min: 0, max: 1439 }),
        zone: fc.constantFrom(...zones),
      }),
      ({ offset, days, interval, length, minute, zone }) => {
        const date = addDays('2025-01-01', offset)
        const last = addDays(date, length)
        const time = Temporal.PlainTime.from('00:00')
          .add({ minutes: minute })
          .toString()
          .slice(0, 5)
        const series = buildSeries(
          { date, time, zone, durationMinutes: 90 },
          { ...weekly, interval, weekdays: days, ends: { kind: 'until', day: last } },
        )

        const occurrences = listOccurrences(series)
        const locals = occurrences.map(({ local }) => local)

        expect(locals).toEqual([...new Set(locals)].toSorted())
        for (const { local, startsAt, endsAt } of occurrences) {
          expect(days).toContain(weekdayOf(local.slice(0, 10)))
          expect(local.slice(11)).toBe(time)
          expect(local.slice(0, 10) <= last && local.slice(0, 10) >= date).toBe(true)
          expect(Date.parse(endsAt)).toBeGreaterThanOrEqual(Date.parse(startsAt))
        }
        expect(locals.length).toBeLessThanOrEqual(matchingDays(date, length, days))
        expect(interval > 1 || locals.length === matchingDays(date, length, days)).toBe(true)
      },
    ),
    { numRuns: 60 },
  )
})

function matchingDays(from: string, length: number, days: readonly string[]): number {
  const all = Array.from({ length: length + 1 }, (_, day) => weekdayOf(addDays(from, day)))
  return all.filter((weekday) => days.includes(weekday)).length
}
