import type { Transaction } from '#server/platform/database/database.ts'

import type { ConfirmationInput, OneTimeToken, SignUpClaims } from '../queries/one-time-tokens.ts'
import { putOwnIdentity } from '../queries/providers.ts'
import { saveClaimedUser } from '../queries/sign-ups.ts'
import { lockUser } from '../queries/users.ts'
import type { AuthContext } from './auth-context.ts'
import { chooseSignUp } from './choose-sign-up.ts'
import { newUserData } from './newcomers.ts'

/** The proven address, and the sign-up that it proves. */
type Proof = Pick<OneTimeToken, 'kind' | 'userId' | 'address' | 'signUp'>

const nothing: SignUpClaims = { passwordHash: null, data: {} }

interface Claim extends ConfirmationInput {
  readonly token: Proof
  readonly by: 'email' | 'phone'
}

/**
 * Gives an unconfirmed account to the sign-up whose email or message was confirmed. Removes
 * passwords, names and identities of all other sign-ups with the address; an email that was no
 * sign-up (a forgotten password) keeps none.
 */
export async function claimAccount(
  tx: Transaction,
  visit: AuthContext,
  { token, by, ...said }: Claim,
): Promise<void> {
  const { userId, address } = token
  const user = await lockUser(tx, userId)
  if (user === undefined) return
  if ((by === 'email' ? user.emailConfirmedAt : user.phoneConfirmedAt) !== null) return

  const signUp = await chooseSignUp(tx, visit, { token, ...said })
  const { passwordHash, data, identity } = signUp ?? nothing
  const facts = newUserData({ userId, provider: by, address, data })
  const own = { provider: by, providerId: userId }
  const keeps = identity === undefined ? [own] : [identity]
  const { now } = visit
  await saveClaimedUser(tx, { userId, by, passwordHash, userMetadata: facts, keeps, now })
  if (identity === undefined) await putOwnIdentity(tx, { userId, provider: by, data: facts, now })
}
