import { ORPCError } from '@orpc/client'
import { isErrorCode, type ErrorCode, type FieldErrors } from '@touchline/contract/wire/errors'

/** The error of the wire `{code, message, data?}` as the client throws it. */
export function refusalFrom(body: unknown, status: number): ORPCError<string, unknown> | undefined {
  if (typeof body !== 'object' || body === null || !('code' in body)) return undefined
  const { code } = body
  if (typeof code !== 'string') return undefined
  return new ORPCError(code, {
    status,
    message: code,
    data: 'data' in body ? body.data : undefined,
  })
}

/** Statuses from a proxy when no server process is running. */
export const unavailableStatuses: ReadonlySet<number> = new Set([502, 503, 504])

/** The error code of anything thrown; `unavailable` if the server couldn't be reached. */
export function codeOf(thrown: unknown): ErrorCode {
  if (!(thrown instanceof ORPCError))
    return thrown instanceof TypeError ? 'unavailable' : 'unexpected'
  if (isErrorCode(thrown.code)) return thrown.code
  return unavailableStatuses.has(thrown.status) ? 'unavailable' : 'unexpected'
}

/** This device is offline, so the message says when to try again. */
export function isOffline(thrown: unknown): boolean {
  return codeOf(thrown) === 'unavailable' && !navigator.onLine
}

/** True if the URL names nothing that exists. */
export function isNotFound(thrown: unknown): boolean {
  const code = codeOf(thrown)
  return code === 'not_found' || code === 'invalid_input'
}

/**
 * Why a read failed. An invalid id in the URL counts as not found, because there is no field to
 * correct.
 */
export function readErrorCode(thrown: unknown): ErrorCode {
  return isNotFound(thrown) ? 'not_found' : codeOf(thrown)
}

/** Codes without information, for which a screen may have a better sentence. */
export function isUninformative(code: ErrorCode): boolean {
  return code === 'unavailable' || code === 'unexpected'
}

/** Messages per field, if the error has any. */
export function fieldsOf(thrown: unknown): FieldErrors {
  const data = dataOf(thrown)
  if (typeof data !== 'object' || data === null || !('fields' in data)) return {}
  const { fields } = data
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

/** Details of a refusal besides its code. */
export function dataOf(thrown: unknown): unknown {
  return thrown instanceof ORPCError ? dataIn(thrown) : undefined
}

function dataIn(error: { readonly data: unknown }): unknown {
  return error.data
}
