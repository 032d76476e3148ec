import { dropFactorsFrom, takeObjection } from '../queries/factor-objections.ts'
import { dropRecoveryCodes } from '../queries/recovery-codes.ts'
import { findUser, lockUser } from '../queries/users.ts'
import { auditAction } from './audit-notes.ts'
import type { AuthContext } from './auth-context.ts'
import { signOutEverywhere } from './operate.ts'
import { hashSecret } from './secrets.ts'

/**
 * "This wasn't me": removes the factor an email warned of and those added after it, and ends every
 * session and token. False if the link was used, has expired, or its factor is gone.
 */
export async function undoFactor(visit: AuthContext, token: string): Promise<boolean> {
  const { now, platform } = visit
  return platform.database.transaction().execute(async (tx) => {
    const objection = await takeObjection(tx, { tokenHash: hashSecret(token), now })
    if (objection === undefined) return false
    const { userId } = objection
    await lockUser(tx, userId)
    await dropFactorsFrom(tx, objection)
    const left = (await findUser(tx, userId))?.factors ?? []
    if (!left.some(({ status }) => status === 'verified')) await dropRecoveryCodes(tx, userId)
    await auditAction(tx, visit, { action: 'auth.factor_taken_back', userId })
    await signOutEverywhere(tx, { userId, now })
    return true
  })
}
