import { describe, expect, test } from 'vitest'

import {
  areExceptionsInvalid,
  patternFor,
  handOversOn,
  homeAt,
  homeAtEnd,
  homesBetween,
  homeOn,
  type HomeException,
  type HomePlan,
  nextHandOver,
} from './homes.ts'

/** Friday, 16 October 2026: the first week is with the first guardian, until the next Friday. */
const plan: HomePlan = {
  firstDay: '2026-10-16',
  days: patternFor('weeks', '2026-10-16'),
  handOverAt: '18:00',
  exceptions: [{ from: '2026-12-24', until: '2027-01-02', home: 2 }],
}

test.each([
  ['before it begins', '2026-10-15', undefined],
  ['on the first day', '2026-10-16', 1],
  ['on the last day of the week', '2026-10-22', 1],
  ['from the next Friday', '2026-10-23', 2],
  ['on the day the clocks go back', '2026-10-25', 2],
  ['after the clocks went back', '2026-10-29', 2],
  ['a fortnight on', '2026-10-30', 1],
  ['before the holidays', '2026-12-23', 2],
  ['on the first day of an exception', '2026-12-24', 2],
  ['across the year', '2027-01-01', 2],
  ['on the last day of an exception', '2027-01-02', 2],
  ['after an exception, as the pattern says', '2027-01-03', 2],
  ['in the week after', '2027-01-08', 1],
  ['on the day the clocks go forward', '2027-03-28', 2],
  ['on a leap day', '2028-02-29', 2],
] as const)('finds the home %s', (_, day, home) => {
  expect(homeOn(plan, day)).toBe(home)
})

test.each([
  ['before the hand-over', '2026-10-23T17:59', 1],
  ['at the hand-over', '2026-10-23T18:00', 2],
  ['the morning after', '2026-10-24T08:00', 2],
  ['on the first morning', '2026-10-16T08:00', 1],
  ['before the plan', '2026-10-15T20:00', undefined],
] as const)('finds the home %s', (_, time, home) => {
  expect(homeAt(plan, time)).toBe(home)
})

const awayOn = (from: string, until: string, home: 1 | 2): HomePlan => ({
  ...plan,
  exceptions: [{ from, until, home }],
})

describe('exceptions are whole days', () => {
  const one = awayOn('2026-10-27', '2026-10-27', 1)
  test.each([
    ['the evening before', '2026-10-26T23:59', 2],
    ['the first morning', '2026-10-27T00:00', 1],
    ['the last evening', '2026-10-27T23:59', 1],
    ['the morning after', '2026-10-28T00:00', 2],
  ] as const)('%s', (_, time, home) => {
    expect(homeAt(one, time)).toBe(home)
  })

  test('on the day the pattern changes homes, and the morning after', () => {
    const changed = awayOn('2026-10-23', '2026-10-23', 1)
    expect(homeAt(changed, '2026-10-23T20:00')).toBe(1)
    expect(handOversOn(changed, '2026-10-23')).toEqual([])
    expect(handOversOn(changed, '2026-10-24')).toEqual([{ from: 1, to: 2, at: '00:00' }])
  })

  test('gives an all-day event to that parent alone', () => {
    expect(homesBetween(one, '2026-10-27T00:00', '2026-10-28T00:00')).toEqual([1])
    expect(homeAtEnd(one, '2026-10-28T00:00')).toBe(1)
    expect(homesBetween(one, '2026-10-26T22:00', '2026-10-27T01:00')).toEqual([1, 2])
  })

  test('makes both responsible for an exception within an event', () => {
    expect(homesBetween(one, '2026-10-26T10:00', '2026-10-28T10:00')).toEqual([1, 2])
  })
})

describe('hand-overs', () => {
  test.each([
    ['at the end of a week', '2026-10-23', [{ from: 1, to: 2, at: '18:00' }]],
    ['not on the first day', '2026-10-16', []],
    ['not within a week', '2026-10-24', []],
    ['not within an exception', '2026-12-25', []],
    ['not where the exception agrees with the pattern', '2026-12-24', []],
  ] as const)('%s', (_, day, handOvers) => {
    expect(handOversOn(plan, day)).toEqual(handOvers)
  })

  test('at midnight at both ends of an exception', () => {
    const changed = awayOn('2026-10-18', '2026-10-19', 2)
    expect(handOversOn(changed, '2026-10-18')).toEqual([{ from: 1, to: 2, at: '00:00' }])
    expect(handOversOn(changed, '2026-10-20')).toEqual([{ from: 2, to: 1, at: '00:00' }])
  })

  test('once if the pattern changes homes at midnight', () => {
    const early = { ...plan, handOverAt: '00:00' }
    expect(handOversOn(early, '2026-10-23')).toEqual([{ from: 1, to: 2, at: '00:00' }])
  })

  test.each([
    ['later today', '2026-10-23T12:00', '2026-10-23'],
    ['after one', '2026-10-23T18:00', '2026-10-30'],
    ['after holidays that agree with the pattern', '2026-12-18T18:00', '2027-01-08'],
  ])('the next one: %s', (_, time, day) => {
    expect(nextHandOver(plan, time)?.day).toBe(day)
  })
})

test('fixes weekdays and alternates weekends', () => {
  const weekdays = { ...plan, days: patternFor('weekdays', plan.firstDay), exceptions: [] }
  // From Monday, 19 October: the second week of the pattern, then the first.
  const at = (day: number) => homeOn(weekdays, `2026-10-${day}`)
  expect([19, 20, 21, 22, 23, 24, 25].map(at)).toEqual([1, 1, 1, 2, 2, 2, 2])
  expect([26, 27, 28, 29, 30, 31].map(at)).toEqual([1, 1, 1, 2, 2, 1])
})

test.each<[string, readonly HomeException[], boolean]>([
  ['none', [], false],
  ['one day', [{ from: '2026-12-24', until: '2026-12-24', home: 1 }], false],
  ['one that ends before it begins', [{ from: '2026-12-24', until: '2026-12-23', home: 1 }], true],
  [
    'two that share a day',
    [
      { from: '2026-12-26', until: '2026-12-31', home: 2 },
      { from: '2026-12-24', until: '2026-12-26', home: 1 },
    ],
    true,
  ],
  [
    'one after the other',
    [
      { from: '2026-12-27', until: '2026-12-31', home: 2 },
      { from: '2026-12-24', until: '2026-12-26', home: 1 },
    ],
    false,
  ],
])('detects unclear exceptions: %s', (_, exceptions, isUnclear) => {
  expect(areExceptionsInvalid(exceptions)).toBe(isUnclear)
})

test.each([
  ['within a home', '2026-10-24T10:00', '2026-10-24T12:00', [2]],
  ['that ends before the hand-over', '2026-10-23T15:00', '2026-10-23T17:59', [1]],
  ['that ends with the hand-over', '2026-10-23T15:00', '2026-10-23T18:00', [1, 2]],
  ['around the hand-over', '2026-10-23T17:00', '2026-10-23T19:00', [1, 2]],
  ['of a whole day', '2026-10-23T00:00', '2026-10-24T00:00', [1, 2]],
  ['around two weeks and a home in between', '2026-10-20T10:00', '2026-10-31T10:00', [1, 2]],
  ['of many weeks', '2026-10-17T10:00', '2027-10-17T12:00', [1, 2]],
  ['before the plan', '2026-10-01T10:00', '2026-10-01T12:00', []],
] as const)('finds the homes during an event %s', (...[, from, until, expected]) => {
  expect(homesBetween(plan, from, until)).toEqual(expected)
})
