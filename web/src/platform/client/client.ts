import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import type { contract } from '@touchline/contract/contract'
import { routes } from 'virtual:contract-routes'

import { accessToken } from '../session/session.ts'
import { isReachable } from './availability.ts'
import { refusalFrom } from './refusal.ts'
import { patientFetch } from './patient-fetch.ts'

/** What a call may say besides its input. */
export interface CallContext {
  /** The version that was read: somebody else's change in between is told, not overwritten. */
  readonly ifMatch?: number
  /** Keeps its value over retries of one intention, also after a reload. */
  readonly idempotencyKey?: string
}

export type Client = JsonifiedClient<ContractRouterClient<typeof contract, CallContext>>

const link = new OpenAPILink<CallContext>(routes, {
  url: () => `${globalThis.location.origin}/rest/v1`,
  headers: async ({ context }) => {
    if (!(await isReachable())) throw new TypeError('the server is away')
    const token = await accessToken()
    return {
      'idempotency-key': context.idempotencyKey ?? crypto.randomUUID(),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(context.ifMatch === undefined ? {} : { 'if-match': `"${context.ifMatch}"` }),
    }
  },
  fetch: (request, init) => patientFetch(request, init),
  customErrorResponseBodyDecoder: (body, response) => refusalFrom(body, response.status),
})

/** The typed way to the data interface: `client.members.list({ teamId })`. Throws Refusal. */
export const client: Client = createORPCClient(link)
