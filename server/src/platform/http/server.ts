import { randomUUID } from 'node:crypto'

import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'

import { AppError, expectedFailure } from '../errors.ts'
import { pathOnly } from '../log.ts'
import type { Platform } from '../platform.ts'
import { compressedAnswers } from './compression.ts'
import { securityHeaders, type PagePolicy } from './headers.ts'

/** JSON bodies end here; files have routes of their own with limits of their own. */
const bodyBytes = 1_048_576

/** An empty server with our headers, log lines and the one place where errors are answered. */
export function makeServer(
  { config, log }: Pick<Platform, 'config' | 'log'>,
  policy: PagePolicy,
): FastifyInstance {
  const app = Fastify({
    logger: false,
    bodyLimit: bodyBytes,
    trustProxy: config.trustProxy ?? false,
    requestTimeout: 30_000,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: true,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  })
  securityHeaders(app, policy, config.auth)
  onlyOurOrigin(app)
  compressedAnswers(app)
  app.addHook('onResponse', async (request, reply) => {
    log.debug(
      {
        id: request.id,
        method: request.method,
        path: pathOnly(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
  app.setErrorHandler((error, request, reply) => {
    const expected = expectedFailure(error) ?? tooLarge(error)
    if (expected !== undefined) {
      askToWait(reply, expected)
      return reply
        .status(expected.status)
        .send({ code: expected.code, message: expected.code, data: expected.data })
    }

    const status = statusOf(error)
    if (status < 500)
      return reply.status(status).send({ code: 'invalid_input', message: 'invalid_input' })
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

/**
 * An address whose signs are no letters (`%FF`, cut off in a mail) is taken as it is written: it goes
 * on to whatever answers unknown ones, instead of to the router's own refusal without our headers.
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

/** Says when trying again has a chance. */
export function askToWait(reply: FastifyReply, { retryAfterSeconds }: AppError): void {
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
 * A write that a browser sends from another site is refused: our own pages send JSON with a bearer
 * token, so only forms of strangers arrive without either.
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
