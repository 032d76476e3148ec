import { randomUUID } from 'node:crypto'

import { invoicesPage } from '@touchline/contract/subscriptions/shapes/plan'
import { longDay } from '@touchline/domain/values/long-day'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'

import { events, withStripe } from './support/premium-events.ts'
import { teamFields } from './support/world-bodies.ts'

const { stripe, platform, done, owner, post, signed, aTeam, stateOf, ...world } = await withStripe()
afterAll(() => stripe.close())

/** Events are from the last minutes: the provider's responses are newer than all of them. */
const began = Math.floor(platform.clock().getTime() / 1000) - 100

type Facts = Readonly<Record<string, unknown>>

interface Premium {
  readonly teamId: string
  readonly customer: string
  readonly subscription: string
  readonly invoice: string
}

/** A team with a Premium subscription not reported yet. */
async function aPremium(): Promise<Premium> {
  const id = randomUUID()
  const teamId = await aTeam()
  const customer = `cus_${id}`
  await world.keepCustomerOf(teamId, customer)
  return { teamId, customer, subscription: `sub_${id}`, invoice: `in_${id}` }
}

const objectShape = z.looseObject({ items: z.looseObject({ data: z.array(z.looseObject({})) }) })

function subscriptionOf({ customer, subscription: id }: Premium, facts: Facts): Facts {
  return { ...events['sub-updated-active']?.data.object, id, customer, ...facts }
}

function invoiceOf({ customer, subscription, invoice: id }: Premium, facts: Facts): Facts {
  const details = { type: 'subscription_details', subscription_details: { subscription } }
  const base = events['invoice-paid']?.data.object
  return { ...base, id, customer, parent: details, status: 'open', amount_paid: 0, ...facts }
}

/** With another price, as Stripe reports it. */
function atPrice(one: Premium, id: string): Facts {
  const { items } = objectShape.parse(subscriptionOf(one, {}))
  return { items: { ...items, data: items.data.map((item) => ({ ...item, price: { id } })) } }
}

const about = {
  subscription: (type: string, second: number, facts: Facts) => (one: Premium) =>
    stripeEvent(`customer.subscription.${type}`, subscriptionOf(one, facts), second),
  invoice: (type: string, second: number, facts: Facts) => (one: Premium) =>
    stripeEvent(`invoice.${type}`, invoiceOf(one, facts), second),
  other: (type: string, second: number, facts: Facts) => (one: Premium) =>
    stripeEvent(type, { customer: one.customer, ...facts }, second),
}
const { subscription, invoice, other } = about
const laterBill = { status: 'paid', amount_paid: 999, created: began + 35 }
const collection = { pause_collection: { behavior: 'void', resumes_at: null } }

/** The events a provider may send about Premium, each with its second. */
const words = {
  begun: subscription('created', 0, { status: 'incomplete' }),
  active: subscription('updated', 1, { status: 'active' }),
  trial: subscription('created', 1, { status: 'trialing' }),
  trialEnds: subscription('trial_will_end', 5, { status: 'trialing' }),
  paused: subscription('paused', 10, { status: 'paused' }),
  resumed: subscription('resumed', 20, { status: 'active' }),
  failed: invoice('payment_failed', 10, { attempt_count: 1 }),
  pastDue: subscription('updated', 11, { status: 'past_due' }),
  again: invoice('payment_failed', 15, { attempt_count: 2 }),
  givenUp: invoice('marked_uncollectible', 20, { status: 'uncollectible' }),
  unpaid: subscription('updated', 21, { status: 'unpaid' }),
  paid: invoice('paid', 30, { status: 'paid', amount_paid: 999 }),
  succeeded: invoice('payment_succeeded', 30, { status: 'paid', amount_paid: 999 }),
  activeAgain: subscription('updated', 31, { status: 'active' }),
  paidLater: (one: Premium) =>
    stripeEvent(
      'invoice.paid',
      invoiceOf({ ...one, invoice: `${one.invoice}_later` }, laterBill),
      35,
    ),
  voided: invoice('voided', 30, { status: 'void' }),
  expired: subscription('updated', 40, { status: 'incomplete_expired' }),
  ended: subscription('deleted', 40, { status: 'canceled', ended_at: began + 40 }),
  changed: (one: Premium) =>
    stripeEvent(
      'customer.subscription.updated',
      subscriptionOf(one, atPrice(one, 'price_year')),
      20,
    ),
  collectionPaused: subscription('updated', 5, { status: 'active', ...collection }),
  refunded: other('charge.refunded', 40, { id: 'ch_1', payment_intent: 'pi_premium' }),
  disputed: other('charge.dispute.created', 41, { id: 'dp_1', payment_intent: 'pi_premium' }),
  left: other('checkout.session.expired', 5, { id: 'cs_1', payment_status: 'unpaid' }),
  ordered: other('checkout.session.completed', 5, { id: 'cs_1', payment_status: 'unpaid' }),
  neverCame: other('checkout.session.async_payment_failed', 9, {
    id: 'cs_1',
    payment_status: 'unpaid',
  }),
} as const

type Word = keyof typeof words

/** Each report is an event of its own. */
function stripeEvent(type: string, object: Facts, second: number) {
  const created = began + second
  return { id: `evt_${randomUUID()}`, type, created, data: { object } }
}

const sequences: [string, Word[], 'premium' | 'free', string[]][] = [
  ['a renewal that fails', ['begun', 'active', 'failed', 'pastDue'], 'premium', ['failed']],
  [
    'a renewal that fails twice, and is paid',
    ['active', 'failed', 'pastDue', 'again', 'paid', 'succeeded', 'activeAgain'],
    'premium',
    ['paid'],
  ],
  [
    'a renewal that is given up',
    ['active', 'failed', 'pastDue', 'again', 'givenUp', 'unpaid'],
    'free',
    ['failed'],
  ],
  [
    'given up, and paid after all',
    ['active', 'failed', 'givenUp', 'unpaid', 'paid', 'activeAgain'],
    'premium',
    ['paid'],
  ],
  ['given up, and taken back', ['active', 'failed', 'givenUp', 'voided', 'ended'], 'free', []],
  ['ended for want of money', ['active', 'failed', 'pastDue', 'voided', 'ended'], 'free', []],
  ['never begun', ['begun', 'failed', 'voided', 'expired'], 'free', []],
  ['a trial that ends without a card', ['trial', 'trialEnds', 'paused'], 'free', []],
  ['a trial that goes on', ['trial', 'trialEnds', 'paused', 'resumed'], 'premium', []],
  ['another plan, and its difference', ['active', 'changed', 'paid'], 'premium', ['paid']],
  ['collecting paused', ['active', 'collectionPaused', 'voided'], 'premium', []],
  [
    'money given back and disputed',
    ['active', 'paid', 'refunded', 'disputed'],
    'premium',
    ['paid'],
  ],
  ['left, and bought after all', ['left', 'begun', 'active', 'paid'], 'premium', ['paid']],
  ['ordered by debit, and the money never came', ['ordered', 'neverCame'], 'free', []],
]
const ways = ['asks the provider', 'goes by the order of events'] as const

async function deliver(event: object): Promise<number> {
  const body = JSON.stringify(event)
  return post(body, signed(body))
}

async function linesOf({ teamId }: Premium): Promise<readonly string[]> {
  const line = `GET /teams/${teamId}/subscription/invoices`
  const { invoices } = await done(owner, line, { shape: invoicesPage })
  return invoices.map(({ status }) => status)
}

/** The provider's state after the last event of the subscription. */
function knowThat(one: Premium, said: readonly Word[]): void {
  const last = said
    .map((word) => words[word](one))
    .filter(({ type }) => type.startsWith('customer.subscription.'))
    .toSorted((before, after) => before.created - after.created)
    .at(-1)
  if (last !== undefined) stripe.subscriptions.set(one.subscription, last.data.object)
}

test.each(
  sequences.flatMap(([name, said, end, lines]) =>
    ways.map((way) => ({ name, said, end, lines, way })),
  ),
)(
  '$name: Touchline that $way reaches the same state in any order, with repeated events',
  async (sequence) => {
    const { said, end, lines, way } = sequence
    const twice = fc.shuffledSubarray([...said, ...said], { minLength: said.length * 2 })
    const orders = fc.oneof(
      { arbitrary: fc.constant([...said, ...said]), weight: 1 },
      { arbitrary: twice, weight: 3 },
    )
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        const one = await aPremium()
        knowThat(one, said)
        stripe.isBroken = way !== 'asks the provider'
        for (const word of order) expect(await deliver(words[word](one))).toBe(200)
        stripe.isBroken = false
        expect(await stateOf(one.teamId)).toBe(end)
        expect(await linesOf(one)).toEqual(lines)
      }),
      { numRuns: 4 },
    )
  },
)

async function lettersOf({ teamId }: Premium): Promise<readonly string[]> {
  const mails = await platform.database
    .selectFrom('mails')
    .select(['kind', 'text_body'])
    .where('team_id', '=', teamId)
    .orderBy('id')
    .execute()
  return mails.map(({ kind, text_body: text }) => {
    const until = /keep Premium until (?<day>[^.]+)\./.exec(text)?.groups?.['day']
    return [kind, until].filter(Boolean).join(' ')
  })
}

test('ignores a late failure of what was restored, abandoned or ended', async () => {
  for (const said of [
    ['active', 'voided'],
    ['active', 'givenUp'],
    ['active', 'ended'],
  ] as const) {
    const one = await aPremium()
    knowThat(one, said)
    for (const word of [...said, 'failed', 'again'] as const) await deliver(words[word](one))
    expect(
      (await lettersOf(one)).filter((kind) => kind.startsWith('subscriptions.failed')),
    ).toEqual([])
  }
})

const overtaken: [string, Word[], number][] = [
  ['was tried again, which failed, too', ['active', 'pastDue', 'again'], 1],
  ['was paid', ['active', 'paid'], 0],
  ['was overcome: Premium runs again', ['active', 'activeAgain'], 0],
  ['was followed by a bill that was paid', ['active', 'paidLater'], 0],
]

test.each(
  overtaken.flatMap(([what, said, letters]) => ways.map((way) => ({ what, said, letters, way }))),
)(
  'a failure that $what emails nobody when reported late: Touchline that $way',
  async ({ said, letters, way }) => {
    const one = await aPremium()
    knowThat(one, said)
    stripe.isBroken = way !== 'asks the provider'
    for (const word of [...said, 'failed', 'failed'] as const) await deliver(words[word](one))
    stripe.isBroken = false
    const failures = (await lettersOf(one)).filter((kind) =>
      kind.startsWith('subscriptions.failed'),
    )
    expect(failures).toHaveLength(letters)
  },
)

test('reports each failure once, and counts the grace period from the first', async () => {
  const one = await aPremium()
  knowThat(one, ['pastDue'])
  await deliver(words.active(one))
  await deliver(words.failed(one))
  await deliver(words.failed(one))
  await sql`update subscriptions set past_due_since = past_due_since - interval '5 days'
    where id = ${one.subscription}`.execute(platform.database)
  await deliver(words.again(one))
  const until = (days: number) =>
    longDay(new Date(platform.clock().getTime() + days * 24 * 3_600_000), 'en', teamFields.timeZone)
  expect(await lettersOf(one)).toEqual([
    `subscriptions.failed ${until(14)}`,
    `subscriptions.failed ${until(9)}`,
  ])
})

test('promises no date for what never began', async () => {
  const one = await aPremium()
  knowThat(one, ['begun'])
  await deliver(words.begun(one))
  await deliver(words.failed(one))
  expect(await lettersOf(one)).toEqual(['subscriptions.failed'])
})

test('never gives a team Premium through events of a club’s account', async () => {
  const one = await aPremium()
  knowThat(one, ['active'])
  await deliver({ ...words.active(one), account: 'acct_club' })
  expect(await stateOf(one.teamId)).toBe('free')
})
