import { expect, test } from 'vitest'

import { validateTimes, type Span } from './draft.ts'
import { sideMomentsFrom, spanToMoments, momentsToSpan, momentsToTimes } from './moments.ts'

const times = {
  date: '2026-03-29',
  startTime: '17:30',
  endDate: null,
  endTime: '19:00',
  isAllDay: false,
  meetingTime: '17:00',
  deadline: { daysBefore: 1, time: '20:00' },
} as const

test('meeting time and deadline follow local time', () => {
  expect(sideMomentsFrom(times.date, 'Europe/Madrid', times)).toEqual({
    meetingAt: '2026-03-29T15:00:00Z',
    answerUntil: '2026-03-28T19:00:00Z',
  })
})

test('converts stored instants back to the entered values', () => {
  const side = sideMomentsFrom(times.date, 'Europe/Madrid', times)
  const moments = { ...side, ...spanToMoments(times, 'Europe/Madrid') }
  expect(momentsToTimes(moments, 'Europe/Madrid')).toEqual(times)
})

const clock = { startTime: '20:00', endTime: '01:00', isAllDay: false }
const wholeDays = { startTime: '00:00', endTime: '23:59', isAllDay: true }

test.each<[string, Span, string, string]>([
  [
    'a night',
    { date: '2026-12-12', endDate: '2026-12-13', ...clock },
    '2026-12-12T19:00:00Z',
    '2026-12-13T00:00:00Z',
  ],
  [
    'the night the clocks go forward',
    { date: '2026-03-28', endDate: '2026-03-29', ...clock, endTime: '05:00' },
    '2026-03-28T19:00:00Z',
    '2026-03-29T03:00:00Z',
  ],
  [
    'three days over the clock change',
    { date: '2026-10-23', endDate: '2026-10-25', ...clock, startTime: '09:00', endTime: '17:00' },
    '2026-10-23T07:00:00Z',
    '2026-10-25T16:00:00Z',
  ],
  [
    'a whole day of 23 hours',
    { date: '2026-03-29', endDate: null, ...wholeDays },
    '2026-03-28T23:00:00Z',
    '2026-03-29T22:00:00Z',
  ],
  [
    'three whole days',
    { date: '2026-12-18', endDate: '2026-12-20', ...wholeDays },
    '2026-12-17T23:00:00Z',
    '2026-12-20T23:00:00Z',
  ],
])('converts %s to two instants and back', (...[, span, startsAt, endsAt]) => {
  const moments = spanToMoments(span, 'Europe/Madrid')
  expect(moments).toEqual({ startsAt, endsAt, isAllDay: span.isAllDay })
  expect(momentsToSpan(moments, 'Europe/Madrid')).toEqual(span)
})

test.each([
  [{}, []],
  [{ endTime: '17:30' }, []],
  [{ endTime: '17:29' }, ['endTime']],
  [{ endDate: '2026-03-30', endTime: '01:00' }, []],
  [{ endDate: '2026-03-28' }, ['endDate']],
  [{ endDate: '2026-05-27' }, []],
  [{ endDate: '2026-05-28' }, ['endDate']],
  [{ isAllDay: true, endTime: '01:00', meetingTime: '18:00' }, []],
  [{ meetingTime: '17:31' }, ['meetingTime']],
  [{ meetingTime: null, deadline: null }, []],
  [{ deadline: { daysBefore: 0, time: '17:30' } }, []],
  [{ deadline: { daysBefore: 0, time: '17:31' } }, ['deadline']],
])('times with %j have problems in %j', (change, fields) => {
  const problems = validateTimes({ ...times, ...change })
  expect(problems.map(({ field }) => field)).toEqual(fields)
})
