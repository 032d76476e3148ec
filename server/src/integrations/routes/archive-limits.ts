import { AppError } from '#server/platform/errors.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { takeAttempt } from '#server/platform/rate-limit/queries.ts'

import { fingerprintOf } from '../commands/archive/read-archive.ts'

/** Twenty at once, then one a minute: archives are costly. */
const limit = { burst: 20, refillMs: 60_000 }

/** Limits exports and imports of an account. Anonymous accounts may do neither: archives hold personal data. */
export async function limitArchives(context: RequestContext): Promise<void> {
  const { id, isAnonymous } = requireAccount(context)
  if (isAnonymous) throw new AppError('address_needed')
  const { database, config, clock } = context.platform
  if (!config.auth.rateLimits) return
  const taken = await takeAttempt(database, { key: `archives:${id}`, ...limit }, clock())
  if (taken.kind === 'empty')
    throw new AppError('too_many_requests', { retryAfterSeconds: taken.retryAfterMs / 1000 })
}

/** The uploaded archive; with a fingerprint it must be the one that was previewed. */
export function uploadedBytes({
  base64,
  fingerprint,
}: {
  readonly base64: string
  readonly fingerprint?: string | undefined
}): Buffer {
  const bytes = Buffer.from(base64, 'base64')
  if (fingerprint !== undefined && fingerprintOf(bytes) !== fingerprint)
    throw new AppError('changed_meanwhile')
  return bytes
}
