import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { z } from 'zod'

import type { StripePlace } from '../payments/stripe.ts'
import { strangersIn, type ParameterSchema } from './stripe-parameters.ts'

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

/** Stripe's own description of the calls we make, cut from its document, and its example objects. */
const { paths, objects } = documentShape.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../payments/fixtures/stripe.json'), 'utf8')),
)

type StripeObject = Readonly<Record<string, unknown>>

export interface LoopbackStripe {
  readonly place: StripePlace
  /** What it answers when asked for a subscription. */
  readonly subscriptions: Map<string, StripeObject>
  readonly prices: StripeObject[]
  /** The calls so far: `POST /v1/customers`. */
  readonly calls: string[]
  /** Whether it takes calls, or breaks the line. */
  isAway: boolean
  close(): Promise<void>
}

/**
 * A small Stripe on loopback: takes the parameters that Stripe documents and refuses every other, answers
 * with Stripe's example objects, and a repeated Idempotency-Key with the first answer.
 */
export async function startStripe(): Promise<LoopbackStripe> {
  const first = new Map<string, StripeObject>()
  const server = createServer((request, response) => {
    const answer = async () => {
      if (stripe.isAway) return void request.destroy()
      const { pathname, search } = new URL(request.url ?? '/', 'http://stripe')
      const method = (request.method ?? 'GET').toLowerCase()
      stripe.calls.push(`${request.method} ${pathname}`)
      const sent = new URLSearchParams(method === 'get' ? search : await text(request))
      const { status, body } = answered({ method, pathname, sent })
      const key = String(request.headers['idempotency-key'] ?? `${Math.random()}`)
      if (status === 200 && !first.has(key)) first.set(key, body)
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(status === 200 ? first.get(key) : body))
    }
    answer().catch(() => response.writeHead(500).end('{}'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  let made = 0

  const stripe: LoopbackStripe = {
    place: { host: '127.0.0.1', port, protocol: 'http' },
    subscriptions: new Map(),
    prices: [],
    calls: [],
    isAway: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return stripe

  function answered({ method, pathname, sent }: Call): Answered {
    const [path = '', id = ''] = pathOf(pathname)
    const known = paths[path]?.[method]
    if (known === undefined) return refused(404, `Unrecognized request URL (${pathname})`)
    const strangers = strangersIn(sent, known)
    if (strangers.length > 0) return refused(400, `Received unknown parameters: ${strangers}`)
    return answerOf(`${method} ${path}`, { id, sent })
  }

  function answerOf(line: string, { id, sent }: { id: string; sent: URLSearchParams }): Answered {
    const newId = (kind: string) => `${kind}_test_${(made += 1)}`
    switch (line) {
      case 'get /v1/prices':
        return ok({ object: 'list', data: stripe.prices, has_more: false })
      case 'get /v1/subscriptions': {
        const data = [...stripe.subscriptions.values()].filter(
          ({ customer }) => customer === sent.get('customer'),
        )
        return ok({ object: 'list', data, has_more: false })
      }
      case 'get /v1/subscriptions/{subscription_exposed_id}':
      case 'post /v1/subscriptions/{subscription_exposed_id}':
        return subscriptionOf(id, sent)
      case 'post /v1/checkout/sessions': {
        const made = newId('cs')
        const url = `https://checkout.stripe.com/c/pay/${made}`
        return ok({ ...objects['checkout.session'], id: made, url, status: 'open' })
      }
      case 'post /v1/checkout/sessions/{session}/expire':
        return ok({ ...objects['checkout.session'], id, status: 'expired' })
      case 'post /v1/account_links':
        return ok({ ...objects['account_link'] })
      case 'post /v1/refunds':
        return ok({ ...objects['refund'], id: newId('re') })
      case 'post /v1/customers':
        return ok({ ...objects['customer'], id: newId('cus') })
      default:
        return ok({ ...objects['account'], id: id === '' ? newId('acct') : id })
    }
  }

  function subscriptionOf(id: string, sent: URLSearchParams): Answered {
    const found = stripe.subscriptions.get(id)
    if (found === undefined) return refused(404, `No such subscription: '${id}'`)
    const ends = sent.get('cancel_at_period_end')
    const changed = ends === null ? found : { ...found, cancel_at_period_end: ends === 'true' }
    stripe.subscriptions.set(id, changed)
    return ok(changed)
  }
}

interface Call {
  readonly method: string
  readonly pathname: string
  readonly sent: URLSearchParams
}

interface Answered {
  readonly status: number
  readonly body: StripeObject
}

function ok(body: StripeObject): Answered {
  return { status: 200, body }
}

function refused(status: number, message: string): Answered {
  return { status, body: { error: { type: 'invalid_request_error', message } } }
}

/** The documented path of an address, and the id in it. */
function pathOf(pathname: string): readonly string[] {
  if (pathname in paths) return [pathname]
  for (const path of Object.keys(paths)) {
    const found = new RegExp(`^${path.replace(/\{\w+\}/, '([^/]+)')}$`).exec(pathname)
    if (found !== null) return [path, found[1] ?? '']
  }
  return []
}
