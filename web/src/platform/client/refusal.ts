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

/** What a proxy answers in our place while none of our processes is there. */
export const absent: ReadonlySet<number> = new Set([502, 503, 504])

/** Our code behind anything a call threw; `unavailable` when the server was not reached at all. */
export function codeOf(thrown: unknown): ErrorCode {
  if (!(thrown instanceof ORPCError))
    return thrown instanceof TypeError ? 'unavailable' : 'unexpected'
  if (isErrorCode(thrown.code)) return thrown.code
  return absent.has(thrown.status) ? 'unavailable' : 'unexpected'
}

/** This device is offline, so the message says when to try again. */
export function isOffline(thrown: unknown): boolean {
  return codeOf(thrown) === 'unavailable' && !navigator.onLine
}

/** Of what is asked for by its address alone: nothing is there, or the address can name nothing. */
export function namesNothing(thrown: unknown): boolean {
  const code = codeOf(thrown)
  return code === 'not_found' || code === 'invalid_input'
}

/** Why something could not be read: who only opens a page has no field to check. */
export function codeOfReading(thrown: unknown): ErrorCode {
  return namesNothing(thrown) ? 'not_found' : codeOf(thrown)
}

/** Codes that tell no one what to do: a screen may know a better sentence for what failed. */
export function saysNothing(code: ErrorCode): boolean {
  return code === 'unavailable' || code === 'unexpected'
}

/** Messages per field, when the refusal came with some. */
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
