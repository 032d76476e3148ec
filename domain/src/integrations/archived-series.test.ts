import fc from 'fast-check'
import { expect, test } from 'vitest'

import { addDays, weekdays } from '../events/days.ts'
import { listOccurrences, buildSeries } from '../events/recurrence.ts'
import { monthlyPatterns, type Repeat } from '../events/repeat.ts'
import { splitSeries } from '../events/series-split.ts'
import { isSeriesRule, isWallClock } from './archived-series.ts'

const ends = fc.oneof(
  fc.record({ kind: fc.constant('count' as const), count: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ kind: fc.constant('until' as const), length: fc.integer({ min: 7, max: 90 }) }),
)

test('accepts every rule we write, also after splitting a series', () => {
  fc.assert(
    fc.property(
      fc.record({
        offset: fc.integer({ min: 0, max: 900 }),
        every: fc.constantFrom('day', 'week', 'month'),
        interval: fc.integer({ min: 1, max: 12 }),
        chosen: fc.subarray([...weekdays]),
        monthlyBy: fc.constantFrom(...monthlyPatterns),
        ends,
        moved: fc.integer({ min: -40, max: 40 }),
        zone: fc.constantFrom('Europe/Madrid', 'America/New_York', 'Pacific/Kiritimati'),
      }),
      ({ offset, every, interval, chosen, monthlyBy, ends: end, moved, zone }) => {
        const date = addDays('2025-01-01', offset)
        const repeat: Repeat = {
          every,
          interval,
          weekdays: chosen,
          monthlyBy,
          times: [],
          except: [],
          ends: end.kind === 'count' ? end : { kind: 'until', day: addDays(date, end.length) },
        }
        const first = { date, time: '23:30', zone, durationMinutes: 90 }
        const series = buildSeries(first, repeat)
        const middle = listOccurrences(series)[1]?.local ?? series.startsLocal
        const cut = splitSeries(series, middle, { days: moved, time: '00:15', durationMinutes: 60 })
        const parts = [series, cut.after, ...(cut.before === undefined ? [] : [cut.before])]
        for (const { rule, startsLocal, shiftDays } of parts) {
          // The rule speaks of the days before they were moved.
          const ruled = `${addDays(startsLocal.slice(0, 10), -shiftDays)}${startsLocal.slice(10)}`
          expect(isSeriesRule(rule, ruled)).toBe(true)
        }
      },
    ),
    { numRuns: 30 },
  )
})

test.each([
  'FREQ=SECONDLY;COUNT=400',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=4',
  'FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31;COUNT=4',
  'FREQ=MONTHLY;BYDAY=5TU;COUNT=4',
  'FREQ=WEEKLY;WKST=MO;BYDAY=TU',
  'FREQ=WEEKLY;WKST=MO;BYDAY=TU;COUNT=402',
  'FREQ=WEEKLY;WKST=MO;BYDAY=TU;COUNT=0',
  'FREQ=WEEKLY;INTERVAL=13;WKST=MO;COUNT=4',
  'FREQ=WEEKLY;WKST=MO;UNTIL=20261332T000000Z',
  'FREQ=WEEKLY;WKST=MO;UNTIL=99991231T235959Z',
  'FREQ=WEEKLY;WKST=MO;COUNT=4\nDTSTART:19000101T000000Z',
  'RRULE:FREQ=WEEKLY;WKST=MO;COUNT=4',
  '',
])('refuses the rule %s', (rule) => {
  expect(isSeriesRule(rule, '2026-02-10T18:00')).toBe(false)
})

test.each([
  ['2026-02-28T18:00', true],
  ['2026-02-29T18:00', false],
  ['2026-02-28T24:00', false],
  ['2026-02-28', false],
  ['2026-02-28T18:00T', false],
  ['2026-02-28T18:00Z', false],
  ['0000-01-01T00:00', false],
  ['9999-01-01T00:00', false],
])('%s is a wall-clock time: %s', (text, isOne) => {
  expect(isWallClock(text)).toBe(isOne)
})
