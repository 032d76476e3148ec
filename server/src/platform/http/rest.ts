import { traverseContractProcedures } from '@orpc/server'
import { isPublicOperation } from '@touchline/contract/wire/access'
import type { BodySize } from '@touchline/contract/wire/body-size'
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'

import { AppError } from '../errors.ts'
import { pathOnly } from '../log.ts'
import { bodyLimitsOf, smallBody, smallShape } from './body-limits.ts'
import type { Identify, SignedIn } from './context.ts'
import { networkOf } from './network.ts'
import { openNetworkPace } from './pace.ts'
import { requireReachable } from './reachable.ts'
import { handlerOf, type Answering } from './rest-handler.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

interface Service extends Answering {
  readonly identify: Identify
  readonly prefix?: '/rest/v1' | '/functions/v1'
}

interface Served {
  /** The operation; undefined for unknown paths. */
  readonly operation?: string
  /** Whether visitors may call it. */
  readonly isOpen: boolean
  readonly limits: BodySize
}

/**
 * Serves a contract under its path: input parsed once, errors as `{code, message, data?}`. Refuses
 * visitors before reading the body, except for public endpoints.
 */
export function restRoutes(app: FastifyInstance, service: Service): void {
  const { platform, identify, router, prefix = '/rest/v1' } = service
  const handler = handlerOf(service)
  const accounts = new WeakMap<FastifyRequest, SignedIn>()
  const networks = openNetworkPace(platform)

  traverseContractProcedures({ router, path: [] }, ({ contract, path: names }) => {
    const { method = 'POST', path = '/' } = contract['~orpc'].route
    const limits = bodyLimitsOf(contract)
    serve(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), {
      operation: names.join('.'),
      isOpen: isPublicOperation(contract),
      limits,
    })
  })
  for (const method of methods)
    serve(method, '/*', { isOpen: false, limits: { ...smallShape, bytes: smallBody } })

  function serve(method: HTTPMethods, path: string, { operation, isOpen, limits }: Served): void {
    app.route({
      method,
      url: `${prefix}${path}`,
      bodyLimit: limits.bytes,
      exposeHeadRoute: false,
      config: { bodyLimits: limits, ...(operation === undefined ? {} : { operation }) },
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        await admit(request, isOpen)
      },
      handler: async (request, reply) => {
        const context = { platform, request, reply, account: accounts.get(request) }
        const { matched } = await handler.handle(request, reply, { prefix, context })
        if (!matched) throw new AppError('not_found')
      },
    })
  }

  /** Before the body is read: identifies the account and checks its rate limit. */
  async function admit(request: FastifyRequest, isOpen: boolean): Promise<void> {
    const account = await identify(request).catch((thrown: unknown) => {
      if (isOpen && isHalfSignedIn(thrown)) return undefined
      throw thrown
    })
    if (account !== undefined) accounts.set(request, account)
    else if (isOpen) networks.keep(networkOf(request.ip), request)
    else throw new AppError('not_signed_in')
    if (isOpen) return
    const path = pathOnly(request.url).slice(prefix.length)
    requireReachable(account, { method: request.method, path })
  }
}

/** Before the second factor, a person counts as a visitor. */
function isHalfSignedIn(thrown: unknown): boolean {
  return thrown instanceof AppError && thrown.code === 'second_factor_needed'
}
