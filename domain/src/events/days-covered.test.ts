import { expect, test } from 'vitest'

import { daysCovered } from './days-covered.ts'

interface Case {
  readonly what: string
  readonly from: string
  readonly to: string
  readonly days: readonly string[]
  readonly allDay?: boolean
}

const cases: readonly Case[] = [
  { what: 'an evening', from: '2026-03-14T18:00', to: '2026-03-14T19:30', days: ['2026-03-14'] },
  { what: 'a moment', from: '2026-03-14T00:00', to: '2026-03-14T00:00', days: ['2026-03-14'] },
  {
    what: 'until midnight',
    from: '2026-03-14T20:00',
    to: '2026-03-15T00:00',
    days: ['2026-03-14'],
  },
  { what: 'a night out', from: '2026-03-14T22:00', to: '2026-03-15T02:00', days: ['2026-03-14'] },
  {
    what: 'until after the night',
    from: '2026-03-14T22:00',
    to: '2026-03-15T06:01',
    days: ['2026-03-14', '2026-03-15'],
  },
  {
    what: 'a camp over the turn of the year, ending at night',
    from: '2026-12-30T09:00',
    to: '2027-01-02T02:00',
    days: ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'],
  },
  {
    what: 'a whole day',
    from: '2026-03-14T00:00',
    to: '2026-03-15T00:00',
    days: ['2026-03-14'],
    allDay: true,
  },
  {
    what: 'two whole days',
    from: '2026-03-14T00:00',
    to: '2026-03-16T00:00',
    days: ['2026-03-14', '2026-03-15'],
    allDay: true,
  },
  {
    what: 'a whole day where the clock skips the next midnight',
    from: '2026-04-23T00:00',
    to: '2026-04-24T01:00',
    days: ['2026-04-23'],
    allDay: true,
  },
]

test.each(cases)('covers the days of $what', ({ from, to, days, allDay = false }) => {
  const event = { startsLocal: from, endsLocal: to, isAllDay: allDay }
  expect(daysCovered(event)).toEqual(days)
})
