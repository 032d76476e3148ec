import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { z } from 'zod'

import { invalidParameters, type ParameterSchema } from './stripe-parameters.ts'

const schema: z.ZodType<ParameterSchema> = z.lazy(() =>
  z.object({
    type: z.string().optional(),
    enum: z.array(z.string()).optional(),
    properties: z.record(z.string(), schema).optional(),
    items: schema.optional(),
    additionalProperties: z.union([z.boolean(), schema]).optional(),
    anyOf: z.array(schema).optional(),
    required: z.array(z.string()).optional(),
  }),
)
const documentShape = z.object({
  paths: z.record(z.string(), z.record(z.string(), schema)),
  objects: z.record(z.string(), z.record(z.string(), z.unknown())),
})

/** Stripe's documentation of the calls we use, and its example objects. */
const { paths, objects } = documentShape.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../payments/fixtures/stripe.json'), 'utf8')),
)

export type StripeObject = Readonly<Record<string, unknown>>

/** The fake Stripe's data. */
export interface StripeData {
  /** Subscriptions it returns. */
  readonly subscriptions: Map<string, StripeObject>
  readonly prices: StripeObject[]
  /** Checkout sessions by id, with their payment. */
  readonly payments: Map<string, PaymentFacts>
  /** The status of the next refunds; `succeeded` by default. */
  refundStatus?: string | undefined
}

/** The payment returned by every call of a test. */
export interface PaymentFacts {
  readonly session: StripeObject
  /** The payment's status. */
  readonly paymentStatus?: string
  readonly refunds: readonly StripeObject[]
  readonly disputes: readonly StripeObject[]
}

export interface Call {
  readonly method: string
  readonly pathname: string
  readonly sent: URLSearchParams
}

export interface StripeAnswer {
  readonly status: number
  readonly body: StripeObject
}

/** Answers documented calls with Stripe's example objects, and refuses others. */
export function answerTo(known: StripeData, { method, pathname, sent }: Call): StripeAnswer {
  const { path, id } = pathOf(pathname)
  const parameters = paths[path]?.[method]
  const answer = answers[`${method} ${path}`]
  if (parameters === undefined || answer === undefined)
    return refused(404, `Unrecognized request URL (${pathname})`)
  const strangers = invalidParameters(sent, parameters)
  if (strangers.length > 0)
    return refused(400, `Received unknown parameters: ${strangers.join(', ')}`)
  return answer(known, { id, sent })
}

type Answer = (
  known: StripeData,
  asked: { readonly id: string; readonly sent: URLSearchParams },
) => StripeAnswer

const answers: Readonly<Record<string, Answer>> = {
  'get /v1/prices': ({ prices }) => listOf(prices),
  'post /v1/customers': () => made('customer', 'cus'),
  'post /v1/accounts': () => made('account', 'acct'),
  'get /v1/accounts/{account}': (_, { id }) => ok({ ...objects['account'], id }),
  'post /v1/account_links': () => ok({ ...objects['account_link'] }),
  'post /v1/refunds': ({ refundStatus: status = 'succeeded' }) => {
    const { body } = made('refund', 're')
    return ok({ ...body, status })
  },
  'post /v1/checkout/sessions': () => {
    const id = newId('cs')
    const url = `https://checkout.stripe.com/c/pay/${id}`
    return ok({ ...objects['checkout.session'], id, url, status: 'open' })
  },
  'post /v1/checkout/sessions/{session}/expire': (_, { id }) =>
    id.includes('nobody')
      ? refused(404, `No such checkout.session: '${id}'`)
      : ok({ ...objects['checkout.session'], id, status: 'expired' }),
  'get /v1/checkout/sessions': ({ payments }, { sent }) =>
    listOf(
      [...payments.values()].flatMap(({ session }) =>
        session['payment_intent'] === sent.get('payment_intent') ? [session] : [],
      ),
    ),
  'get /v1/checkout/sessions/{session}': ({ payments }, { id, sent }) => {
    const found = payments.get(id)
    if (found === undefined) return refused(404, `No such session: '${id}'`)
    const isWhole = [...sent.values()].includes('payment_intent')
    return ok(isWhole ? wholeOf(found) : found.session)
  },
  'get /v1/refunds': (known, { sent }) => listOf(ofPayment(known, sent)?.refunds ?? []),
  'get /v1/disputes': (known, { sent }) => listOf(ofPayment(known, sent)?.disputes ?? []),
  'get /v1/subscriptions': ({ subscriptions }, { sent }) =>
    listOf([...subscriptions.values()].filter(({ customer }) => customer === sent.get('customer'))),
  'get /v1/subscriptions/{subscription_exposed_id}': subscriptionOf,
  'post /v1/subscriptions/{subscription_exposed_id}': subscriptionOf,
}

/** A checkout session with its payment embedded instead of its id. */
function wholeOf({ session, paymentStatus }: PaymentFacts): StripeObject {
  const { payment_intent: id } = session
  if (id == null || paymentStatus === undefined) return session
  return { ...session, payment_intent: { id, object: 'payment_intent', status: paymentStatus } }
}

function ofPayment({ payments }: StripeData, sent: URLSearchParams): PaymentFacts | undefined {
  const wanted = sent.get('payment_intent')
  return [...payments.values()].find(({ session }) => session['payment_intent'] === wanted)
}

function subscriptionOf(
  { subscriptions }: StripeData,
  { id, sent }: Parameters<Answer>[1],
): StripeAnswer {
  const found = subscriptions.get(id)
  if (found === undefined) return refused(404, `No such subscription: '${id}'`)
  const ends = sent.get('cancel_at_period_end')
  const changed = ends === null ? found : { ...found, cancel_at_period_end: ends === 'true' }
  subscriptions.set(id, changed)
  return ok(changed)
}

function made(object: string, prefix: string): StripeAnswer {
  return ok({ ...objects[object], id: newId(prefix) })
}

function newId(prefix: string): string {
  return `${prefix}_${randomUUID().replaceAll('-', '')}`
}

function listOf(data: readonly StripeObject[]): StripeAnswer {
  return ok({ object: 'list', data, has_more: false })
}

function ok(body: StripeObject): StripeAnswer {
  return { status: 200, body }
}

function refused(status: number, message: string): StripeAnswer {
  return { status, body: { error: { type: 'invalid_request_error', message } } }
}

/** The documented path of a request, and the id in it. */
function pathOf(pathname: string): { readonly path: string; readonly id: string } {
  if (pathname in paths) return { path: pathname, id: '' }
  for (const path of Object.keys(paths)) {
    const found = new RegExp(`^${path.replace(/\{\w+\}/, '([^/]+)')}$`).exec(pathname)
    if (found !== null) return { path, id: found[1] ?? '' }
  }
  return { path: '', id: '' }
}
