import { type AnyContractRouter, isContractProcedure, ValidationError } from '@orpc/contract'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { type AnyRouter, implement, ORPCError } from '@orpc/server'
import { contract, functions } from '@touchline/contract/contract'
import { type ErrorCode, errorStatus } from '@touchline/contract/wire/errors'

import type { Endpoint } from './endpoint.ts'

interface Replies {
  readonly answer: (endpoint: Endpoint, sent: unknown) => unknown
  /** Called with input that the contract refuses. */
  readonly onInvalidInput: (sent: unknown, fields: Record<string, string>) => void
}

/**
 * Serves the whole contract like server/src/platform/http/rest.ts, with one handler for
 * everything.
 */
export function createRestServer(
  replies: Replies,
): (request: Request) => Promise<Response | undefined> {
  const places = [
    { prefix: '/rest/v1', handler: handlerOf(contract, replies) },
    { prefix: '/functions/v1', handler: handlerOf(functions, replies) },
  ] as const
  return async (request) => {
    const place = places.find(({ prefix }) => new URL(request.url).pathname.startsWith(prefix))
    const { response } = (await place?.handler.handle(request, { prefix: place.prefix })) ?? {}
    return response
  }
}

/** An error as the API returns it. */
export function refusal(code: ErrorCode, data?: unknown): ORPCError<string, unknown> {
  return new ORPCError(code, { status: errorStatus[code], message: code, data })
}

function handlerOf(
  router: AnyContractRouter,
  { answer, onInvalidInput }: Replies,
): OpenAPIHandler<Sent> {
  return new OpenAPIHandler<Sent>(routerOf(router, answer), {
    interceptors: [
      (options) =>
        options.next().catch((thrown: unknown) => {
          throw onTheWire(thrown)
        }),
    ],
    clientInterceptors: [
      (options) =>
        options.next({ ...options, context: { sent: options.input } }).catch((thrown: unknown) => {
          const fields = invalidFields(thrown)
          if (fields !== undefined) onInvalidInput(options.input, fields)
          throw thrown
        }),
    ],
    customErrorResponseBodyEncoder: bodyOf,
  })
}

interface Sent {
  readonly sent?: unknown
  readonly [name: string]: unknown
}

function routerOf(node: AnyContractRouter, answer: Replies['answer']): AnyRouter {
  if (isContractProcedure(node))
    return implement(node)
      .$context<Sent>()
      .handler(({ context }) => answer(node, context.sent))
  return Object.fromEntries(
    Object.entries(node).map(([name, part]) => [name, routerOf(part, answer)]),
  )
}

/** Reports invalid input by field, like the server. */
function onTheWire(thrown: unknown): unknown {
  if (!(thrown instanceof ORPCError) || !(thrown.cause instanceof ValidationError)) return thrown
  const fields = invalidFields(thrown)
  return fields === undefined ? thrown : refusal('invalid_input', { fields })
}

function invalidFields(thrown: unknown): Record<string, string> | undefined {
  if (!(thrown instanceof ORPCError) || thrown.code !== 'BAD_REQUEST') return undefined
  if (!(thrown.cause instanceof ValidationError)) return undefined
  const fields = thrown.cause.issues.map(({ path = [], message }): [string, string] => [
    path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    message,
  ])
  return Object.fromEntries(fields)
}

function bodyOf(error: {
  readonly code: string
  readonly message: string
  readonly data: unknown
}) {
  return { code: error.code, message: error.message, data: error.data }
}
