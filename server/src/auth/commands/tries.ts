import { setTimeout as sleep } from 'node:timers/promises'

import { pauseAfterWrongKeys, triesInVain, visitorsInVain } from '@touchline/domain/auth/tries'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { networkOf } from '#server/platform/http/network.ts'
import type { Platform } from '#server/platform/platform.ts'

import { giveBack, takeTry, type Bucket } from '../queries/limits.ts'
import { bucketName } from './limits.ts'

/** Who stands before the door. */
export interface Visitor {
  readonly platform: Platform
  readonly account: SignedIn | undefined
  readonly ip: string
  /** Which door: tries at one do not close another. Invitations and letters when left out. */
  readonly door?: string
  /** What is tried, where several people may try the same. */
  readonly key?: string
}

/**
 * Ten wrong keys an hour per account, and ten tries of the same wrong key, one by one or all at once: the
 * try is taken before the look-up and given back when the key was right, be it one that is over or asks
 * for more. A whole clubhouse shares one network: wrong keys from it slow the next one down.
 */
export async function countingTries<T>(
  visitor: Visitor,
  find: () => Promise<T | undefined>,
): Promise<T> {
  const { database, config } = visitor.platform
  for (const bucket of Object.values(bucketsOf(visitor)))
    if (bucket !== undefined) await takeOrRefuse(visitor.platform, bucket)
  const wrong = await wrongSoFar(visitor)
  if (config.auth.rateLimits) await sleep(pauseAfterWrongKeys(wrong))
  let isWrong = false
  try {
    const found = await find()
    if (found === undefined) throw new AppError('not_found')
    return found
  } catch (error) {
    isWrong = error instanceof AppError && error.code === 'not_found'
    throw error
  } finally {
    if (!isWrong) {
      // Nothing is held against a key that is right; the account may have tried others before.
      const { account, key } = bucketsOf(visitor)
      if (account !== undefined) await giveBack(database, account, 'one')
      if (key !== undefined) await giveBack(database, key, 'all')
      await giveBack(database, networkBucket(visitor), 'one')
    }
  }
}

/** Counts this try among those of its network; only crowds of visitors without an account are refused. */
async function wrongSoFar(visitor: Visitor): Promise<number> {
  const { database, clock } = visitor.platform
  const taken = await takeTry(database, networkBucket(visitor), clock())
  if (taken.kind === 'taken') return taken.used
  if (visitor.account !== undefined) return visitorsInVain.most
  throw new AppError('too_many_requests', {
    retryAfterSeconds: Math.ceil(taken.retryAfterMs / 1000),
  })
}

/** Takes one of what the bucket holds, or refuses with the time to wait. */
export async function takeOrRefuse(
  { database, clock }: { database: Queryable; clock: () => Date },
  bucket: Bucket,
): Promise<void> {
  const taken = await takeTry(database, bucket, clock())
  if (taken.kind === 'taken') return
  const retryAfterSeconds = Math.ceil(taken.retryAfterMs / 1000)
  throw new AppError('too_many_requests', { retryAfterSeconds })
}

function bucketsOf({ account, key, door = 'join' }: Visitor) {
  const limit = bucketSize(triesInVain)
  return {
    account: account && { key: `${door}:account:${account.id}`, ...limit },
    key: key === undefined ? undefined : { key: `${door}:key:${bucketName(key)}`, ...limit },
  }
}

function networkBucket({ account, ip, door = 'join' }: Visitor): Bucket {
  const who = account === undefined ? 'visitors' : 'accounts'
  return { key: `${door}:${who}:${networkOf(ip)}`, ...bucketSize(visitorsInVain) }
}

export function bucketSize({ most, seconds }: { most: number; seconds: number }) {
  return { burst: most, refillMs: (seconds * 1000) / most }
}
