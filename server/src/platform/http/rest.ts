import { ORPCError } from '@orpc/client'
import { ValidationError } from '@orpc/contract'
import { OpenAPIHandler } from '@orpc/openapi/fastify'
import type { AnyRouter } from '@orpc/server'
import type { FastifyInstance } from 'fastify'

import { AppError, expectedFailure } from '../errors.ts'
import type { Platform } from '../platform.ts'
import type { Identify, RequestContext } from './context.ts'

/** A member list of 5 MiB as base64 is the largest thing anybody sends here; shapes set their own limits. */
const largestBody = 8 * 1_048_576

/** Serves the contract under /rest/v1: input parsed once, errors answered as `{code, message, data?}`. */
export function restRoutes(
  app: FastifyInstance,
  { platform, identify, router }: { platform: Platform; identify: Identify; router: AnyRouter },
): void {
  const handler = new OpenAPIHandler<RequestContext>(router, {
    interceptors: [(options) => options.next().catch(answerable)],
    customErrorResponseBodyEncoder: bodyOf,
  })

  app.all('/rest/v1/*', { bodyLimit: largestBody }, async (request, reply) => {
    const account = await identify(request)
    reply.header('cache-control', 'no-store')
    const { matched } = await handler.handle(request, reply, {
      prefix: '/rest/v1',
      context: { platform, request, reply, account },
    })
    if (!matched) throw new AppError('not_found')
  })

  /** Turns whatever was thrown into an error of the wire; what nobody expected is logged as ours. */
  function answerable(thrown: unknown): never {
    if (thrown instanceof ORPCError && thrown.cause instanceof ValidationError)
      throw onTheWire(new AppError('invalid_input', { fields: fieldsOf(thrown.cause) }))
    if (thrown instanceof ORPCError && thrown.code === 'BAD_REQUEST')
      throw onTheWire(new AppError('invalid_input'))

    const expected = expectedFailure(thrown)
    if (expected !== undefined) throw onTheWire(expected)
    platform.log.error({ error: thrown }, 'a request failed unexpectedly')
    throw onTheWire(new AppError('unexpected'))
  }
}

function bodyOf(error: {
  readonly code: string
  readonly message: string
  readonly data: unknown
}) {
  return { code: error.code, message: error.message, data: error.data }
}

function onTheWire({ code, status, data }: AppError): ORPCError<string, unknown> {
  return new ORPCError(code, { status, message: code, data })
}

function fieldsOf(error: ValidationError): Record<string, string> {
  return Object.fromEntries(
    error.issues.map((issue) => [
      (issue.path ?? [])
        .map((part) => String(typeof part === 'object' ? part.key : part))
        .join('.'),
      issue.message,
    ]),
  )
}
