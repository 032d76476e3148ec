import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'
import { giveBack, takeAttempt } from '#server/platform/rate-limit/queries.ts'

import { findUser } from '../queries/users.ts'

/** True if the account has a password; never if another server stores them. */
export async function hasPassword(db: Queryable, accountId: string): Promise<boolean> {
  return (await findUser(db, accountId))?.passwordHash != null
}

/**
 * Asks a signed-in person for their password again. Ten attempts, then one every half minute, so that
 * someone at an open browser can't guess it.
 */
export async function requireOwnPassword(
  { database, clock, config, hashing }: Pick<Platform, 'database' | 'clock' | 'config' | 'hashing'>,
  { accountId, password }: { readonly accountId: string; readonly password: string },
): Promise<void> {
  const bucket = { key: `auth:again:${accountId}`, burst: 10, refillMs: 30_000 }
  if (config.auth.rateLimits) {
    const taken = await takeAttempt(database, bucket, clock())
    if (taken.kind === 'empty')
      throw new AppError('too_many_requests', { retryAfterSeconds: taken.retryAfterMs / 1000 })
  }
  const user = await findUser(database, accountId)
  if (!(await hashing.matches(user?.passwordHash, password))) throw new AppError('wrong_password')
  await giveBack(database, bucket, 'all')
}
