import createClient, { type Client } from 'openapi-fetch'

import type { paths } from './api.generated.ts'
import { withRetries, type Send } from './retries.ts'

export type { components, operations, paths } from './api.generated.ts'
export { unwrap, TouchlineError, type ErrorCode } from './refusals.ts'

export interface TouchlineOptions {
  /** Address of the installation, such as `https://club.example`. */
  readonly url: string
  /** An API token, from _My account_. */
  readonly token: string
  /** How often a request without a response, or told to wait, is sent again. */
  readonly retries?: number
  readonly fetch?: Send
}

export type TouchlineClient = Client<paths>

/** A client for what API tokens can do. */
export function touchline({ url, token, retries = 2, fetch }: TouchlineOptions): TouchlineClient {
  const client = createClient<paths>({
    baseUrl: addressOf(url),
    headers: { authorization: `Bearer ${token}` },
    fetch: withRetries(fetch ?? ((request) => globalThis.fetch(request)), retries),
  })
  client.use({
    onRequest({ request }) {
      // A write that is sent again happens once.
      if (request.method !== 'GET' && !request.headers.has('idempotency-key'))
        request.headers.set('idempotency-key', crypto.randomUUID())
      return request
    },
  })
  return client
}

function addressOf(url: string): string {
  const { protocol, hostname, href } = new URL(url)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  // Without encryption, others on the way could read the token.
  if (protocol !== 'https:' && !isLocal) throw new TypeError('url: use https')
  return `${href.replace(/\/+$/, '')}/rest/v1`
}
