import { ValidationError } from '@orpc/contract'
import { OpenAPIHandler } from '@orpc/openapi/fastify'
import { ORPCError, type AnyRouter } from '@orpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { AppError, expectedFailure } from '../errors.ts'
import { pathOnly } from '../log.ts'
import type { Platform } from '../platform.ts'
import type { Identify, RequestContext, SignedIn } from './context.ts'
import { openPathsOf } from './open-paths.ts'
import { plainJson } from './plain-json.ts'
import { requireReachable } from './reachable.ts'
import { askToWait } from './server.ts'

/** A member list of 5 MiB as base64 is the largest thing anybody sends here; shapes set their own limits. */
const largestBody = 8 * 1_048_576

interface Service {
  readonly platform: Platform
  readonly identify: Identify
  readonly router: AnyRouter
  readonly prefix?: '/rest/v1' | '/functions/v1'
  /** Asked before an endpoint is, with what was sent; throws when this one may not be asked. */
  readonly allow?: (context: RequestContext, asked: Asked) => Promise<void>
}

export interface Asked {
  /** Its place in the contract: 'members.add'. */
  readonly name: string
  readonly input: unknown
}

/**
 * Serves a contract under its path: input parsed once, errors answered as `{code, message, data?}`.
 * Who is not signed in is refused before the body is read, except where the contract is open to anyone.
 */
export function restRoutes(
  app: FastifyInstance,
  { platform, identify, router, prefix = '/rest/v1', allow }: Service,
): void {
  const handler = new OpenAPIHandler<RequestContext>(router, {
    interceptors: [
      (options) => options.next().catch((thrown: unknown) => answer(options.context.reply, thrown)),
    ],
    clientInterceptors: [
      async (options) => {
        const { context, path, input } = options
        await allow?.(context, { name: path.join('.'), input })
        return options.next()
      },
    ],
    customErrorResponseBodyEncoder: bodyOf,
    customJsonSerializers: [plainJson],
  })

  const isOpen = openPathsOf(router)
  const accounts = new WeakMap<FastifyRequest, SignedIn>()

  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: `${prefix}/*`,
    bodyLimit: largestBody,
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const path = pathOnly(request.url).slice(prefix.length)
      const open = isOpen(request.method, path)
      const account = await identify(request).catch((thrown: unknown) => {
        if (open && isHalfSignedIn(thrown)) return undefined
        throw thrown
      })
      if (account !== undefined) accounts.set(request, account)
      else if (!open) throw new AppError('not_signed_in')
      if (!open) requireReachable(account, { method: request.method, path })
    },
    handler: async (request, reply) => {
      const context = { platform, request, reply, account: accounts.get(request) }
      const { matched } = await handler.handle(request, reply, { prefix, context })
      if (!matched) throw new AppError('not_found')
    },
  })

  /** Turns whatever was thrown into an error of the wire; what nobody expected is logged as ours. */
  function answer(reply: FastifyReply, thrown: unknown): never {
    const expected = wrongInput(thrown) ?? expectedFailure(thrown)
    if (expected === undefined) {
      const { id } = reply.request
      platform.log.error({ id, error: thrown }, 'a request failed unexpectedly')
      throw onTheWire(new AppError('unexpected', { id }))
    }
    askToWait(reply, expected)
    throw onTheWire(expected)
  }
}

/** Before the second step somebody is a visitor like any other. */
function isHalfSignedIn(thrown: unknown): boolean {
  return thrown instanceof AppError && thrown.code === 'second_factor_needed'
}

function wrongInput(thrown: unknown): AppError | undefined {
  if (!(thrown instanceof ORPCError)) return undefined
  if (thrown.code !== 'BAD_REQUEST') return undefined
  return thrown.cause instanceof ValidationError
    ? new AppError('invalid_input', { fields: fieldsOf(thrown.cause) })
    : new AppError('invalid_input')
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
