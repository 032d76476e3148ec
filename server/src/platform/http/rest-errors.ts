import { ValidationError } from '@orpc/contract'
import { ORPCError } from '@orpc/server'
import type { FastifyReply } from 'fastify'

import { AppError, expectedFailure } from '../errors.ts'
import type { Platform } from '../platform.ts'
import { rememberCause } from './request-log.ts'
import { refuseForNow } from './server.ts'

/** Converts anything thrown to an API error; logs unexpected errors. */
export function onTheWire(
  thrown: unknown,
  { reply, log }: { readonly reply: FastifyReply } & Pick<Platform, 'log'>,
): ORPCError<string, unknown> {
  const expected = expectedOf(thrown)
  if (expected !== undefined) {
    refuseForNow(reply, expected, thrown)
    return wireError(expected)
  }
  const { id } = reply.request
  rememberCause(reply.request, 'unexpected')
  log.error({ id, error: thrown }, 'a request failed unexpectedly')
  return wireError(new AppError('unexpected', { id }))
}

/** The expected error behind anything that an operation throws; undefined for a bug. */
export function expectedOf(thrown: unknown): AppError | undefined {
  return wrongInput(thrown) ?? expectedFailure(thrown)
}

/** Errors are answered as `{code, message, data?}`. */
export function errorBody(error: {
  readonly code: string
  readonly message: string
  readonly data: unknown
}) {
  return { code: error.code, message: error.message, data: error.data }
}

function wireError({ code, status, data }: AppError): ORPCError<string, unknown> {
  return new ORPCError(code, { status, message: code, data })
}

function wrongInput(thrown: unknown): AppError | undefined {
  if (!(thrown instanceof ORPCError)) return undefined
  if (thrown.code !== 'BAD_REQUEST') return undefined
  return thrown.cause instanceof ValidationError
    ? new AppError('invalid_input', { fields: fieldsOf(thrown.cause) })
    : new AppError('invalid_input')
}

/** Limits problems per response, so that it isn't longer than the request. */
const maxFields = 50
const maxPath = 200

function fieldsOf(error: ValidationError): Record<string, string> {
  return Object.fromEntries(
    error.issues.slice(0, maxFields).map(({ path = [], message }) => {
      const names = path.map((part) => String(typeof part === 'object' ? part.key : part))
      return [names.join('.').slice(0, maxPath), message.slice(0, maxPath)]
    }),
  )
}
