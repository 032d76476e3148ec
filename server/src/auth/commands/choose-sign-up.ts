import type { Transaction } from '#server/platform/database/database.ts'

import {
  findPendingSignUps,
  type ConfirmationInput,
  type OneTimeToken,
  type SignUpClaims,
} from '../queries/one-time-tokens.ts'
import type { AuthContext } from './auth-context.ts'
import { requireStrength } from './passwords.ts'
import { Refusal } from './refusals.ts'

interface Choosing extends ConfirmationInput {
  readonly token: Pick<OneTimeToken, 'userId' | 'kind' | 'signUp'>
}

/**
 * Which sign-up counts: that of the email or text message, unless a password identifies another.
 */
export async function chooseSignUp(
  tx: Transaction,
  visit: AuthContext,
  { token, password, canAsk = false }: Choosing,
): Promise<SignUpClaims | null> {
  const { userId, kind, signUp } = token
  if (kind !== 'confirmation' && kind !== 'sms') return signUp
  if (password === undefined && !canAsk) return signUp
  const waiting = await findPendingSignUps(tx, { userId, kind })
  if (password !== undefined) return signUpWith(visit, { token, waiting, password })
  if (waiting.length > 1)
    throw new Refusal('password_needed', 'Enter the password you signed up with.')
  return signUp
}

/** A password of none of them is new, and discards all their data. */
async function signUpWith(
  visit: AuthContext,
  {
    token: { signUp: own },
    waiting,
    password,
  }: Pick<Choosing, 'token'> & { waiting: readonly SignUpClaims[]; password: string },
): Promise<SignUpClaims> {
  const { hashing } = visit.platform
  for (const signUp of own === null ? waiting : [own, ...waiting])
    if (await hashing.matches(signUp.passwordHash, password)) return signUp
  await requireStrength(visit, password)
  return { passwordHash: await hashing.hash(password), data: {} }
}
