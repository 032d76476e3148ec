import { createHash } from 'node:crypto'

import type { Queryable } from '../database/database.ts'
import { AppError } from '../errors.ts'
import { takeAttempt, type Bucket } from './queries.ts'

/** Takes one attempt; throws `too_many_requests` with the waiting time if none is left. */
export async function requireTry(
  { database, clock }: { readonly database: Queryable; readonly clock: () => Date },
  bucket: Bucket,
): Promise<void> {
  const taken = await takeAttempt(database, bucket, clock())
  if (taken.kind === 'taken') return
  const retryAfterSeconds = Math.ceil(taken.retryAfterMs / 1000)
  throw new AppError('too_many_requests', { retryAfterSeconds })
}

/** This many attempts at once, refilled evenly over the seconds. */
export function bucketSize({ max, seconds }: { readonly max: number; readonly seconds: number }) {
  return { burst: max, refillMs: (seconds * 1000) / max }
}

/** A hash of the person, because the table of limits stores no addresses. */
export function bucketName(person: string): string {
  return createHash('sha256').update(person).digest().toString('base64url').slice(0, 24)
}
