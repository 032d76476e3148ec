import { deleteTokensOf, lockTokens } from '../queries/one-time-tokens.ts'
import type { User } from '../queries/users.ts'
import type { AuthContext } from './auth-context.ts'
import { findTokenByCode } from './codes.ts'
import { limitCodes, limitMails, limitTexts } from './limits.ts'
import { sendOneTimeToken } from './one-time.ts'
import { Refusal } from './refusals.ts'
import { sendCode } from './texts.ts'

/** Sends a code to the current address; returned as `nonce` it proves who owns the session. */
export async function sendNonce(visit: AuthContext, user: User): Promise<string | undefined> {
  const address = requireConfirmed(user)
  const kind = 'reauthentication'
  const { id: userId, userMetadata } = user
  return visit.platform.database.transaction().execute(async (tx) => {
    if (address.kind === 'phone') {
      await limitTexts(tx, visit, { kind, to: address.to })
      return sendCode(tx, visit, { userId, userMetadata, kind, to: address.to })
    }
    await limitMails(tx, visit, { kind, to: address.to })
    const mail = { kind, letter: kind, pkce: { kind: 'none' }, to: address.to } as const
    await sendOneTimeToken(tx, visit, { ...mail, userId, userMetadata })
    return undefined
  })
}

/** True if a nonce can reach the person. */
export function canReauthenticate(user: User): boolean {
  return user.email === null ? user.phoneConfirmedAt !== null : user.emailConfirmedAt !== null
}

/** A nonce works once; a wrong one counts as a guess. */
export async function spendNonce(visit: AuthContext, user: User, nonce: string): Promise<void> {
  const { id: userId } = user
  const address = user.email ?? user.phone ?? ''
  await limitCodes(visit, `nonce:${userId}`)
  const isRight = await visit.platform.database.transaction().execute(async (tx) => {
    const tokens = await lockTokens(tx, { userId, kinds: ['reauthentication'], address })
    const token = await findTokenByCode(tx, visit, { tokens, code: nonce })
    if (token !== undefined) await deleteTokensOf(tx, userId)
    return token !== undefined
  })
  if (!isRight) throw new Refusal('reauthentication_not_valid', 'Nonce has expired or is invalid')
}

function requireConfirmed(user: User): { kind: 'email' | 'phone'; to: string } {
  const { email, phone } = user
  if (email === null && phone === null)
    throw new Refusal(
      'validation_failed',
      'Reauthentication requires the user to have an email or a phone number',
      { status: 422 },
    )
  if (!canReauthenticate(user))
    throw email === null
      ? new Refusal('phone_not_confirmed', 'Please verify your phone first.', { status: 422 })
      : new Refusal('email_not_confirmed', 'Please verify your email first.', { status: 422 })
  return email === null ? { kind: 'phone', to: phone ?? '' } : { kind: 'email', to: email }
}
