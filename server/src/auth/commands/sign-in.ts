import { normalEmail } from '@touchline/domain/auth/addresses'

import { findUserByEmail, type User } from '../queries/users.ts'
import { guessPassword } from './limits.ts'
import { weaknessOf } from './passwords.ts'
import { invalidCredentials, Refusal } from './refusals.ts'
import { isSecret } from './secrets.ts'
import { startSession, type Grant } from './sessions.ts'
import type { Visit } from './visit.ts'
import { tellGuessing } from './warnings.ts'

/** Signs in by password; unknown, without password and wrong are one answer after the same time. */
export async function signIn(
  visit: Visit,
  { email: given, password }: { email: string; password: string },
): Promise<Grant> {
  const email = normalEmail(given)
  const guess = await guessPassword(visit, email)
  const user = await findUserByEmail(visit.platform.database, email)
  const right = await isSecret(user?.passwordHash, password)
  if (user === undefined || !right) {
    await tellGuessing(visit, email, guess.failuresOfAccount)
    throw invalidCredentials()
  }
  await guess.forgive()
  requireWelcome(visit, user)
  const weakPassword = await weaknessOf(visit, password)
  return visit.platform.database.transaction().execute(async (tx) => ({
    ...(await startSession(tx, visit, { userId: user.id, method: 'password' })),
    weakPassword,
  }))
}

function requireWelcome(visit: Visit, user: User): void {
  if (user.bannedUntil !== null && user.bannedUntil > visit.now)
    throw new Refusal('user_banned', 'User is banned', { status: 400 })
  if (user.emailConfirmedAt === null)
    throw new Refusal('email_not_confirmed', 'Email not confirmed')
}
