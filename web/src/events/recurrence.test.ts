import { buildSeries } from '@touchline/domain/events/recurrence'
import type { Repeat } from '@touchline/domain/events/repeat'
import { expect, test } from 'vitest'

import { readRecurrence } from './recurrence.ts'

const first = { date: '2027-03-09', time: '18:30', zone: 'Europe/Madrid', durationMinutes: 90 }
const weekly: Repeat = {
  every: 'week',
  interval: 1,
  weekdays: ['TU', 'TH'],
  monthlyBy: 'date',
  times: [],
  except: [],
  ends: { kind: 'count', count: 10 },
}

/** The form's choices after a round trip through the stored rule. */
const read = (repeat: Partial<Repeat>) =>
  readRecurrence(buildSeries(first, { ...weekly, ...repeat }).rule)

test('every week on the chosen days, a number of times', () => {
  expect(read({})).toEqual({
    interval: 1,
    step: { every: 'week', weekdays: ['TU', 'TH'] },
    ends: { kind: 'count', count: 10 },
  })
})

test('every second week until the end of a day in the event’s zone', () => {
  expect(read({ interval: 2, ends: { kind: 'until', day: '2027-06-30' } })).toEqual({
    interval: 2,
    step: { every: 'week', weekdays: ['TU', 'TH'] },
    ends: { kind: 'until', instant: '2027-06-30T21:59:59Z' },
  })
})

test('every day', () => {
  expect(read({ every: 'day', interval: 3 })).toMatchObject({ interval: 3, step: { every: 'day' } })
})

test('each month on a date or weekday', () => {
  expect(read({ every: 'month' })?.step).toEqual({ every: 'month', on: { by: 'date', day: 9 } })
  expect(read({ every: 'month', monthlyBy: 'weekday' })?.step).toEqual({
    every: 'month',
    on: { by: 'weekday', ordinal: 2, weekday: 'TU' },
  })
  expect(readRecurrence('FREQ=MONTHLY;BYDAY=-1FR;COUNT=3')?.step).toEqual({
    every: 'month',
    on: { by: 'weekday', ordinal: -1, weekday: 'FR' },
  })
})

test.each(['', 'FREQ=YEARLY;COUNT=2', 'FREQ=DAILY', 'FREQ=MONTHLY;COUNT=2', 'FREQ=DAILY;UNTIL=1'])(
  'describes no other rule: %s',
  (rule) => {
    expect(readRecurrence(rule)).toBeUndefined()
  },
)
