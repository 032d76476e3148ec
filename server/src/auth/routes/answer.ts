import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { AppError, expectedFailure } from '#server/platform/errors.ts'
import { rememberCause } from '#server/platform/http/request-log.ts'
import { pathOnly } from '#server/platform/log.ts'
import type { Platform } from '#server/platform/platform.ts'

import { OAuthRefusal, Refusal, type RefusalCode } from '../commands/refusals.ts'

const apiVersion = '2024-01-01'
const isDay = z.iso.date()

/** Formats every error of the protocol, for the caller's version. */
export function answerErrors(auth: FastifyInstance, { log }: Pick<Platform, 'log'>): void {
  const routes: { pattern: URLPattern; methods: readonly string[] }[] = []
  auth.addHook('onRoute', ({ path, method }) => {
    const methods = Array.isArray(method) ? method : [method]
    routes.push({ pattern: new URLPattern({ pathname: path }), methods })
  })
  auth.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  auth.setNotFoundHandler((request, reply) => {
    const pathname = pathOnly(request.url)
    const allowed = routes
      .filter(({ pattern }) => pattern.test({ pathname }))
      .flatMap(({ methods }) => methods)
    if (allowed.length === 0)
      return reply.status(404).type('text/plain').send('404 page not found\n')
    return reply.status(405).header('allow', allowed.join(', ')).type('text/plain').send('')
  })
  auth.setErrorHandler((error, request, reply) => {
    if (error instanceof OAuthRefusal)
      return reply.status(400).send({ error: error.word, error_description: error.message })
    const refusal = refusalFor(error, { log, request })
    if (refusal.status >= 500) rememberCause(request, error)
    return answerRefusal(request, reply, refusal)
  })
}

/**
 * An error as sent to the client. Logs unexpected errors, failures of the database or disk, and
 * the origin of failed attempts.
 */
export function refusalFor(
  error: unknown,
  { log, request }: Pick<Platform, 'log'> & { request: FastifyRequest },
): Refusal {
  const refusal = refusalOf(error)
  const where = { id: request.id, path: pathOnly(request.url) }
  if (refusal === undefined || isOurFault(error))
    log.error({ ...where, error }, 'a request failed unexpectedly')
  else if (refusal.status >= 500 && !isToWait(error))
    log.warn({ ...where, error }, 'a request could not be served')
  else if (failedAttempts.has(refusal.code))
    log.info({ ...where, code: refusal.code, ip: request.ip }, 'a sign-in was refused')
  return refusal ?? unexpected({ status: 500 })
}

function isOurFault(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'unexpected_failure'
}

/** Our own "please wait", as during the start: not a failure. */
function isToWait(error: unknown): boolean {
  return error instanceof AppError && error.code === 'unavailable'
}

/** A wrong password, code, link, second factor or token, or too many attempts. */
const failedAttempts: ReadonlySet<RefusalCode> = new Set([
  'bad_code_verifier',
  'bad_oauth_state',
  'captcha_failed',
  'current_password_invalid',
  'invalid_credentials',
  'mfa_verification_failed',
  'otp_expired',
  'over_request_rate_limit',
  'refresh_token_already_used',
  'user_banned',
])

function answerRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): FastifyReply {
  const { code, status, message, details } = refusal
  const { retryAfterSeconds, weakReasons } = details
  reply.status(status).header('x-sb-error-code', code)
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  const extra = {
    ...(weakReasons === undefined ? {} : { weak_password: { reasons: weakReasons } }),
    ...(status >= 500 ? { error_id: request.id } : {}),
  }
  if (!wantsCodes(request))
    return reply.send({ code: status, error_code: code, msg: message, ...extra })
  return reply.header('x-supabase-api-version', apiVersion).send({ code, message, ...extra })
}

function wantsCodes(request: FastifyRequest): boolean {
  const version = request.headers['x-supabase-api-version']
  return isDay.safeParse(version).success && String(version) >= apiVersion
}

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  const expected = expectedFailure(error)
  if (expected !== undefined) return unexpected(expected)

  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  if (status === 413) return new Refusal('request_entity_too_large', 'Request body too large')
  if (typeof status === 'number' && status < 500)
    return new Refusal('bad_json', 'Could not parse request body as JSON')
  return undefined
}

function unexpected({ status, retryAfterSeconds }: Unexpected): Refusal {
  return new Refusal(
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
    { status, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) },
  )
}

interface Unexpected {
  readonly status: number
  readonly retryAfterSeconds?: number | undefined
}
