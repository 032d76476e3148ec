import { normalEmail, normalPhone } from '@touchline/domain/auth/addresses'

import { findUserByEmail, findUserByPhone, savePassword, type User } from '../queries/users.ts'
import { guessPassword } from './limits.ts'
import { weaknessOf } from './passwords.ts'
import { invalidCredentials, Refusal } from './refusals.ts'
import { hashSecret, isHashedOtherwise, isSecret } from './secrets.ts'
import { startSession, type Grant } from './sessions.ts'
import type { Visit } from './visit.ts'
import { tellGuessing } from './warnings.ts'

export interface PasswordSignIn {
  readonly by: 'email' | 'phone'
  readonly address: string
  readonly password: string
}

/** Signs in by password; unknown, without password and wrong are one answer after the same time. */
export async function signIn(
  visit: Visit,
  { by, address: given, password }: PasswordSignIn,
): Promise<Grant> {
  const { database } = visit.platform
  const address = by === 'email' ? normalEmail(given) : normalPhone(given)
  const guess = await guessPassword(visit, address)
  const user = await (by === 'email'
    ? findUserByEmail(database, address)
    : findUserByPhone(database, address))
  const right = await isSecret(user?.passwordHash, password)
  if (user === undefined || !right) {
    await tellGuessing(visit, address, guess.failuresOfAccount)
    throw invalidCredentials()
  }
  await guess.forgive()
  requireWelcome(visit, { user, by })
  const weakPassword = await weaknessOf(visit, password)
  const newHash = await hashOfToday(user.passwordHash, password)
  return database.transaction().execute(async (tx) => {
    if (newHash !== undefined)
      await savePassword(tx, { userId: user.id, passwordHash: newHash, now: visit.now })
    return {
      ...(await startSession(tx, visit, { userId: user.id, method: 'password' })),
      weakPassword,
    }
  })
}

/** Undefined when the stored one is of today's cost. */
async function hashOfToday(stored: string | null, password: string): Promise<string | undefined> {
  return stored !== null && isHashedOtherwise(stored) ? hashSecret(password) : undefined
}

function requireWelcome(
  visit: Visit,
  { user, by }: { user: User; by: PasswordSignIn['by'] },
): void {
  if (user.bannedUntil !== null && user.bannedUntil > visit.now)
    throw new Refusal('user_banned', 'User is banned', { status: 400 })
  if (by === 'phone' && user.phoneConfirmedAt === null)
    throw new Refusal('phone_not_confirmed', 'Phone not confirmed')
  if (by === 'email' && user.emailConfirmedAt === null)
    throw new Refusal('email_not_confirmed', 'Email not confirmed')
}
