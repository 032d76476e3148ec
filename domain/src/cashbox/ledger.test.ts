import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cashBoxRefusal } from './adults.ts'
import {
  effectOf,
  entryKinds,
  isMemberEntry,
  moneyRefusal,
  reverseEffect,
  type Effect,
  type MoneyKind,
} from './ledger.ts'

test.each([
  ['fine', { owed: 500, cash: 0 }],
  ['drink', { owed: 500, cash: 0 }],
  ['payment', { owed: -500, cash: 500 }],
  ['payout', { owed: 500, cash: -500 }],
  ['waiver', { owed: -500, cash: 0 }],
  ['bill', { owed: -500, cash: 0 }],
  ['income', { owed: 0, cash: 500 }],
  ['expense', { owed: 0, cash: -500 }],
] as const)('a %s of 5.00 changes debt and cash by %j', (kind, effect) => {
  expect(effectOf(kind, 500)).toEqual(effect)
})

const kind = fc.constantFrom(...entryKinds)
const amount = fc.integer({ min: 1, max: 99_999_999 })
const steps = fc.array(fc.record({ kind, amount, isUndone: fc.boolean() }), { maxLength: 200 })

const sumOf = (effects: readonly Effect[]): Effect =>
  effects.reduce((sum, { owed, cash }) => ({ owed: sum.owed + owed, cash: sum.cash + cash }), {
    owed: 0,
    cash: 0,
  })

test('undone entries leave no trace in the sums, and money never appears from nothing', () => {
  fc.assert(
    fc.property(steps, (made) => {
      const entries = made.flatMap((one) => {
        const effect = effectOf(one.kind, one.amount)
        return one.isUndone ? [effect, reverseEffect(effect)] : [effect]
      })
      const kept = made.filter(({ isUndone }) => !isUndone)
      const total = (...kinds: readonly string[]) =>
        kept.reduce((sum, one) => sum + (kinds.includes(one.kind) ? one.amount : 0), 0)
      expect(sumOf(entries)).toEqual({
        owed: total('fine', 'drink', 'payout') - total('payment', 'waiver', 'bill'),
        cash: total('payment', 'income') - total('payout', 'expense'),
      })
    }),
  )
})

test('an entry is of a player exactly when it changes what one owes', () => {
  fc.assert(
    fc.property(kind, amount, (one, cents) => {
      expect(isMemberEntry(one)).toBe(effectOf(one, cents).owed !== 0)
    }),
  )
})

test.each<readonly [MoneyKind, readonly [amount: number, balance: number], string | undefined]>([
  ['waiver', [500, 500], undefined],
  ['waiver', [501, 500], 'more_than_owed'],
  ['payout', [300, -300], undefined],
  ['payout', [301, -300], 'more_than_credit'],
  ['payout', [1, 200], 'more_than_credit'],
  ['payment', [900, 500], undefined],
  ['expense', [900, 0], undefined],
])('a %s of one amount for a balance, %j: %s', (money, [cents, balance], refusal) => {
  expect(moneyRefusal(money, cents, balance)).toBe(refusal)
})

test.each([
  ['senior', undefined],
  ['veterans', undefined],
  ['Ü40', undefined],
  ['U19', 'age_group'],
  ['U23', 'age_group'],
  ['15-18', 'age_group'],
  [null, 'age_group'],
] as const)('a team of %s: %s', (ageGroup, refusal) => {
  expect(cashBoxRefusal({ ageGroup })).toBe(refusal)
})
