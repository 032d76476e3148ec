import { challengeMs, maxFactors, unverifiedMs } from '@touchline/domain/auth/second-factors'
import { v4 as uuidv4 } from 'uuid'

import { addChallenge } from '../queries/challenges.ts'
import { addFactor, dropAbandoned, dropFactor, findFactor } from '../queries/factors.ts'
import { dropRecoveryCodes } from '../queries/recovery-codes.ts'
import { downgradeSessions } from '../queries/session-levels.ts'
import { findUser, lockUser, type User } from '../queries/users.ts'
import type { AuthContext } from './auth-context.ts'
import type { Bearer } from './change-user.ts'
import { encrypt } from './encryption.ts'
import { requireFreshSignIn } from './fresh-sign-in.ts'
import type { Proof } from './proof.ts'
import { Refusal } from './refusals.ts'
import { base32Of, newTotpSecret, qrCode, totpUri } from './totp.ts'
import { notifyFactor } from './warnings.ts'

export interface FactorInput {
  readonly name: string
  readonly issuer: string
  readonly proof: Proof
}

/** The data for an authenticator app; the secret is never shown again. */
export interface EnrolledFactor {
  readonly id: string
  readonly secret: string
  readonly uri: string
  readonly qrCode: string
}

/** Starts a second factor, which counts once a code was entered. */
export async function enrollFactor(
  visit: AuthContext,
  bearer: Bearer,
  { name, issuer, proof }: FactorInput,
): Promise<EnrolledFactor> {
  const { platform, now } = visit
  const { factors } = bearer.user
  const isFirst = factors?.every(({ status }) => status !== 'verified') ?? true
  if (isFirst) await requireFreshSignIn(visit, bearer, proof)
  const id = uuidv4()
  const secret = newTotpSecret()
  const sealedSecret = await encrypt(platform, secret, id)

  await platform.database.transaction().execute(async (tx) => {
    const userId = bearer.user.id
    // Serialised, so that simultaneous requests can't exceed the limit.
    await lockUser(tx, userId)
    await dropAbandoned(tx, { userId, before: new Date(now.getTime() - unverifiedMs) })
    const user = await findUser(tx, userId)
    requireRoom(user?.factors ?? [], name)
    if (bearer.mustStepUp)
      throw new Refusal('insufficient_aal', 'AAL2 required to enroll a new factor')
    await addFactor(tx, { id, userId, name, sealedSecret, now })
  })

  const { email, phone } = bearer.user
  const uri = totpUri(secret, { issuer, account: email ?? phone ?? '' })
  return { id, secret: base32Of(secret), uri, qrCode: qrCode(uri) }
}

function requireRoom(factors: NonNullable<User['factors']>, name: string): void {
  if (name !== '' && factors.some((factor) => factor.name === name))
    throw new Refusal(
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${name}" for this user already exists`,
    )
  if (factors.length >= maxFactors)
    throw new Refusal(
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    )
}

/** Starts a challenge; it must be answered from the same address within five minutes. */
export async function challengeFactor(
  visit: AuthContext,
  bearer: Bearer,
  factorId: string,
): Promise<{ id: string; expiresAt: Date }> {
  const { platform, now, ip } = visit
  const id = uuidv4()
  const expiresAt = new Date(now.getTime() + challengeMs)
  await platform.database.transaction().execute(async (tx) => {
    const factor = await findFactor(tx, { id: factorId, userId: bearer.user.id })
    if (factor === undefined) throw factorMissing()
    await addChallenge(tx, { id, factorId, ip, now, expiresAt })
  })
  return { id, expiresAt }
}

/** Removes a second factor; sessions that used it fall back to the first level. */
export async function removeFactor(
  visit: AuthContext,
  bearer: Bearer,
  factorId: string,
): Promise<void> {
  const { now } = visit
  const { user } = bearer
  await visit.platform.database.transaction().execute(async (tx) => {
    await lockUser(tx, user.id)
    const factor = await findFactor(tx, { id: factorId, userId: user.id })
    if (factor === undefined) throw factorMissing()
    const wasVerified = factor.status === 'verified'
    if (wasVerified && bearer.aal !== 'aal2')
      throw new Refusal('insufficient_aal', 'AAL2 required to unenroll verified factor', {
        status: 422,
      })

    await downgradeSessions(tx, { id: factorId, now })
    await dropFactor(tx, factorId)
    const left = (await findUser(tx, user.id))?.factors ?? []
    if (!left.some(({ status }) => status === 'verified')) await dropRecoveryCodes(tx, user.id)
    if (wasVerified) await notifyFactor(tx, visit, { user, what: 'factor_removed' })
  })
}

export function factorMissing(): Refusal {
  return new Refusal('mfa_factor_not_found', 'Factor not found')
}
