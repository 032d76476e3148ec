import type { FastifyInstance, FastifyRequest } from 'fastify'

import { AppError } from '../errors.ts'
import type { Log } from '../log.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation in the contract, such as `events.cancel`. */
    readonly operation?: string
  }
}

interface Known {
  accountId?: string
  cause?: unknown
}

/** What the line of a request says besides its answer. */
const known = new WeakMap<FastifyRequest, Known>()

/** Names the account in the line of its request. */
export function rememberAccount(request: FastifyRequest, accountId: string): void {
  known.set(request, { ...known.get(request), accountId })
}

/** Gives the line of a request the reason for its answer. */
export function rememberCause(request: FastifyRequest, cause: unknown): void {
  known.set(request, { ...known.get(request), cause })
}

/** The name of a route in logs, metrics and traces: its operation, else its pattern; never what was asked for. */
export function routeNameOf({ routeOptions }: FastifyRequest): string {
  const { config, url } = routeOptions
  if (config?.operation !== undefined) return config.operation
  if (url === '/*') return 'assets'
  return url ?? 'page'
}

/** Asked every few seconds by machines, or dozens of times by each visit. */
const quiet = new Set(['assets', '/healthz', '/readyz', '/metrics'])

/** One line for each request; what fails with 5xx has its reason in it. */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status } = reply
    const { accountId, cause } = known.get(request) ?? {}
    const route = routeNameOf(request)
    const failed = status >= 500
    log[levelOf({ failed, cause, route })](
      {
        id: request.id,
        method: request.method,
        route,
        status,
        ms: Math.round(reply.elapsedTime),
        accountId,
        ...(failed ? reasonOf(cause) : {}),
      },
      'answered',
    )
  })
}

interface Answered {
  readonly failed: boolean
  readonly cause: unknown
  readonly route: string
}

function levelOf({ failed, cause, route }: Answered): 'debug' | 'info' | 'warn' {
  if (!failed) return quiet.has(route) ? 'debug' : 'info'
  // We refused on purpose: maintenance, a start, too much at once.
  return cause instanceof AppError ? 'info' : 'warn'
}

/** A word for what we refuse ourselves; the whole error for what others did. */
function reasonOf(cause: unknown): { readonly reason: string } | { readonly error: unknown } {
  if (cause instanceof AppError) return { reason: cause.code }
  if (typeof cause === 'string') return { reason: cause }
  return cause === undefined ? { reason: 'unknown' } : { error: cause }
}
