import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'

import { testPlatform } from '../testing/platform.ts'
import { startStripe } from '../testing/stripe.ts'
import type { Payments } from './payments.ts'
import { addSubscriptionRow } from './sandbox-rows.ts'
import { openStripe } from './stripe.ts'

const keys = { secretKey: 'sk_test_loopback', webhookSecret: 'whsec_made_for_this_test' }
const loopback = await startStripe()
afterAll(() => loopback.close())
loopback.prices.push(price('price_year', 9900, 'year'), price('price_month', 999, 'month'))
loopback.prices.push({ ...price('price_retired', 1, 'month'), product: { id: 'p', active: false } })

const platform = await testPlatform()
const sandboxMonth = 'price_sandbox_month_999_eur'

function price(id: string, unit_amount: number, interval: string) {
  const product = { id: 'prod_premium', name: 'Premium', description: null, active: true }
  const recurring = { interval, interval_count: 1 }
  return { id, unit_amount, currency: 'eur', recurring, product }
}

const sides: [string, Payments, string][] = [
  ['stripe', openStripe(keys, loopback.place), 'price_month'],
  ['sandbox', platform.payments, sandboxMonth],
]

describe.each(sides)('%s', (_, payments, priceId) => {
  const page = {
    successUrl: 'https://touchline.example/premium?success=1',
    cancelUrl: 'https://touchline.example/premium?canceled=1',
    language: 'fr',
    expiresAt: new Date('2026-03-14T10:00:00Z'),
  } as const
  const customer = { name: 'Norte U12', email: 'ana@example.org', language: 'fr' } as const

  test('offers its prices, the lowest first', async () => {
    const products = await payments.products()
    expect(products.map(({ amount, currency, interval }) => [amount, currency, interval])).toEqual([
      [999, 'EUR', 'month'],
      [9900, 'EUR', 'year'],
    ])
    expect(products[0]?.priceId).toBe(priceId)
  })

  test('creates one customer per idempotency key', async () => {
    const idempotencyKey = 'customer:one'
    const customerId = await payments.makeCustomer({ idempotencyKey, ...customer })
    expect(await payments.makeCustomer({ idempotencyKey, ...customer })).toBe(customerId)

    const checkout = { idempotencyKey: 'checkout:one', customerId, priceId, ...page }
    const session = await payments.openCheckout(checkout)
    expect(await payments.openCheckout(checkout)).toEqual(session)
    expect(session.url).toContain(session.id)
    await payments.closeCheckout(session.id)
    await payments.closeCheckout('cs_of_nobody')
  })

  test('knows no subscriptions that were never bought', async () => {
    expect(await payments.findSubscription('sub_of_nobody')).toBeUndefined()
    const customerId = await payments.makeCustomer({ idempotencyKey: 'customer:two', ...customer })
    expect(await payments.findSubscriptions(customerId)).toEqual([])
  })

  test('opens payment pages for clubs', async () => {
    const payee = await payments.makePayee({ idempotencyKey: 'payee:one', country: 'FR' })
    expect((await payments.findPayee(payee.id)).id).toBe(payee.id)
    expect(await payments.onboardingUrl(payee.id, 'https://touchline.example/back')).toMatch(
      /^https:/,
    )
    const payment = { payeeId: payee.id, name: 'Season fee', amount: 10_000, currency: 'EUR' }
    const session = await payments.openPayment({
      idempotencyKey: 'payment:one',
      ...payment,
      ...page,
    })
    expect(session.url).toContain(session.id)

    const key = { payeeId: payee.id, sessionId: session.id }
    await payments.closePayment(key)
    await payments.closePayment({ ...key, sessionId: 'cs_of_nobody' })
    expect(await payments.findPayment({ ...key, sessionId: 'cs_of_nobody' })).toBeUndefined()
    expect(await payments.findPaymentPage('pi_of_nobody', payee.id)).toBeUndefined()
  })
})

test('a Stripe subscription is changed, ended with its period and resumed', async () => {
  const [, payments] = sides[0] ?? ['', platform.payments]
  loopback.subscriptions.set('sub_1', {
    id: 'sub_1',
    customer: 'cus_1',
    status: 'active',
    cancel_at_period_end: false,
    created: 1_767_261_600,
    items: {
      data: [{ id: 'si_1', price: { id: 'price_month' }, current_period_end: 1_769_940_000 }],
    },
  })
  const endsAt = new Date(1_769_940_000_000)
  expect((await payments.endWithPeriod('sub_1', 'ends')).endsAt).toEqual(endsAt)
  expect((await payments.endWithPeriod('sub_1', 'renews')).endsAt).toBeUndefined()
  const changed = await payments.changePrice({ subscriptionId: 'sub_1', priceId: 'price_year' })
  expect(changed.customerId).toBe('cus_1')
  const refund = { idempotencyKey: 'refund:one', paymentId: 'pi_1', amount: 500, payeeId: 'acct_1' }
  expect(await payments.refund(refund)).toEqual(await payments.refund(refund))
})

test("reports Stripe as away if it doesn't respond, not as a refusal", async () => {
  const [, payments] = sides[0] ?? ['', platform.payments]
  loopback.isAway = true
  await expect(payments.products()).rejects.toMatchObject({ code: 'provider_away' })
  await expect(payments.findSubscription('sub_1')).rejects.toMatchObject({ code: 'provider_away' })
  loopback.isAway = false
})

test('refunds a sandbox payment in parts, never more than was paid', async () => {
  const { payments } = platform
  const payee = await payments.makePayee({ idempotencyKey: 'payee:two', country: 'FR' })
  const session = await payments.openPayment({
    idempotencyKey: 'payment:two',
    payeeId: payee.id,
    name: 'Season fee',
    amount: 1000,
    currency: 'EUR',
    successUrl: '/',
    cancelUrl: '/',
    language: 'fr',
    expiresAt: new Date('2026-03-14T10:00:00Z'),
  })
  await platform.startJobs([{ name: 'sandbox.deliver', run: () => Promise.resolve() }])
  await payments.sandbox?.answer(session.id, 'pay')
  const key = { sessionId: session.id, payeeId: payee.id }
  const { paymentId = '' } = (await payments.findPayment(key)) ?? {}
  expect(await payments.findPaymentPage(paymentId, payee.id)).toBe(session.id)
  const back = { paymentId, payeeId: payee.id, amount: 600 }
  const first = await payments.refund({ idempotencyKey: 'refund:first', ...back })
  expect(await payments.refund({ idempotencyKey: 'refund:first', ...back })).toEqual(first)
  const truth = { state: 'paid', paymentId, paid: 1000, refunded: 600, taken: 0 }
  expect(await payments.findPayment(key)).toEqual(truth)
  await expect(payments.refund({ idempotencyKey: 'refund:second', ...back })).rejects.toMatchObject(
    {
      code: 'conflict',
    },
  )
})

test('in the sandbox, switching from month to year starts a new period and credits the rest', async () => {
  const { payments, database } = platform
  await platform.startJobs([{ name: 'sandbox.deliver', run: () => Promise.resolve() }])
  const [month, year] = ['month', 'year'].map((interval) =>
    platform.config.sandboxPrices.find((price) => price.interval === interval),
  )
  const products = await payments.products()
  const idOf = (interval: string) =>
    products.find((product) => product.interval === interval)?.priceId ?? ''
  platform.setClock('2026-03-16T09:00:00.000Z')
  const bought = {
    id: 'sub_change',
    customer_id: 'cus_change',
    price_id: idOf('month'),
    status: 'active',
    starts_at: new Date('2026-03-01T09:00:00Z'),
    anchored_at: new Date('2026-03-01T09:00:00Z'),
    period_ends_at: new Date('2026-04-01T09:00:00Z'),
    ends_with_period: false,
    ended_at: null,
    created_at: new Date('2026-03-01T09:00:00Z'),
  }
  await database.transaction().execute((tx) => addSubscriptionRow(tx, bought))
  const idempotencyKey = { subscriptionId: 'sub_change', priceId: idOf('year') }
  const changed = await payments.changePrice(idempotencyKey)
  expect(changed).toMatchObject({
    priceId: idOf('year'),
    periodEndsAt: new Date('2027-03-16T09:00:00Z'),
  })
  expect(await payments.changePrice(idempotencyKey)).toEqual(changed)
  const invoiced = await sql<{ paid: number }>`
    select (data->'data'->'object'->>'amount_paid')::int as paid from sandbox
    where kind = 'event' and data->>'type' = 'invoice.paid'`.execute(database)
  const unused = Math.floor(((month?.amount ?? 0) * 16) / 31)
  expect(invoiced.rows).toEqual([{ paid: (year?.amount ?? 0) - unused }])
})
