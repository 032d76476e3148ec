import { randomUUID } from 'node:crypto'

import type { PaymentFacts } from '#server/platform/testing/stripe-calls.ts'

export const payeeId = 'acct_club'
export const amount = 10_000
/** What a card can dispute after a partial refund. */
const rest = 6000

/** A payment with the provider's ids. */
interface PaymentIds {
  readonly sessionId: string
  readonly paymentId: string
}

/** Events are from the last minutes: the provider's responses are newer than all of them. */
const began = Math.floor(Date.now() / 1000) - 100

/** The events a provider may send about a payment, as webhook bodies. */
export const words = {
  completed: (one: PaymentIds) =>
    providerEvent('checkout.session.completed', session(one, 'paid'), 10),
  ordered: (one: PaymentIds) =>
    providerEvent('checkout.session.completed', session(one, 'unpaid'), 10),
  arrived: (one: PaymentIds) =>
    providerEvent('checkout.session.async_payment_succeeded', session(one, 'paid'), 20),
  failed: (one: PaymentIds) =>
    providerEvent('checkout.session.async_payment_failed', session(one, 'unpaid'), 20),
  expired: ({ sessionId }: PaymentIds) =>
    providerEvent(
      'checkout.session.expired',
      { id: sessionId, status: 'expired', payment_status: 'unpaid' },
      5,
    ),
  part: (one: PaymentIds) => providerEvent('charge.refunded', charge(one, 4000), 30),
  most: (one: PaymentIds) => providerEvent('charge.refunded', charge(one, 7000), 35),
  all: (one: PaymentIds) => providerEvent('charge.refunded', charge(one, amount), 40),
  asked: (one: PaymentIds) =>
    providerEvent('charge.dispute.created', dispute(one, 'warning_needs_response'), 45),
  withdrawn: (one: PaymentIds) =>
    providerEvent('charge.dispute.funds_withdrawn', dispute(one, 'needs_response'), 52),
  disputed: (one: PaymentIds) =>
    providerEvent('charge.dispute.created', dispute(one, 'needs_response'), 50),
  won: (one: PaymentIds) => providerEvent('charge.dispute.closed', dispute(one, 'won'), 60),
  lost: (one: PaymentIds) => providerEvent('charge.dispute.closed', dispute(one, 'lost'), 60),
  restDisputed: (one: PaymentIds) =>
    providerEvent('charge.dispute.created', dispute(one, 'needs_response', rest), 50),
  restLost: (one: PaymentIds) =>
    providerEvent('charge.dispute.closed', dispute(one, 'lost', rest), 60),
  prevented: (one: PaymentIds) =>
    providerEvent('charge.dispute.closed', dispute(one, 'prevented'), 60),
  givenBack: (one: PaymentIds) =>
    providerEvent('charge.dispute.closed', dispute(one, 'charge_refunded'), 60),
} as const

export type Word = keyof typeof words

export function session({ sessionId, paymentId }: PaymentIds, paymentStatus: string) {
  return {
    id: sessionId,
    object: 'checkout.session',
    mode: 'payment',
    status: 'complete',
    payment_status: paymentStatus,
    payment_intent: paymentId,
    amount_total: amount,
  }
}

function charge({ paymentId }: PaymentIds, refunded: number) {
  return {
    id: 'ch_1',
    object: 'charge',
    payment_intent: paymentId,
    amount,
    amount_refunded: refunded,
  }
}

function dispute({ paymentId }: PaymentIds, status: string, taken = amount) {
  return { id: 'dp_1', object: 'dispute', payment_intent: paymentId, amount: taken, status }
}

export function providerEvent(type: string, object: object, second: number) {
  const id = `evt_${randomUUID()}`
  return JSON.stringify({ id, type, account: payeeId, created: began + second, data: { object } })
}

/** Partial refunds until nothing is left. */
const steps = [
  { word: 'part', amount: 4000 },
  { word: 'most', amount: 3000 },
  { word: 'all', amount: 3000 },
] as const

/** The provider's final state. */
export function truthOf(one: PaymentIds, said: readonly Word[]): PaymentFacts {
  const has = (word: Word) => said.includes(word)
  const isPaid = has('completed') || has('arrived')
  const isOver = !isPaid && has('expired')
  // Stripe leaves the session complete: only its payment has failed.
  const paymentStatus = isPaid
    ? 'succeeded'
    : has('failed')
      ? 'requires_payment_method'
      : 'processing'
  const states = {
    won: 'won',
    lost: 'lost',
    prevented: 'prevented',
    givenBack: 'charge_refunded',
    disputed: 'under_review',
  } as const
  const ofRest = (['restLost', 'restDisputed'] as const).filter(has).slice(0, 1)
  const disputed = (['won', 'lost', 'prevented', 'givenBack', 'disputed'] as const)
    .filter(has)
    .slice(0, 1)
  const asked = has('asked') && disputed.length === 0
  return {
    paymentStatus,
    session: isOver
      ? { ...session(one, 'unpaid'), status: 'expired' }
      : session(one, isPaid ? 'paid' : 'unpaid'),
    refunds: steps
      .filter(({ word }) => has(word))
      .map((step) => ({ ...step, status: 'succeeded' })),
    disputes: asked
      ? [dispute(one, 'warning_needs_response')]
      : [
          ...disputed.map((word) => dispute(one, states[word])),
          ...ofRest.map((word) =>
            dispute(one, word === 'restLost' ? 'lost' : 'under_review', rest),
          ),
        ],
  }
}

/** The events of a payment, and the final outstanding amount, held amount and state of its bill. */
export const sequences: [string, Word[], [number, number, string]][] = [
  ['paid', ['completed'], [0, amount, 'paid']],
  ['paid later', ['ordered', 'arrived'], [0, amount, 'paid']],
  ['ordered, not paid yet', ['ordered'], [amount, 0, 'open']],
  ['ordered, and the money never came', ['ordered', 'failed'], [amount, 0, 'open']],
  ['left, and the page expired', ['expired'], [amount, 0, 'open']],
  ['a part given back', ['completed', 'part'], [0, 6000, 'paid']],
  ['all given back in three steps', ['completed', 'part', 'most', 'all'], [0, 0, 'refunded']],
  ['expired, and paid after all', ['expired', 'completed'], [0, amount, 'paid']],
  ['paid later, and a part given back', ['ordered', 'arrived', 'part'], [0, 6000, 'paid']],
  ['a bank that only asks', ['completed', 'asked'], [0, amount, 'paid']],
  [
    'asked, disputed, withdrawn and lost',
    ['completed', 'asked', 'disputed', 'withdrawn', 'lost'],
    [amount, 0, 'open'],
  ],
  [
    'a part given back, and a dispute of the rest lost',
    ['completed', 'part', 'restDisputed', 'restLost'],
    [6000, 0, 'open'],
  ],
  [
    'a part given back, and a dispute of all lost',
    ['completed', 'part', 'disputed', 'lost'],
    [6000, 0, 'open'],
  ],
  [
    'ordered, a part given back, disputed and lost',
    ['ordered', 'arrived', 'part', 'disputed', 'withdrawn', 'lost'],
    [6000, 0, 'open'],
  ],
  ['a part given back, the rest won', ['completed', 'part', 'disputed', 'won'], [0, 6000, 'paid']],
  [
    'disputed, and given back so that it ends',
    ['completed', 'disputed', 'prevented', 'part', 'most', 'all'],
    [0, 0, 'refunded'],
  ],
  [
    'asked, and given back, which ends the question',
    ['completed', 'asked', 'part', 'most', 'all', 'givenBack'],
    [0, 0, 'refunded'],
  ],
  ['disputed', ['completed', 'disputed'], [amount, 0, 'open']],
  ['disputed and lost', ['completed', 'disputed', 'lost'], [amount, 0, 'open']],
  ['disputed and won', ['completed', 'disputed', 'won'], [0, amount, 'paid']],
]
