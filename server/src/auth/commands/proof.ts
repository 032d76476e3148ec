import { amrOf } from '../queries/sessions.ts'
import type { User } from '../queries/users.ts'
import type { AuthContext } from './auth-context.ts'
import { guessPassword } from './limits.ts'
import { canReauthenticate, spendNonce } from './reauthenticate.ts'
import { Refusal } from './refusals.ts'

/** Proof that a password change comes from the owner, not from someone at an open browser. */
export interface Proof {
  readonly currentPassword: string | undefined
  readonly nonce: string
}

/** The account and session. */
interface Asking {
  readonly user: User
  readonly sessionId: string
}

/**
 * The current password, or a code sent just now; without a password, the code is required after a
 * day.
 */
export async function requireProof(
  visit: AuthContext,
  asking: Asking,
  proof: Proof,
): Promise<void> {
  const needed = await neededFrom(visit, asking)
  if (needed === 'nothing') return
  const { currentPassword = '', nonce } = proof
  if (nonce !== '') await spendNonce(visit, asking.user, nonce)
  else if (needed === 'current_password') await requireCurrent(visit, asking.user, currentPassword)
  else throw new Refusal('reauthentication_needed', 'Password update requires reauthentication')
}

/**
 * Sessions opened by a code or link to one's own address: the owner may have forgotten the
 * password.
 */
const linkMethods = ['otp', 'recovery', 'magiclink']
const dayMs = 24 * 3_600_000

async function neededFrom(
  visit: AuthContext,
  { user, sessionId }: Asking,
): Promise<'nothing' | 'current_password' | 'nonce'> {
  const { database, config } = visit.platform
  if (!config.auth.requireCurrentPassword) return 'nothing'
  const amr = await amrOf(database, sessionId)
  const isFresh = ({ at }: { at: Date }): boolean => visit.now.getTime() - at.getTime() < dayMs
  if (amr.some((entry) => linkMethods.includes(entry.method) && isFresh(entry))) return 'nothing'
  if (user.passwordHash !== null) return 'current_password'
  return canReauthenticate(user) && !amr.every(isFresh) ? 'nonce' : 'nothing'
}

/** Checks the current password and counts wrong ones. */
export async function requireCurrent(visit: AuthContext, user: User, given: string): Promise<void> {
  if (given === '')
    throw new Refusal(
      'current_password_required',
      'Current password required when setting new password.',
    )
  const guess = await guessPassword(visit, user.id)
  if (!(await visit.platform.hashing.matches(user.passwordHash, given)))
    throw new Refusal('current_password_invalid', 'Current password is incorrect.')
  await guess.forgive()
}
