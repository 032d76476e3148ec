import { randomUUID } from 'node:crypto'

import type { BodySize } from '@touchline/contract/wire/body-size'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'

import { AppError, expectedFailure } from '../errors.ts'
import { pathOnly } from '../log.ts'
import type { Platform } from '../platform.ts'
import { requireFitting, smallBody, smallShape } from './body-limits.ts'
import { compressedAnswers } from './compression.ts'
import { securityHeaders, type PagePolicy } from './headers.ts'
import { shedLoad } from './load-shedding.ts'
import { logRequests, rememberCause } from './request-log.ts'
import { siteHostIn, siteHostPrefix } from './site-hosts.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Limits of values and depth in JSON bodies. */
    readonly bodyLimits?: Omit<BodySize, 'bytes'>
  }
}

/** How long a request may take to arrive, and how often that is checked (ms). */
interface RequestPatience {
  readonly requestMs: number
  readonly checkEveryMs: number
}

/** A client that sends its body byte by byte gets a 408 after half a minute. */
const usualPatience: RequestPatience = { requestMs: 30_000, checkEveryMs: 5000 }

/** A server without routes, but with our headers, logs and error handling. */
export function makeServer(
  { config, log }: Pick<Platform, 'config' | 'log'>,
  policy: PagePolicy,
  { requestMs, checkEveryMs }: RequestPatience = usualPatience,
): FastifyInstance {
  const app = Fastify({
    logger: false,
    bodyLimit: smallBody,
    trustProxy: config.trustProxy ?? false,
    requestTimeout: requestMs,
    // Node swaps the two if headers may take longer than the request.
    http: { connectionsCheckingInterval: checkEveryMs, headersTimeout: requestMs },
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    rewriteUrl: ({ url = '/', headers }) =>
      siteHostIn(config, headers.host) === undefined
        ? readableUrl(url)
        : `${siteHostPrefix}/${readableUrl(url).replace(/^\//, '')}`,
  })
  shedLoad(app, { log })
  securityHeaders(app, policy, config.auth)
  onlyOurOrigin(app)
  compressedAnswers(app)
  readFittingJson(app)
  logRequests(app, log)
  app.setErrorHandler((error, request, reply) => {
    const expected = expectedFailure(error) ?? tooLarge(error)
    if (expected !== undefined) {
      refuseForNow(reply, expected, error)
      return reply
        .status(expected.status)
        .send({ code: expected.code, message: expected.code, data: expected.data })
    }

    const status = statusOf(error)
    if (status < 500)
      return reply.status(status).send({ code: 'invalid_input', message: 'invalid_input' })
    rememberCause(request, 'unexpected')
    log.error(
      { id: request.id, path: pathOnly(request.url), error },
      'a request failed unexpectedly',
    )
    return reply
      .status(500)
      .send({ code: 'unexpected', message: 'unexpected', data: { id: request.id } })
  })
  return app
}

/** Checks the size of JSON bodies before parsing them. */
function readFittingJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      try {
        requireFitting(body, request.routeOptions.config.bodyLimits ?? smallShape)
      } catch (error) {
        return done(error instanceof Error ? error : new AppError('invalid_input'))
      }
      void parse(request, body, done)
    },
  )
}

/**
 * Passes an undecodable URL (`%FF`, cut off in an email) on, so that our 404 with its headers is
 * used instead of the router's.
 */
function readableUrl(url: string): string {
  const query = url.indexOf('?')
  const path = query < 0 ? url : url.slice(0, query)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}

/** Sets Retry-After, and logs the cause. */
export function refuseForNow(
  reply: FastifyReply,
  { retryAfterSeconds }: AppError,
  cause: unknown,
): void {
  rememberCause(reply.request, cause)
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
}

function tooLarge(error: unknown): AppError | undefined {
  return statusOf(error) === 413 ? new AppError('too_large') : undefined
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500
  return typeof status === 'number' && status >= 400 ? status : 500
}

/**
 * Refuses cross-site writes by browsers: our own pages send JSON with a bearer token, so only other
 * sites' forms have neither.
 */
function onlyOurOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const site = request.headers['sec-fetch-site']
    const reads =
      request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS'
    const isAuth = request.url.startsWith('/auth/v1/')
    if (!reads && !isAuth && (site === 'cross-site' || site === 'same-site'))
      throw new AppError('not_allowed')
  })
}
