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

/** Data for a request's log line besides its response. */
const known = new WeakMap<FastifyRequest, Known>()

/** Names the account in the line of its request. */
export function rememberAccount(request: FastifyRequest, accountId: string): void {
  known.set(request, { ...known.get(request), accountId })
}

/** Adds the reason to the request's log line. */
export function rememberCause(request: FastifyRequest, cause: unknown): void {
  known.set(request, { ...known.get(request), cause })
}

/**
 * The route's name for logs, metrics and traces: its operation or pattern, never the actual path.
 */
export function routeNameOf({ routeOptions }: FastifyRequest): string {
  const { config, url } = routeOptions
  if (config?.operation !== undefined) return config.operation
  if (url === '/*') return 'assets'
  return url ?? 'page'
}

/** Routes requested too often to log. */
const quiet = new Set(['assets', '/healthz', '/readyz', '/metrics'])

/** Logs each request once; 5xx lines include the cause. */
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
  // Deliberate refusals: maintenance, start-up, overload.
  return cause instanceof AppError ? 'info' : 'warn'
}

/** A code for our own refusals; the full error for others. */
function reasonOf(cause: unknown): { readonly reason: string } | { readonly error: unknown } {
  if (cause instanceof AppError) return { reason: cause.code }
  if (typeof cause === 'string') return { reason: cause }
  return cause === undefined ? { reason: 'unknown' } : { error: cause }
}
