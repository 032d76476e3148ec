import { errorStatus, type ErrorCode, type FieldErrors } from '@touchline/contract/wire/errors'

import { isOutdatedPlan } from './database/statement-names.ts'

/** Details sent with an error: messages per field, and numbers for its sentence. */
export interface ErrorData {
  readonly fields?: FieldErrors
  readonly [detail: string]: unknown
}

/** An expected failure, converted to a response in one place. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly data: ErrorData | undefined

  constructor(code: ErrorCode, data?: ErrorData) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.data = data
  }

  get status(): number {
    return errorStatus[this.code]
  }

  /** For the Retry-After header, if waiting helps. */
  get retryAfterSeconds(): number | undefined {
    const seconds = this.data?.['retryAfterSeconds']
    if (typeof seconds === 'number') return Math.max(1, Math.ceil(seconds))
    return this.code === 'unavailable' || this.code === 'too_many_files' ? soon : undefined
  }
}

/** Seconds until an unavailable database or the file queue usually responds again. */
const soon = 2

/** PostgreSQL and network codes for a database that is unavailable and changed nothing. */
const unavailable = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '55P03',
  // Serialization failure, deadlock, or idle timeout: the transaction was rolled back.
  '40001',
  '40P01',
  '25P03',
  // Read-only: a standby before promotion, or set by the operator.
  '25006',
  '53300',
  '08000',
  '08003',
  '08006',
  // PgBouncer lost the server, or found none in time.
  '08P01',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
])

/** Messages of the driver, without a code, for a lost connection. */
const lostConnection =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/

const diskFull = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** The expected failure behind anything thrown; undefined for a bug. */
export function expectedFailure(thrown: unknown): AppError | undefined {
  if (thrown instanceof AppError) return thrown
  if (!(thrown instanceof Error)) return undefined

  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : ''
  if (diskFull.has(code)) return new AppError('storage_full')
  if (unavailable.has(code) || lostConnection.test(thrown.message) || isOutdatedPlan(thrown))
    return new AppError('unavailable')
  return undefined
}
