import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

import type { StripePlace } from '../payments/stripe.ts'
import { answerTo, type StripeData, type StripeObject } from './stripe-calls.ts'

export interface LoopbackStripe extends StripeData {
  readonly place: StripePlace
  /** The calls so far: `POST /v1/customers`. */
  readonly calls: string[]
  /** Whether it hangs up without a response. */
  isAway: boolean
  /** Whether it responds with errors. */
  isBroken: boolean
  close(): Promise<void>
}

/**
 * A fake Stripe on loopback: accepts only documented parameters, answers with Stripe's example
 * objects, and returns the first response for a repeated Idempotency-Key.
 */
export async function startStripe(): Promise<LoopbackStripe> {
  const first = new Map<string, StripeObject>()
  const server = createServer((request, response) => {
    // Not HTTP. After a plain disconnect the client would retry half a second later.
    if (stripe.isAway) request.socket.end('away\r\n')
    else answer(request, response).catch(() => response.writeHead(500).end('{}'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0

  const stripe: LoopbackStripe = {
    place: { host: '127.0.0.1', port, protocol: 'http' },
    subscriptions: new Map(),
    prices: [],
    payments: new Map(),
    calls: [],
    isAway: false,
    isBroken: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return stripe

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://stripe')
    const method = (request.method ?? 'GET').toLowerCase()
    stripe.calls.push(`${request.method} ${pathname}`)
    if (stripe.isBroken) {
      const error = { type: 'api_error', message: 'Something went wrong on Stripe’s end.' }
      response.writeHead(500, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error }))
      return
    }
    const sent = new URLSearchParams(method === 'get' ? search : await text(request))
    const { status, body } = answerTo(stripe, { method, pathname, sent })
    const key = request.headers['idempotency-key']
    const kept = typeof key === 'string' && status === 200 ? (first.get(key) ?? body) : body
    if (typeof key === 'string' && status === 200) first.set(key, kept)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(kept))
  }
}
