import { setTimeout as sleep } from 'node:timers/promises'

import {
  pauseAfterWrongKeys,
  maxFailedAttempts,
  maxFailedAttemptsOfNetwork,
} from '@touchline/domain/values/failed-attempts'

import { AppError } from '../errors.ts'
import type { SignedIn } from '../http/context.ts'
import { networkOf } from '../http/network.ts'
import type { Platform } from '../platform.ts'
import { bucketName, bucketSize, requireTry } from './buckets.ts'
import { giveBack, takeAttempt, type Bucket } from './queries.ts'

/** The person trying a code, link or token. */
export interface Visitor {
  readonly platform: Platform
  readonly account: SignedIn | undefined
  readonly ip: string
  /** Failed attempts in one scope don't count in another. Invitations and emails by default. */
  readonly scope?: string
  /** The code itself, if several people may try the same one. */
  readonly key?: string
}

/**
 * Limits guessing: ten wrong keys per hour and account, and ten attempts at the same wrong key.
 * Counted before the look-up, so that simultaneous attempts gain nothing, and refunded if the key
 * exists, even if expired. A clubhouse shares one network, so wrong keys only slow down its next
 * one.
 */
export async function limitFailedAttempts<T>(
  visitor: Visitor,
  find: () => Promise<T | undefined>,
): Promise<T> {
  const { database, config } = visitor.platform
  for (const bucket of Object.values(bucketsOf(visitor)))
    if (bucket !== undefined) await requireTry(visitor.platform, bucket)
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
      // The account may have tried other keys before, so only this attempt is refunded.
      const { account, key } = bucketsOf(visitor)
      if (account !== undefined) await giveBack(database, account, 'one')
      if (key !== undefined) await giveBack(database, key, 'all')
      await giveBack(database, networkBucket(visitor), 'one')
    }
  }
}

/**
 * Counts this attempt in its network. Above the limit, only visitors without an account are
 * refused.
 */
async function wrongSoFar(visitor: Visitor): Promise<number> {
  const { database, clock } = visitor.platform
  const taken = await takeAttempt(database, networkBucket(visitor), clock())
  if (taken.kind === 'taken') return taken.used
  if (visitor.account !== undefined) return maxFailedAttemptsOfNetwork.max
  throw new AppError('too_many_requests', {
    retryAfterSeconds: Math.ceil(taken.retryAfterMs / 1000),
  })
}

function bucketsOf({ account, key, scope = 'join' }: Visitor) {
  const limit = bucketSize(maxFailedAttempts)
  return {
    account: account && { key: `${scope}:account:${account.id}`, ...limit },
    key: key === undefined ? undefined : { key: `${scope}:key:${bucketName(key)}`, ...limit },
  }
}

function networkBucket({ account, ip, scope = 'join' }: Visitor): Bucket {
  const who = account === undefined ? 'visitors' : 'accounts'
  return { key: `${scope}:${who}:${networkOf(ip)}`, ...bucketSize(maxFailedAttemptsOfNetwork) }
}
