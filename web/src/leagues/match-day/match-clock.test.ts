import { expect, test } from 'vitest'

import { clockOf, minuteAt, periodWordOf, formatClock } from './match-clock.ts'

const football = {
  sport: 'football',
  settings: { version: 0, scorer: null, periods: { count: 2, minutes: 45 } },
}
const volleyball = {
  sport: 'volleyball',
  settings: { version: 0, scorer: null, periods: { count: 5, minutes: null } },
}

test('the clock is right after an hour in a locked phone', () => {
  const marks = [
    { id: '1', kind: 'start', period: 1, at: '2026-03-14T10:00:00.000Z' },
    { id: '2', kind: 'stop', period: 1, at: '2026-03-14T10:46:30.000Z' },
    { id: '3', kind: 'start', period: 2, at: '2026-03-14T11:00:00.000Z' },
  ] as const
  const clock = clockOf([...marks], new Date('2026-03-14T11:12:05.000Z'))
  expect(formatClock(clock)).toBe('12:05')
  expect(minuteAt({ period: clock.period, second: clock.seconds }, football)).toBe('58')
})

test.each([
  [{ period: 1, second: 0 }, football, '1'],
  [{ period: 1, second: 46 * 60 }, football, '45+2'],
  [{ period: 2, second: 59 }, football, '46'],
  [{ period: null, second: null }, football, ''],
  [{ period: 2, second: 300 }, volleyball, ''],
])('%o is shown as %s', (moment, day, minute) => {
  expect(minuteAt(moment, day)).toBe(minute)
})

test.each([
  [1, { count: 2, minutes: 45 }, 'half'],
  [3, { count: 2, minutes: 45 }, 'overtime'],
  [3, { count: 4, minutes: 10 }, 'quarter'],
  [2, { count: 5, minutes: null }, 'set'],
  [2, { count: 3, minutes: 20 }, 'period'],
  [1, { count: 1, minutes: null }, 'whole'],
] as const)('period %i of %o is a %s', (period, plan, word) => {
  expect(periodWordOf(period, plan)).toBe(word)
})
