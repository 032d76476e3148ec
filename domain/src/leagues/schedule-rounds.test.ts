import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { daysBetween, minutesOf, weekdayOf, weekdays } from '../events/days.ts'
import { roundRobin } from './round-robin.ts'
import { type SchedulePlan, scheduleRounds, type ScheduleResult } from './schedule-rounds.ts'

const saturdays: SchedulePlan = {
  start: '2026-09-01',
  weekdays: ['SA'],
  everyWeeks: 1,
  roundTakes: 'week',
  restDays: 0,
  blocked: [],
  times: ['15:00'],
  matchMinutes: 120,
  venues: [],
}

const four = roundRobin({ teams: ['A', 'B', 'C', 'D'], legs: 1, seed: 1 }).pairings

describe('putting rounds on days of play', () => {
  test.each([
    ['every Saturday from the first one on', {}, ['2026-09-05', '2026-09-12', '2026-09-19']],
    ['every other week', { everyWeeks: 2 }, ['2026-09-05', '2026-09-19', '2026-10-03']],
    [
      'not on blocked days',
      { blocked: [{ from: '2026-09-07', until: '2026-09-20' }] },
      ['2026-09-05', '2026-09-26', '2026-10-03'],
    ],
    [
      'on each day of the week in turn',
      { weekdays: ['WE', 'SA'], roundTakes: 'day' },
      ['2026-09-02', '2026-09-05', '2026-09-09'],
    ],
    [
      'with enough days to rest',
      { weekdays: ['WE', 'SA'], roundTakes: 'day', restDays: 3 },
      ['2026-09-02', '2026-09-09', '2026-09-16'],
    ],
    [
      'on the first day when the season begins on one',
      { start: '2026-09-05' },
      ['2026-09-05', '2026-09-12', '2026-09-19'],
    ],
  ] as const)('%s', (_, change, expected) => {
    const planned = scheduleRounds(four, { ...saturdays, ...change })
    const dates = [1, 2, 3].map((round) => datesOf(planned, round))
    expect(dates).toEqual(expected.map((day) => [day]))
  })

  test('one match at a time at a venue, then the next time and day', () => {
    const planned = scheduleRounds(four, {
      ...saturdays,
      weekdays: ['SA', 'SU'],
      times: ['15:00', '16:00', '17:00'],
      venues: ['A', 'B', 'C', 'D'].map((team) => ({ team, venue: 'Park' })),
    })
    expect(
      matchesOf(planned)
        .slice(0, 2)
        .map(({ date, time, venue }) => [date, time, venue]),
    ).toEqual([
      ['2026-09-05', '15:00', 'Park'],
      ['2026-09-05', '17:00', 'Park'],
    ])
    const dated = scheduleRounds(four, {
      ...saturdays,
      weekdays: ['SA', 'SU'],
      times: [],
      venues: ['A', 'B', 'C', 'D'].map((team) => ({ team, venue: 'Park' })),
    })
    expect(datesOf(dated, 1)).toEqual(['2026-09-05', '2026-09-06'])
    expect(matchesOf(dated)[0]).toMatchObject({ time: null, venue: 'Park' })
  })

  test("says which round doesn't fit", () => {
    const planned = scheduleRounds(four, {
      ...saturdays,
      venues: ['A', 'B', 'C', 'D'].map((team) => ({ team, venue: 'Park' })),
    })
    expect(planned).toEqual({ kind: 'does_not_fit', round: 1 })
  })

  test('respects all settings together', () => {
    const taps = fc.record({
      start: fc.constantFrom('2026-09-01', '2026-12-28'),
      weekdays: fc.subarray([...weekdays], { minLength: 1 }),
      everyWeeks: fc.integer({ min: 1, max: 2 }),
      roundTakes: fc.constantFrom('day', 'week'),
      restDays: fc.nat(4),
      blocked: fc.constant([{ from: '2026-12-24', until: '2027-01-06' }]),
      times: fc.constantFrom([], ['15:00'], ['18:00', '14:00', '16:00', '15:00', '20:00']),
      matchMinutes: fc.constantFrom(90, 120),
      venues: fc.constantFrom(
        [],
        [
          { team: 'T0', venue: 'P' },
          { team: 'T1', venue: 'P' },
        ],
      ),
    })
    fc.assert(
      fc.property(taps, fc.integer({ min: 2, max: 7 }), (days, count) => {
        const teams = Array.from({ length: count }, (_, at) => `T${at}`)
        const { pairings } = roundRobin({ teams, legs: 2, seed: count })
        const planned = scheduleRounds(pairings, days)
        const matches = matchesOf(planned)
        expect(matches.length === pairings.length).toBe(planned.kind === 'planned')
        const isOptedIn = (date: string) =>
          date >= days.start &&
          days.weekdays.includes(weekdayOf(date)) &&
          !(date >= '2026-12-24' && date <= '2027-01-06')
        expect(matches.filter(({ date }) => !isOptedIn(date))).toEqual([])
        const pairs = matches.flatMap((one, at) =>
          matches.slice(at + 1).map((other) => [one, other] as const),
        )
        const tooSoon = pairs.filter(
          ([one, other]) =>
            [one.home, one.away].some((team) => team === other.home || team === other.away) &&
            Math.abs(daysBetween(one.date, other.date)) <= days.restDays,
        )
        const crowded = pairs.filter(
          ([one, other]) =>
            one.venue !== null &&
            one.venue === other.venue &&
            one.date === other.date &&
            Math.abs(minutesOf(one.time ?? '00:00') - minutesOf(other.time ?? '00:00')) <
              days.matchMinutes,
        )
        expect([tooSoon, crowded]).toEqual([[], []])
      }),
      { numRuns: 60, seed: 3 },
    )
  })
})

function matchesOf(planned: ScheduleResult) {
  return planned.kind === 'planned' ? planned.matches : []
}

function datesOf(planned: ScheduleResult, round: number): readonly string[] {
  return [
    ...new Set(
      matchesOf(planned)
        .filter((match) => match.round === round)
        .map(({ date }) => date),
    ),
  ]
}
