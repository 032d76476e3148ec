import { expect, test } from 'vitest'

import type { Format } from '../../teams/options.ts'
import { type ClockMark, periodLengths, displayMinute } from './clock.ts'
import { possiblePeriods, defaultPeriods } from './periods.ts'

test.each<[string, Format | null, number, number | null]>([
  ['football', null, 2, 45],
  ['football', '5v5', 2, 20],
  ['basketball', null, 4, 10],
  ['volleyball', '7v7', 5, null],
  ['korfball', null, 1, null],
])('%s, %s, has %i periods of %s minutes', (...row) => {
  const [sport, format, count, minutes] = row
  expect(defaultPeriods(sport, format)).toEqual({ count, minutes })
})

test.each([
  ['football', 2, 30, '46'],
  ['football', 2, 2760, '90+2'],
  ['football', 4, 0, '106'],
  ['handball', 3, 0, '91'],
  ['basketball', 5, 301, '185+1'],
])('in %s, period %i, second %i is minute %s', (...row) => {
  const [sport, period, seconds, minute] = row
  const plan = { count: sport === 'basketball' ? 4 : 2, minutes: 45 }
  expect(displayMinute({ period, seconds, isRunning: true }, possiblePeriods(plan, sport))).toBe(
    minute,
  )
})

test('a period without a length counts its own minutes', () => {
  const { minutes } = possiblePeriods({ count: 5, minutes: null }, 'volleyball')
  expect(displayMinute({ period: 3, seconds: 90, isRunning: true }, { minutes })).toBe('2')
})

const mark = (kind: ClockMark['kind'], period: number, minute: number): ClockMark => ({
  kind,
  period,
  at: minute * 60_000,
})
const halves = { count: 2, minutes: 45 }

test.each([
  ['nobody kept the clock', [], halves, [2700, 2700]],
  ['nobody kept the clock of sets', [], { count: 3, minutes: null }, [0, 0, 0]],
  [
    'the clock was kept',
    [mark('start', 1, 0), mark('stop', 1, 47), mark('start', 2, 60), mark('stop', 2, 108)],
    halves,
    [2820, 2880],
  ],
  ['it still runs', [mark('start', 1, 190)], halves, [600]],
  ['it was forgotten', [mark('start', 1, 0)], halves, [5400]],
  ['the first half was not kept', [mark('start', 2, 180)], halves, [0, 1200]],
  ['a set runs', [mark('start', 1, 0)], { count: 3, minutes: null }, [12_000]],
] as const)('lengths of periods when %s', (...row) => {
  const [, marks, plan, lengths] = row
  expect(periodLengths(marks, plan, 200 * 60_000)).toEqual(lengths)
})
