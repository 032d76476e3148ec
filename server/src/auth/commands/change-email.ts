import type { Pkce } from '@touchline/domain/auth/pkce'

import type { Transaction } from '#server/platform/database/database.ts'

import {
  isEmailTaken,
  saveEmail,
  saveFirstAgreement,
  saveWantedEmail,
} from '../queries/addresses.ts'
import { dropToken, deleteTokensOf, type OneTimeToken } from '../queries/one-time-tokens.ts'
import { lockUser, type User } from '../queries/users.ts'
import { auditOwnAction } from './audit-notes.ts'
import type { AuthContext } from './auth-context.ts'
import { limitMails } from './limits.ts'
import { sendOneTimeToken, startFlow } from './one-time.ts'
import { Refusal } from './refusals.ts'

interface EmailChangeInput {
  readonly user: User
  readonly email: string
  readonly pkce: Pkce
}

/** Asks both addresses; changes once both have agreed (at once without confirmation). */
export async function requestEmailChange(
  tx: Transaction,
  visit: AuthContext,
  input: EmailChangeInput,
): Promise<void> {
  const { user, email } = input
  if (email === user.email) return
  if (await isEmailTaken(tx, email)) throw emailExists()
  if (visit.platform.config.auth.autoconfirm) {
    if (!(await saveEmail(tx, { userId: user.id, email, now: visit.now }))) throw emailExists()
    await auditOwnAction(tx, visit, { action: 'auth.email_changed', userId: user.id })
    await deleteTokensOf(tx, user.id)
    return
  }
  await limitMails(tx, visit, { kind: 'email_change_new', to: email })
  await limitMails(tx, visit, { kind: 'email_change_current', to: user.email ?? email })
  await sendEmailChange(tx, visit, input)
}

export async function sendEmailChange(
  tx: Transaction,
  visit: AuthContext,
  input: EmailChangeInput,
): Promise<void> {
  const { user, email, pkce } = input
  const { id: userId, userMetadata } = user
  await saveWantedEmail(tx, { userId, email, now: visit.now })
  await startFlow(tx, visit, { userId, pkce, authenticationMethod: 'email_change' })
  const mail = { userId, userMetadata, letter: 'email_change', pkce } as const
  await sendOneTimeToken(tx, visit, { ...mail, kind: 'email_change_new', to: email })
  if (user.email !== null)
    await sendOneTimeToken(tx, visit, { ...mail, kind: 'email_change_current', to: user.email })
}

/** One side agrees: `half` until the other has too. */
export async function agreeToEmail(
  tx: Transaction,
  visit: AuthContext,
  token: OneTimeToken,
): Promise<'half' | 'changed' | 'void'> {
  const { now } = visit
  const user = await lockUser(tx, token.userId)
  await dropToken(tx, token.id)
  if (user === undefined || user.newEmail === null) return 'void'

  if (user.email !== null && user.emailChangeAgreed === 0) {
    await saveFirstAgreement(tx, user.id, now)
    return 'half'
  }
  if (!(await saveEmail(tx, { userId: user.id, email: user.newEmail, now }))) throw emailExists()
  await auditOwnAction(tx, visit, { action: 'auth.email_changed', userId: user.id })
  await deleteTokensOf(tx, user.id)
  return 'changed'
}

function emailExists(): Refusal {
  return new Refusal('email_exists', 'A user with this email address has already been registered')
}
