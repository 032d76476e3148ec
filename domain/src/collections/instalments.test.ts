import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  instalmentStatus,
  instalmentsOf,
  mayPayInInstalments,
  nextInstalment,
  openInstalments,
} from './instalments.ts'

test('a hundred in three', () => {
  expect(instalmentsOf(10_000, { from: '2026-09-01' })).toEqual([
    { amount: 3334, dueOn: '2026-09-01' },
    { amount: 3333, dueOn: '2026-10-01' },
    { amount: 3333, dueOn: '2026-11-01' },
  ])
})

test.each([
  ['2026-01-31', ['2026-01-31', '2026-02-28', '2026-03-31']],
  ['2028-01-30', ['2028-01-30', '2028-02-29', '2028-03-30']],
  ['2026-11-15', ['2026-11-15', '2026-12-15', '2027-01-15']],
])('from %s', (from, days) => {
  expect(instalmentsOf(300, { from }).map(({ dueOn }) => dueOn)).toEqual(days)
})

test('the parts are the whole, and differ by one minor unit at most', () => {
  fc.assert(
    fc.property(fc.nat({ max: 99_999_999 }), fc.integer({ min: 1, max: 24 }), (amount, count) => {
      const parts = instalmentsOf(amount, { from: '2026-09-01', count }).map((part) => part.amount)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1)
      expect(parts).toEqual(parts.toSorted((one, other) => other - one))
    }),
  )
})

test.each([
  [299, false],
  [300, true],
])('%i minor units in three: %s', (amount, may) => {
  expect(mayPayInInstalments(amount)).toBe(may)
})

const three = instalmentsOf(10_000, { from: '2026-09-01' })

test.each([
  [10_000, [3334, 3333, 3333], '2026-09-01'],
  [6666, [0, 3333, 3333], '2026-10-01'],
  [4000, [0, 667, 3333], '2026-10-01'],
  [1, [0, 0, 1], '2026-11-01'],
  [0, [0, 0, 0], undefined],
  [12_000, [5334, 3333, 3333], '2026-09-01'],
])('of three parts %i are outstanding: %j are open, the next on %s', (outstanding, open, day) => {
  expect(openInstalments(three, outstanding).map((part) => part.open)).toEqual(open)
  expect(nextInstalment(three, outstanding)?.dueOn).toBe(day)
})

test('instalments are paid in order of their due date', () => {
  expect(nextInstalment(three.toReversed(), 6666)).toEqual({ ...three[1], open: 3333 })
})

test.each([
  [10_000, 6_667],
  [9_999, 6_666],
  [6_666, 3_333],
  [1_600, 0],
  [0, 0],
])(
  'of three instalments with %i outstanding, %i is overdue after the second day',
  (outstanding, late) => {
    const dues = instalmentStatus(
      instalmentsOf(10_000, { from: '2026-03-14' }),
      outstanding,
      '2026-04-20',
    )
    expect(dues.late.reduce((sum, { open }) => sum + open, 0)).toBe(late)
  },
)

test.each([
  ['2026-09-01', [], '2026-09-01'],
  ['2026-09-02', ['2026-09-01'], '2026-10-01'],
  ['2026-10-15', ['2026-09-01', '2026-10-01'], '2026-11-01'],
  ['2026-12-01', ['2026-09-01', '2026-10-01', '2026-11-01'], undefined],
])('on %s the instalments of %j are overdue, the next is due on %s', (today, late, next) => {
  const dues = instalmentStatus(three, 10_000, today)
  expect(dues.late.map(({ dueOn }) => dueOn)).toEqual(late)
  expect(dues.next?.dueOn).toBe(next)
})

test('a paid instalment is neither overdue nor next', () => {
  const dues = instalmentStatus(three, 4000, '2026-10-15')
  expect(dues).toEqual({
    late: [{ ...three[1], open: 667 }],
    next: { ...three[2], open: 3333 },
  })
})
