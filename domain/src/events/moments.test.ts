import { expect, test } from 'vitest'

import { problemsOfTimes } from './draft.ts'
import { sideMomentsOf, timesOf } from './moments.ts'

const times = {
  date: '2026-03-29',
  startTime: '17:30',
  endTime: '19:00',
  meetingTime: '17:00',
  deadline: { daysBefore: 1, time: '20:00' },
} as const

test('meeting and deadline are wall-clock times around the event', () => {
  expect(sideMomentsOf(times.date, 'Europe/Madrid', times)).toEqual({
    meetingAt: '2026-03-29T15:00:00Z',
    answerUntil: '2026-03-28T19:00:00Z',
  })
})

test('the stored instants lead back to what was written', () => {
  const side = sideMomentsOf(times.date, 'Europe/Madrid', times)
  const moments = { ...side, startsAt: '2026-03-29T15:30:00Z', endsAt: '2026-03-29T17:00:00Z' }
  expect(timesOf(moments, 'Europe/Madrid')).toEqual(times)
})

test.each([
  [{}, []],
  [{ endTime: '17:30' }, []],
  [{ endTime: '17:29' }, ['endTime']],
  [{ meetingTime: '17:31' }, ['meetingTime']],
  [{ meetingTime: null, deadline: null }, []],
  [{ deadline: { daysBefore: 0, time: '17:30' } }, []],
  [{ deadline: { daysBefore: 0, time: '17:31' } }, ['deadline']],
])('times with %j have problems in %j', (change, fields) => {
  const problems = problemsOfTimes({ ...times, ...change })
  expect(problems.map(({ field }) => field)).toEqual(fields)
})
