import { expect, test } from 'vitest'

import { splitEqually, checkParts } from './parts-draft.ts'

const whole = { amount: 10_000, currency: 'EUR', language: 'en' } as const
const part = (amount: string, dueOn = '2026-12-01') => ({ key: amount, amount, dueOn })

test.each([
  ['add up', [part('33.34'), part('33,33'), part('33.33')], 'fit'],
  ['are one', [part('100')], 'fit'],
  ['are too little', [part('33.34'), part('33.33')], 'rest'],
  ['are too much', [part('100'), part('0.01')], 'rest'],
  ['have one of nothing', [part('100'), part('0')], 'unread'],
  ['have one without a day', [part('100', '')], 'unread'],
  ['are no numbers', [part('a hundred')], 'unread'],
  ['are none', [], 'unread'],
] as const)('parts that %s', (_, drafts, kind) => {
  expect(checkParts(drafts, whole).kind).toBe(kind)
})

test('reports missing and excess amounts with opposite signs', () => {
  expect(checkParts([part('99.99')], whole)).toEqual({ kind: 'rest', rest: 1 })
  expect(checkParts([part('100.02')], whole)).toEqual({ kind: 'rest', rest: -2 })
})

test.each([1, 2, 3, 7, 12])('equal parts add up to all of it: %i', (count) => {
  const drafts = splitEqually(10_000, { from: '2026-11-30', count }, (amount) =>
    (amount / 100).toFixed(2),
  )
  expect(drafts).toHaveLength(count)
  expect(checkParts(drafts, whole).kind).toBe('fit')
})
