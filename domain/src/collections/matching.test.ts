import { expect, test } from 'vitest'

import {
  matchTransfer,
  type ReviewReason,
  type Match,
  type MatchReason,
  type MatchableBill,
} from './matching.ts'
import { formatReference, billReference } from './payment-reference.ts'
import type { Transfer } from './statement.ts'

const leo: MatchableBill = {
  number: 42,
  open: 10_000,
  currency: 'EUR',
  names: ['Leo García', 'Marta García'],
}
const mia: MatchableBill = {
  number: 43,
  open: 5000,
  currency: 'EUR',
  names: ['Mia García', 'Marta García'],
}
const yui: MatchableBill = { number: 44, open: 8000, currency: 'JPY', names: ['Yui Sato'] }

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

const reference = billReference(42)
const both = `${reference} ${billReference(43)}`

const sure = (...parts: readonly (readonly [number, number])[]): Match => ({
  kind: 'sure',
  parts: parts.map(([bill, amount]) => ({ bill, amount })),
})

test.each<[string, Transfer, Match]>([
  ['all of it', transfer(reference), sure([42, 10_000])],
  ['a part', transfer(formatReference(reference), { amount: 3334 }), sure([42, 3334])],
  ['two bills, to the cent', transfer(both, { amount: 15_000 }), sure([42, 10_000], [43, 5000])],
])('%s is sure', (_, given, match) => {
  expect(matchTransfer(given, [leo, mia, yui])).toEqual(match)
})

interface Asked {
  readonly because: ReviewReason
  readonly candidates: readonly (readonly [number, ...MatchReason[]])[]
  readonly parts: readonly (readonly [number, number])[]
}

test.each<[string, Transfer, Asked]>([
  [
    'too much: the rest is left',
    transfer(reference, { amount: 11_000 }),
    { because: 'more_than_open', candidates: [[42, 'reference']], parts: [[42, 10_000]] },
  ],
  [
    'two bills and less than both',
    transfer(both),
    {
      because: 'several_bills',
      candidates: [
        [42, 'reference', 'amount'],
        [43, 'reference'],
      ],
      parts: [[42, 10_000]],
    },
  ],
  [
    'two bills and more than both',
    transfer(both, { amount: 16_000 }),
    {
      because: 'more_than_open',
      candidates: [
        [42, 'reference'],
        [43, 'reference'],
      ],
      parts: [
        [42, 10_000],
        [43, 5000],
      ],
    },
  ],
  [
    'other money',
    transfer(billReference(44)),
    { because: 'other_currency', candidates: [[44, 'reference']], parts: [] },
  ],
  [
    'a name in the words',
    transfer('BEITRAG GARCIA, LEO'),
    {
      because: 'no_reference',
      candidates: [
        [42, 'name', 'amount'],
        [43, 'surname'],
      ],
      parts: [[42, 10_000]],
    },
  ],
  [
    'a parent of two, with the amount of the second',
    transfer('fees', { payer: 'GARCÍA MARTA', amount: 5000 }),
    {
      because: 'no_reference',
      candidates: [
        [43, 'name', 'amount'],
        [42, 'name'],
      ],
      parts: [[43, 5000]],
    },
  ],
  [
    'a parent of two, with the sum of both',
    transfer('fees', { payer: 'Marta García', amount: 15_000 }),
    {
      because: 'no_reference',
      candidates: [
        [42, 'name'],
        [43, 'name'],
      ],
      parts: [
        [42, 10_000],
        [43, 5000],
      ],
    },
  ],
  [
    'a grandmother of the same surname',
    transfer('thanks', { payer: 'Rosa García' }),
    {
      because: 'no_reference',
      candidates: [
        [42, 'surname', 'amount'],
        [43, 'surname'],
      ],
      parts: [[42, 10_000]],
    },
  ],
  [
    'a stranger with an amount that few owe',
    transfer('thanks', { payer: 'Bob', amount: 5000 }),
    { because: 'no_reference', candidates: [[43, 'amount']], parts: [[43, 5000]] },
  ],
  [
    'a bill that no longer waits',
    transfer(billReference(99), { amount: 1 }),
    { because: 'unknown', candidates: [], parts: [] },
  ],
  [
    'a stranger',
    transfer('donation', { payer: 'Bob', amount: 1 }),
    { because: 'unknown', candidates: [], parts: [] },
  ],
  [
    'what came back, whatever it names',
    transfer(reference, { kind: 'came_back' }),
    { because: 'came_back', candidates: [[42, 'reference', 'amount']], parts: [[42, 10_000]] },
  ],
  [
    'what was taken back',
    transfer(reference, { kind: 'taken_back' }),
    { because: 'taken_back', candidates: [[42, 'reference', 'amount']], parts: [[42, 10_000]] },
  ],
  [
    'what may have gone out',
    transfer('Leo García', { kind: 'unsure' }),
    {
      because: 'unsure',
      candidates: [
        [42, 'name', 'amount'],
        [43, 'surname'],
      ],
      parts: [[42, 10_000]],
    },
  ],
])('%s needs a decision', (_, given, { because, candidates, parts }) => {
  expect(matchTransfer(given, [leo, mia, yui])).toEqual({
    kind: 'ask',
    because,
    candidates: candidates.map(([bill, ...reasons]) => ({ bill, reasons })),
    parts: parts.map(([bill, amount]) => ({ bill, amount })),
  })
})

test('if everyone owes the same, the amount alone identifies no one', () => {
  const many = Array.from({ length: 4 }, (_, at) => ({
    ...leo,
    number: at,
    names: [`Child ${at}`],
  }))
  expect(matchTransfer(transfer('thanks'), many)).toMatchObject({
    because: 'unknown',
    candidates: [],
  })
})
