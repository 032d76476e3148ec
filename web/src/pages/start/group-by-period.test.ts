import { expect, test } from 'vitest'

import { groupByPeriod } from './group-by-period.ts'

const days = { today: '2026-11-28', tomorrow: '2026-11-29' }

function on(startsLocal: string, endsLocal = startsLocal, isAllDay = false) {
  return { startsLocal, endsLocal, isAllDay }
}

test('groups events under today, tomorrow and months', () => {
  const events = [
    on('2026-11-25T00:00', '2026-12-01T00:00', true),
    on('2026-11-28T17:30', '2026-11-28T19:00'),
    on('2026-11-29T10:00', '2026-11-29T12:00'),
    on('2026-11-30T17:30', '2026-11-30T19:00'),
    on('2026-12-04T17:30', '2026-12-04T19:00'),
  ]
  expect(groupByPeriod(events, days)).toEqual([
    ['today', events.slice(0, 2)],
    ['tomorrow', [events[2]]],
    ['2026-11', [events[3]]],
    ['2026-12', [events[4]]],
  ])
})
