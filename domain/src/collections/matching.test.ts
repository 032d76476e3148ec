import { expect, test } from 'vitest'

import { matchOf, type Match, type WaitingBill } from './matching.ts'
import { inGroups, referenceOf } from './payment-reference.ts'
import type { Transfer } from './statement.ts'

const leo: WaitingBill = {
  number: 42,
  open: 10_000,
  currency: 'EUR',
  names: ['Leo García', 'Marta García'],
}
const mia: WaitingBill = {
  number: 43,
  open: 5000,
  currency: 'EUR',
  names: ['Mia García', 'Marta García'],
}
const yui: WaitingBill = { number: 44, open: 8000, currency: 'JPY', names: ['Yui Sato'] }

function transfer(words: string, facts: Partial<Transfer> = {}): Transfer {
  return {
    key: words,
    bookedOn: undefined,
    amount: 10_000,
    currency: 'EUR',
    payer: '',
    words,
    kind: 'payment',
    ...facts,
  }
}

const reference = referenceOf(42)
const both = `${reference} ${referenceOf(43)}`

test.each<[string, Transfer, Match]>([
  ['all of it', transfer(reference), { kind: 'sure', bill: 42 }],
  ['a part', transfer(inGroups(reference), { amount: 3334 }), { kind: 'sure', bill: 42 }],
  [
    'too much',
    transfer(reference, { amount: 10_001 }),
    { kind: 'ask', because: 'more_than_open', bills: [42] },
  ],
  ['two bills', transfer(both), { kind: 'ask', because: 'several_bills', bills: [42, 43] }],
  [
    'other money',
    transfer(referenceOf(44)),
    { kind: 'ask', because: 'other_currency', bills: [44] },
  ],
  [
    'a name in the words',
    transfer('BEITRAG GARCIA, LEO'),
    { kind: 'ask', because: 'no_reference', bills: [42] },
  ],
  [
    'a parent of two, with the amount of the second',
    transfer('fees', { payer: 'GARCÍA MARTA', amount: 5000 }),
    { kind: 'ask', because: 'no_reference', bills: [43, 42] },
  ],
  ['a bill that no longer waits', transfer(referenceOf(99)), { kind: 'none' }],
  ['a stranger', transfer('donation', { payer: 'Bob' }), { kind: 'none' }],
])('%s', (_, given, match) => {
  expect(matchOf(given, [leo, mia, yui])).toEqual(match)
})
