import { createORPCClient, ORPCError } from '@orpc/client'
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import type { contract, functions as specifiedFunctions } from '@touchline/contract/contract'
import { functionRoutes, routes } from 'virtual:contract-routes'

import { accessToken } from '../session/session.ts'
import { abortOnSignOut, watchSignOut } from '../session/sign-out-watch.ts'
import { isReachable } from './availability.ts'
import { takeEarlyResponse } from './early-requests.ts'
import { nextTurn } from './next-turn.ts'
import { sendMarked } from './own-writes.ts'
import { patientFetch } from './patient-fetch.ts'
import { refusalFrom } from './refusal.ts'

/** Options of a call besides its input. */
export interface CallContext {
  /**
   * The version that was loaded, so that newer changes by others are reported instead of
   * overwritten.
   */
  readonly ifMatch?: number
  /** Stays the same over retries, also after a reload. */
  readonly idempotencyKey?: string
}

export type Client = ClientOf<typeof contract>
type ClientOf<Router extends AnyContractRouter> = JsonifiedClient<
  ContractRouterClient<Router, CallContext>
>

/** The typed API client: `client.members.list({ teamId })`. Throws Refusal. */
export const client: Client = createORPCClient(linkTo('/rest/v1', routes))

/** The specification's functions, called in the same way. */
export const functions: ClientOf<typeof specifiedFunctions> = createORPCClient(
  linkTo('/functions/v1', functionRoutes),
)

function linkTo(place: string, router: AnyContractRouter): OpenAPILink<CallContext> {
  return new OpenAPILink<CallContext>(router, {
    url: () => `${globalThis.location.origin}${place}`,
    // Yields between a page's many requests, so that slow phones can render and respond to taps.
    interceptors: [
      async (call) => {
        await nextTurn()
        const idempotencyKey = call.context.idempotencyKey ?? crypto.randomUUID()
        const context = { ...call.context, idempotencyKey }
        return sendMarked(idempotencyKey, () => call.next({ ...call, context }))
      },
    ],
    headers: async ({ context }) => {
      if (!(await isReachable())) throw new TypeError('the server is away')
      const isParting = watchSignOut()
      const token = await accessToken()
      // The session ended while the request waited, so the server would refuse it. Requests with a
      // token continue; reads among them are aborted by the sign-out (untilParting).
      if (token === undefined && isParting()) throw new ORPCError('not_signed_in', { status: 401 })
      return {
        ...(context.idempotencyKey === undefined
          ? {}
          : { 'idempotency-key': context.idempotencyKey }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(context.ifMatch === undefined ? {} : { 'if-match': `"${context.ifMatch}"` }),
      }
    },
    fetch: async (request, init) =>
      (await takeEarlyResponse(request)) ?? patientFetch(abortOnSignOut(request), init),
    customErrorResponseBodyDecoder: (body, response) => refusalFrom(body, response.status),
  })
}
