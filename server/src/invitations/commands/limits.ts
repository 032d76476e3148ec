import {
  managerLettersPerClub,
  requestsPerAccount,
  triesInVain,
} from '@touchline/domain/invitations/limits'

import { giveBack, takeTry, type Bucket } from '#server/auth/queries/limits.ts'
import { AppError } from '#server/platform/errors.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { networkOf } from '#server/platform/http/network.ts'
import type { Platform } from '#server/platform/platform.ts'

/** Who stands before the door. */
export interface Visitor {
  readonly platform: Platform
  readonly account: SignedIn | undefined
  readonly ip: string
  /** Which door: tries at one do not close another. Invitations and letters when left out. */
  readonly door?: string
}

/**
 * Ten wrong keys an hour, per account and per network, whether tried one by one or all at once:
 * the try is taken before the look-up and given back when the key was right, be it one that is over or
 * asks for more: a whole clubhouse shares one network.
 */
export async function countingTries<T>(
  visitor: Visitor,
  find: () => Promise<T | undefined>,
): Promise<T> {
  const { database } = visitor.platform
  const buckets = bucketsOf(visitor)
  for (const bucket of buckets) await takeOrRefuse(visitor.platform, bucket)
  let isWrong = false
  try {
    const found = await find()
    if (found === undefined) throw new AppError('not_found')
    return found
  } catch (error) {
    isWrong = error instanceof AppError && error.code === 'not_found'
    throw error
  } finally {
    if (!isWrong) for (const bucket of buckets) await giveBack(database, bucket, 'one')
  }
}

/** Somebody who asks team after team is slowed down. */
export async function limitRequests({ platform, account }: Visitor): Promise<void> {
  if (account === undefined) return
  await takeOrRefuse(platform, {
    key: `join:requests:${account.id}`,
    ...bucketSize(requestsPerAccount),
  })
}

/** New letters to the same people count, too. */
export function limitManagerLetters(platform: Platform, clubId: string): Promise<void> {
  return takeOrRefuse(platform, {
    key: `club:letters:${clubId}`,
    ...bucketSize(managerLettersPerClub),
  })
}

async function takeOrRefuse({ database, clock }: Platform, bucket: Bucket): Promise<void> {
  const taken = await takeTry(database, bucket, clock())
  if (taken.kind === 'taken') return
  const retryAfterSeconds = Math.ceil(taken.retryAfterMs / 1000)
  throw new AppError('too_many_requests', { retryAfterSeconds })
}

function bucketsOf({ account, ip, door = 'join' }: Visitor): Bucket[] {
  const limit = bucketSize(triesInVain)
  const address = { key: `${door}:address:${networkOf(ip)}`, ...limit }
  return account === undefined
    ? [address]
    : [{ key: `${door}:account:${account.id}`, ...limit }, address]
}

function bucketSize({ most, seconds }: { most: number; seconds: number }) {
  return { burst: most, refillMs: (seconds * 1000) / most }
}
