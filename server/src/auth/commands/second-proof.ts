import { maxCodeAttempts, normalizeCode } from '@touchline/domain/auth/codes'

import type { Transaction } from '#server/platform/database/database.ts'

import { findChallenge, type Challenge } from '../queries/challenges.ts'
import type { Factor } from '../queries/factors.ts'
import type { AuthContext } from './auth-context.ts'
import { decrypt } from './encryption.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { Refusal } from './refusals.ts'
import { stepOf } from './totp.ts'

interface ChallengeInput {
  readonly factorId: string
  readonly challengeId: string | undefined
}

/** The open challenge, or the reason why it can't be answered. */
export async function requireChallenge(
  tx: Transaction,
  { ip, now }: AuthContext,
  { challengeId: id, factorId }: ChallengeInput,
): Promise<Challenge> {
  const challenge = id === undefined ? undefined : await findChallenge(tx, { id, factorId, ip })
  if (challenge === undefined)
    throw new Refusal(
      'mfa_factor_not_found',
      'MFA factor with the provided challenge ID not found',
      { status: 422 },
    )
  if (challenge.verifiedAt !== null || !challenge.isFromHere)
    throw new Refusal('mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch')
  if (challenge.expiresAt <= now || challenge.attempts >= maxCodeAttempts)
    throw new Refusal(
      'mfa_challenge_expired',
      `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`,
    )
  return challenge
}

export type Proof =
  | { readonly kind: 'totp'; readonly step: number }
  | { readonly kind: 'mfa/recovery_code'; readonly step: null }

/**
 * What the code proves; undefined if wrong. Recovery codes replace a verified factor, not one that
 * was only started.
 */
export async function proofIn(
  tx: Transaction,
  visit: AuthContext,
  { factor, code }: { factor: Factor; code: string },
): Promise<Proof | undefined> {
  const { id, userId, status, sealedSecret, lastStep } = factor
  if (status === 'verified' && (await takeRecoveryCode(tx, visit, { userId, typed: code })))
    return { kind: 'mfa/recovery_code', step: null }

  const secret = await decrypt({ database: tx, clock: visit.platform.clock }, sealedSecret, id)
  const step = stepOf(secret, normalizeCode(code), visit.now)
  // A code seen over someone's shoulder has been used already.
  if (step === undefined || (lastStep !== null && step <= lastStep)) return undefined
  return { kind: 'totp', step }
}
