import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  mergeInstalments,
  splitInstalments,
  splitAcross,
  secondPayerAmount,
  billSums,
  splitWaiver,
} from './sharing.ts'

test.each([
  ['an even bill', { charged: 10_000, waived: 0, outstanding: 10_000 }, 5000],
  [
    'an odd one: the odd cent stays with the first',
    { charged: 10_001, waived: 0, outstanding: 10_001 },
    5000,
  ],
  ['what was waived is nobody’s', { charged: 10_000, waived: 2001, outstanding: 7999 }, 3999],
  ['the first has paid a part', { charged: 10_000, waived: 0, outstanding: 6000 }, 5000],
  ['the first has paid exactly half', { charged: 10_000, waived: 0, outstanding: 5000 }, 5000],
  [
    'the first has paid more than half',
    { charged: 10_000, waived: 0, outstanding: 4999 },
    undefined,
  ],
  ['all is paid', { charged: 10_000, waived: 0, outstanding: 0 }, undefined],
  ['one cent', { charged: 1, waived: 0, outstanding: 1 }, undefined],
  ['nothing', { charged: 0, waived: 0, outstanding: 0 }, undefined],
])('the second half of %s', (_, sums, half) => {
  expect(secondPayerAmount(sums)).toBe(half)
})

test('an amount moved to another payer counts for them', () => {
  expect(
    billSums([
      { kind: 'charged', amount: 10_000 },
      { kind: 'moved', amount: 5000 },
      { kind: 'waived', amount: 1000 },
    ]),
  ).toEqual({ charged: 5000, waived: 1000, outstanding: 4000 })
})

test.each<[number, [number, number], [number, number]]>([
  [1000, [5000, 5000], [500, 500]],
  [1001, [5000, 5000], [501, 500]],
  [10_000, [5000, 5000], [5000, 5000]],
  [3000, [0, 5000], [0, 3000]],
  [3000, [5000, 0], [3000, 0]],
  [3000, [1000, 5000], [1000, 2000]],
  [3000, [5000, 1000], [2000, 1000]],
])('of %d waived, with %o open, each half loses %o', (amount, open, waived) => {
  expect(splitWaiver(amount, open)).toEqual(waived)
})

const amounts = fc.array(fc.integer({ min: 0, max: 99_999_999 }), { minLength: 1, maxLength: 20 })

describe('for any amounts', () => {
  test('portions add up, and none exceeds its amount', () => {
    fc.assert(
      fc.property(amounts, fc.double({ min: 0, max: 1, noNaN: true }), (of, share) => {
        const total = of.reduce((sum, amount) => sum + amount, 0)
        const portion = Math.floor(total * share)
        const portions = splitAcross(of, portion)
        expect(portions.reduce((sum, amount) => sum + amount, 0)).toBe(portion)
        portions.forEach((part, at) => {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(of[at] ?? 0)
        })
      }),
    )
  })

  test('a waiver is split without losing a cent, and never exceeds what is open', () => {
    const open = fc.integer({ min: 0, max: 99_999_999 })
    fc.assert(
      fc.property(open, open, fc.double({ min: 0, max: 1, noNaN: true }), (one, other, share) => {
        const amount = Math.floor((one + other) * share)
        const [first, second] = splitWaiver(amount, [one, other])
        expect(first + second).toBe(amount)
        expect(first).toBeGreaterThanOrEqual(0)
        expect(first).toBeLessThanOrEqual(one)
        expect(second).toBeGreaterThanOrEqual(0)
        expect(second).toBeLessThanOrEqual(other)
      }),
    )
  })
})

test('both halves are due on the same days, and are merged again when sharing ends', () => {
  const due = (dueOn: string, amount: number) => ({ dueOn, amount, open: amount })
  const plan = [due('2026-09-01', 3334), due('2026-10-01', 3333), due('2026-11-01', 3333)]
  const { kept, moved } = splitInstalments(plan, 5000)
  expect(moved).toEqual([
    { dueOn: '2026-09-01', amount: 1667 },
    { dueOn: '2026-10-01', amount: 1666 },
    { dueOn: '2026-11-01', amount: 1667 },
  ])
  expect(kept.map(({ amount }) => amount)).toEqual([1667, 1667, 1666])
  expect(mergeInstalments(kept, moved)).toEqual(
    plan.map(({ dueOn, amount }) => ({ dueOn, amount })),
  )
})
