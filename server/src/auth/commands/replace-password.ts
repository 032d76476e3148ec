import type { Transaction } from '#server/platform/database/database.ts'

import { deleteTokensOf } from '../queries/one-time-tokens.ts'
import { revokeApiTokens } from '../queries/programs.ts'
import { putOwnIdentity } from '../queries/providers.ts'
import { endSessions } from '../queries/sessions.ts'
import { savePassword, type User } from '../queries/users.ts'
import type { AuthContext } from './auth-context.ts'
import { notifyPasswordChanged } from './warnings.ts'

/** A new password revokes everything else that could open the account. */
export async function replacePassword(
  tx: Transaction,
  visit: AuthContext,
  { user, sessionId, passwordHash }: { user: User; sessionId: string; passwordHash: string },
): Promise<void> {
  await savePassword(tx, { userId: user.id, passwordHash, now: visit.now })
  await nameOwnAddress(tx, visit, user)
  await deleteTokensOf(tx, user.id)
  await endSessions(tx, { kind: 'others', userId: user.id, sessionId })
  // As of now: an intruder may have created a token while the password was hashed.
  await revokeApiTokens(tx, { userId: user.id, now: visit.platform.clock() })
  await notifyPasswordChanged(tx, visit, user)
}

/** After signing up through a provider, address and password work on their own. */
async function nameOwnAddress(tx: Transaction, { now }: AuthContext, user: User): Promise<void> {
  const { id: userId, email, emailConfirmedAt } = user
  if (email === null || emailConfirmedAt === null) return
  const data = { email, email_verified: true, phone_verified: false }
  await putOwnIdentity(tx, { userId, provider: 'email', data, now })
}
