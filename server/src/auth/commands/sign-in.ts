import { normalizeEmail, normalizePhone } from '@touchline/domain/auth/addresses'

import type { Hashing } from '#server/platform/hashing.ts'

import { findPendingSignUps } from '../queries/one-time-tokens.ts'
import { findUserByEmail, findUserByPhone, savePassword, type User } from '../queries/users.ts'
import type { AuthContext } from './auth-context.ts'
import { guessPassword } from './limits.ts'
import { weaknessOf } from './passwords.ts'
import { invalidCredentials, Refusal } from './refusals.ts'
import { startSession, type SessionGrant } from './sessions.ts'
import { notifyPasswordGuessing } from './warnings.ts'

export interface PasswordSignIn {
  readonly by: 'email' | 'phone'
  readonly address: string
  readonly password: string
}

/**
 * Signs in by password; an unknown account, one without a password and a wrong password get the
 * same response after the same time.
 */
export async function signIn(
  visit: AuthContext,
  { by, address: given, password }: PasswordSignIn,
): Promise<SessionGrant> {
  const { database, hashing } = visit.platform
  const address = by === 'email' ? normalizeEmail(given) : normalizePhone(given)
  const guess = await guessPassword(visit, address)
  const user = await (by === 'email'
    ? findUserByEmail(database, address)
    : findUserByPhone(database, address))
  const right = await isPasswordOf(visit, user, { by, password })
  if (user === undefined || !right) {
    await notifyPasswordGuessing(visit, address, guess.failuresOfAccount)
    throw invalidCredentials()
  }
  await guess.forgive()
  requireWelcome(visit, { user, by })
  const weakPassword = await weaknessOf(visit, password)
  const newHash = await hashOfToday(hashing, user.passwordHash, password)
  return database.transaction().execute(async (tx) => {
    if (newHash !== undefined)
      await savePassword(tx, { userId: user.id, passwordHash: newHash, now: visit.now })
    return {
      ...(await startSession(tx, visit, { userId: user.id, method: 'password' })),
      weakPassword,
    }
  })
}

/** Before confirmation, the passwords are those of the pending sign-ups. */
async function isPasswordOf(
  { platform: { database, hashing } }: AuthContext,
  user: User | undefined,
  { by, password }: Pick<PasswordSignIn, 'by' | 'password'>,
): Promise<boolean> {
  if (user === undefined || isConfirmedBy(user, by))
    return hashing.matches(user?.passwordHash, password)
  const kind = by === 'email' ? 'confirmation' : 'sms'
  const waiting = await findPendingSignUps(database, { userId: user.id, kind })
  const [first, ...others] = waiting.map(({ passwordHash }) => passwordHash)
  if (await hashing.matches(first, password)) return true
  for (const hash of others)
    if (hash !== null && (await hashing.matches(hash, password))) return true
  return false
}

function isConfirmedBy(user: User, by: PasswordSignIn['by']): boolean {
  return (by === 'email' ? user.emailConfirmedAt : user.phoneConfirmedAt) !== null
}

/** Undefined if the stored hash has the current cost. */
async function hashOfToday(
  hashing: Hashing,
  stored: string | null,
  password: string,
): Promise<string | undefined> {
  return stored !== null && hashing.needsRehash(stored) ? hashing.hash(password) : undefined
}

function requireWelcome(
  visit: AuthContext,
  { user, by }: { user: User; by: PasswordSignIn['by'] },
): void {
  if (user.bannedUntil !== null && user.bannedUntil > visit.now)
    throw new Refusal('user_banned', 'User is banned', { status: 400 })
  if (isConfirmedBy(user, by)) return
  throw by === 'phone'
    ? new Refusal('phone_not_confirmed', 'Phone not confirmed')
    : new Refusal('email_not_confirmed', 'Email not confirmed')
}
