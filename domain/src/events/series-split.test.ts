import fc from 'fast-check'
import { expect, test } from 'vitest'

import { addDays, daysBetween, weekdays } from './days.ts'
import { localTimesOfRule, listOccurrences, buildSeries } from './recurrence.ts'
import type { Repeat } from './repeat.ts'
import { splitSeries } from './series-split.ts'

const first = { date: '2026-09-01', time: '18:00', zone: 'Europe/Madrid', durationMinutes: 90 }
const weekly: Repeat = {
  every: 'week',
  interval: 1,
  weekdays: ['TU', 'TH'],
  monthlyBy: 'date',
  times: [],
  except: [],
  ends: { kind: 'until', day: '2026-09-24' },
}
const stay = { days: 0, time: '18:00', durationMinutes: 90 }

test('makes two rules with the same dates', () => {
  const series = buildSeries(first, weekly)
  const { before, after } = splitSeries(series, '2026-09-10T18:00', stay)
  expect(before?.rule).toBe('FREQ=WEEKLY;WKST=MO;BYDAY=TU,TH;COUNT=3')
  expect(after).toMatchObject({
    rule: 'FREQ=WEEKLY;WKST=MO;BYDAY=TU,TH;COUNT=5',
    startsLocal: '2026-09-10T18:00',
  })
})

test('leaves nothing before a split at the first date', () => {
  expect(splitSeries(buildSeries(first, weekly), '2026-09-01T18:00', stay).before).toBeUndefined()
})

test('moves only the later part to another day and time', () => {
  const series = buildSeries(first, weekly)
  const { before, after, movedTo } = splitSeries(series, '2026-09-15T18:00', {
    days: 1,
    time: '19:30',
    durationMinutes: 60,
  })
  expect(before && localTimesOfRule(before).at(-1)).toBe('2026-09-10T18:00')
  expect(after.rule).toBe('FREQ=WEEKLY;WKST=TU;BYDAY=WE,FR;COUNT=4')
  expect([...movedTo]).toEqual([
    ['2026-09-15T18:00', '2026-09-16T19:30'],
    ['2026-09-17T18:00', '2026-09-18T19:30'],
    ['2026-09-22T18:00', '2026-09-23T19:30'],
    ['2026-09-24T18:00', '2026-09-25T19:30'],
  ])
})

test('turns the second Tuesday of the month into the third Wednesday when the first date moves', () => {
  const monthly: Repeat = {
    ...weekly,
    every: 'month',
    monthlyBy: 'weekday',
    ends: { kind: 'count', count: 4 },
  }
  const series = buildSeries({ ...first, date: '2026-09-08' }, monthly)
  expect(series.rule).toBe('FREQ=MONTHLY;BYDAY=2TU;COUNT=4')
  const { after } = splitSeries(series, '2026-10-01T00:00', { ...stay, days: 8 })
  expect(after.rule).toBe('FREQ=MONTHLY;BYDAY=3WE;COUNT=3')
  expect(localTimesOfRule(after)).toEqual([
    '2026-10-21T18:00',
    '2026-11-18T18:00',
    '2026-12-16T18:00',
  ])
})

test('moves the last day of each long month to the next day, repeatedly and back', () => {
  const monthly: Repeat = { ...weekly, every: 'month', ends: { kind: 'count', count: 4 } }
  const series = buildSeries({ ...first, date: '2026-08-31' }, monthly)
  const { after } = splitSeries(series, '2026-08-31T18:00', { ...stay, days: 1 })
  expect(localTimesOfRule(after)).toEqual([
    '2026-09-01T18:00',
    '2026-11-01T18:00',
    '2027-01-01T18:00',
    '2027-02-01T18:00',
  ])
  const further = splitSeries(after, '2026-11-01T18:00', { ...stay, days: 2 }).after
  expect(localTimesOfRule(further)).toEqual([
    '2026-11-03T18:00',
    '2027-01-03T18:00',
    '2027-02-03T18:00',
  ])
  const back = splitSeries(after, '2026-09-01T18:00', { ...stay, days: -1 }).after
  expect(localTimesOfRule(back)).toEqual(localTimesOfRule(series))
})

test('keeps excluded dates on their side of the split', () => {
  const series = buildSeries(first, { ...weekly, except: ['2026-09-03', '2026-09-17'] })
  const { before, after } = splitSeries(series, '2026-09-10T18:00', { ...stay, days: 1 })
  expect(before?.exceptions).toEqual(['2026-09-03T18:00'])
  expect(after.exceptions).toEqual(['2026-09-18T18:00'])
})

test('loses no date in any split and moves each by the same number of days', () => {
  fc.assert(
    fc.property(
      fc.record({
        interval: fc.integer({ min: 1, max: 4 }),
        days: fc.subarray([...weekdays], { minLength: 1 }),
        every: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
        monthlyBy: fc.constantFrom('date' as const, 'weekday' as const),
        date: fc.integer({ min: 0, max: 40 }).map((later) => addDays(first.date, later)),
        count: fc.integer({ min: 1, max: 40 }),
        cut: fc.nat({ max: 39 }),
        shift: fc.integer({ min: -9, max: 9 }),
      }),
      ({ interval, days, every, monthlyBy, date, count, cut, shift }) => {
        const repeat: Repeat = { ...weekly, every, interval, monthlyBy, weekdays: days }
        const series = buildSeries(
          { ...first, date },
          { ...repeat, ends: { kind: 'count', count } },
        )
        const locals = localTimesOfRule(series)
        const at = locals[cut % locals.length] ?? ''
        const split = splitSeries(series, at, { ...stay, days: shift })
        const earlier = split.before === undefined ? [] : localTimesOfRule(split.before)

        expect([...earlier, ...split.movedTo.keys()]).toEqual(locals)
        expect(listOccurrences(split.after).map(({ local }) => local)).toEqual([
          ...split.movedTo.values(),
        ])
        for (const [from, to] of split.movedTo)
          expect(daysBetween(from.slice(0, 10), to.slice(0, 10))).toBe(shift)
        expect(addDays(at.slice(0, 10), shift)).toBe(split.after.startsLocal.slice(0, 10))
      },
    ),
    { numRuns: 80 },
  )
})
