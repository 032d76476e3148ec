import { isFreshSignIn } from '@touchline/domain/auth/fresh-sign-in'

import { amrOf } from '../queries/sessions.ts'
import type { AuthContext } from './auth-context.ts'
import type { Bearer } from './change-user.ts'
import { requireCurrent, type Proof } from './proof.ts'
import { spendNonce } from './reauthenticate.ts'
import { Refusal } from './refusals.ts'

/**
 * Requires a sign-in within ten minutes, the password or a code sent just now: with a copied
 * access token no one can lock the owner out.
 */
export async function requireFreshSignIn(
  visit: AuthContext,
  { user, sessionId }: Bearer,
  { currentPassword, nonce }: Proof,
): Promise<void> {
  const [newest] = await amrOf(visit.platform.database, sessionId)
  if (isFreshSignIn(newest?.at, visit.now)) return
  if (nonce !== '') await spendNonce(visit, user, nonce)
  else if (currentPassword !== undefined) await requireCurrent(visit, user, currentPassword)
  else
    throw new Refusal(
      'reauthentication_needed',
      'Adding a first factor requires a sign-in within the last 10 minutes',
    )
}
