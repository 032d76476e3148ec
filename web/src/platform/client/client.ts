import { createORPCClient, ORPCError } from '@orpc/client'
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import type { contract, functions as specifiedFunctions } from '@touchline/contract/contract'
import { functionRoutes, routes } from 'virtual:contract-routes'

import { untilParting, watchParting } from '../session/parting.ts'
import { accessToken } from '../session/session.ts'
import { isReachable } from './availability.ts'
import { takeEarly } from './early.ts'
import { nextTurn } from './next-turn.ts'
import { sendAsOwn } from './own-writes.ts'
import { patientFetch } from './patient-fetch.ts'
import { refusalFrom } from './refusal.ts'

/** What a call may say besides its input. */
export interface CallContext {
  /** The version that was read, so that someone else's change is reported, not overwritten. */
  readonly ifMatch?: number
  /** Keeps its value over retries of one intention, also after a reload. */
  readonly idempotencyKey?: string
}

export type Client = ClientOf<typeof contract>
type ClientOf<Router extends AnyContractRouter> = JsonifiedClient<
  ContractRouterClient<Router, CallContext>
>

/** The typed way to the data interface: `client.members.list({ teamId })`. Throws Refusal. */
export const client: Client = createORPCClient(linkTo('/rest/v1', routes))

/** The functions of the specification, which speak the same way. */
export const functions: ClientOf<typeof specifiedFunctions> = createORPCClient(
  linkTo('/functions/v1', functionRoutes),
)

function linkTo(place: string, router: AnyContractRouter): OpenAPILink<CallContext> {
  return new OpenAPILink<CallContext>(router, {
    url: () => `${globalThis.location.origin}${place}`,
    // A page asks a dozen things at once: between two of them a slow phone draws, and hears a finger.
    interceptors: [
      async (call) => {
        await nextTurn()
        const idempotencyKey = call.context.idempotencyKey ?? crypto.randomUUID()
        const context = { ...call.context, idempotencyKey }
        return sendAsOwn(idempotencyKey, () => call.next({ ...call, context }))
      },
    ],
    headers: async ({ context }) => {
      if (!(await isReachable())) throw new TypeError('the server is away')
      const isParting = watchParting()
      const token = await accessToken()
      // The session ended while the question waited for it: the server would only refuse. What has a
      // token goes on; of that, what is only read ends with the parting (untilParting).
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
      (await takeEarly(request)) ?? patientFetch(untilParting(request), init),
    customErrorResponseBodyDecoder: (body, response) => refusalFrom(body, response.status),
  })
}
