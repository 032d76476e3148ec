import { createHash } from 'node:crypto'

import type { Queryable } from '../database/database.ts'
import { AppError } from '../errors.ts'
import { takeTry, type Bucket } from './queries.ts'

/** Takes a try out of the bucket; throws `too_many_requests` with the time to wait when it is empty. */
export async function requireTry(
  { database, clock }: { readonly database: Queryable; readonly clock: () => Date },
  bucket: Bucket,
): Promise<void> {
  const taken = await takeTry(database, bucket, clock())
  if (taken.kind === 'taken') return
  const retryAfterSeconds = Math.ceil(taken.retryAfterMs / 1000)
  throw new AppError('too_many_requests', { retryAfterSeconds })
}

/** So many tries at once, coming back evenly over the seconds. */
export function bucketSize({ max, seconds }: { readonly max: number; readonly seconds: number }) {
  return { burst: max, refillMs: (seconds * 1000) / max }
}

/** Stands for a person in the name of a bucket: the table of limits holds no addresses. */
export function bucketName(person: string): string {
  return createHash('sha256').update(person).digest().toString('base64url').slice(0, 24)
}
