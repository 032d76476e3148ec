import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'
import { takeAttempt, type Bucket } from '#server/platform/rate-limit/queries.ts'

import { isTeamNameTrusted } from '../queries/known.ts'

/**
 * More than any new club needs; limits spam, because a team's name appears in emails to strangers.
 */
const newTeams = { burst: 20, refillMs: 180_000 } as const
/** An established club may create all teams of a season in an evening. */
const newTeamsOfKnownClub = { burst: 120, refillMs: 30_000 } as const

type Limited = Pick<Platform, 'config' | 'clock'>

/** Limits the teams an account can create per hour. */
export function limitNewTeams(tx: Transaction, platform: Limited, accountId: string) {
  return take(tx, platform, { bucket: bucketOf(accountId), count: 1 })
}

/**
 * Teams of a new club count towards the creator's limit, those of an established club towards a
 * higher one.
 */
export async function limitNewClubTeams(
  tx: Transaction,
  platform: Limited,
  { accountId, clubId, count }: { accountId: string; clubId: string; count: number },
): Promise<void> {
  const isKnown = await isTeamNameTrusted(tx, { clubId }, platform.clock())
  const bucket = isKnown
    ? { key: `teams:new:club:${clubId}`, ...newTeamsOfKnownClub }
    : bucketOf(accountId)
  await take(tx, platform, { bucket, count })
}

function bucketOf(accountId: string): Bucket {
  return { key: `teams:new:${accountId}`, ...newTeams }
}

async function take(
  tx: Transaction,
  { config, clock }: Limited,
  { bucket, count }: { readonly bucket: Bucket; readonly count: number },
): Promise<void> {
  if (!config.auth.rateLimits) return
  for (let left = count; left > 0; left -= 1) {
    const taken = await takeAttempt(tx, bucket, clock())
    if (taken.kind === 'taken') continue
    const retryAfterSeconds = Math.ceil(taken.retryAfterMs / 1000)
    throw new AppError('too_many_requests', { retryAfterSeconds })
  }
}
