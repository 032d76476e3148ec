import type { Pkce } from '@touchline/domain/auth/pkce'

import type { Transaction } from '#server/platform/database/database.ts'

import { findUserByEmail, type User } from '../queries/users.ts'
import type { Metadata } from '../queries/users.ts'
import type { AuthContext } from './auth-context.ts'
import { sendEmailChange } from './change-email.ts'
import { limitMails } from './limits.ts'
import { requireSignUpOpen } from './newcomers.ts'
import { simulateSending, sendOneTimeToken, startFlow } from './one-time.ts'
import { Refusal } from './refusals.ts'
import {
  addPerson,
  requireEmail,
  requireStorableMetadata,
  sendConfirmation,
  sendConfirmationAgain,
} from './sign-up.ts'

export interface LinkInput {
  readonly email: string
  readonly pkce: Pkce
}

/** Forgotten password: the same response whether or not the account exists. */
export async function recover(visit: AuthContext, input: LinkInput): Promise<void> {
  const email = requireEmail(input.email)
  await visit.platform.database.transaction().execute(async (tx) => {
    await limitMails(tx, visit, { kind: 'recovery', to: email })
    const user = await findUserByEmail(tx, email)
    if (user === undefined) await simulateSending(visit)
    else await sendSignInLink(tx, visit, { user, pkce: input.pkce, letter: 'recovery' })
  })
}

export interface MagicLinkInput extends LinkInput {
  readonly data: Metadata
  readonly createUser: boolean
}

/** A sign-in link; a new address signs up with it. */
export async function sendMagicLink(visit: AuthContext, input: MagicLinkInput): Promise<void> {
  const email = requireEmail(input.email)
  const data = requireStorableMetadata(input.data)
  await visit.platform.database.transaction().execute(async (tx) => {
    const known = await findUserByEmail(tx, email)
    if (known === undefined && !input.createUser)
      throw new Refusal('otp_disabled', 'Signups not allowed for otp')

    if (known !== undefined && known.emailConfirmedAt !== null) {
      await limitMails(tx, visit, { kind: 'recovery', to: email })
      await sendSignInLink(tx, visit, { user: known, pkce: input.pkce, letter: 'magiclink' })
      return
    }
    requireSignUpOpen(visit)
    await limitMails(tx, visit, { kind: 'confirmation', to: email })
    const user = known ?? (await addPerson(tx, visit, { email }))
    const signUp = { passwordHash: null, data }
    await sendConfirmation(tx, visit, { user, pkce: input.pkce, signUp })
  })
}

/** Sends the confirmation again, if there is anything to confirm. */
export async function resendConfirmation(visit: AuthContext, input: LinkInput): Promise<void> {
  const email = requireEmail(input.email)
  await visit.platform.database.transaction().execute(async (tx) => {
    await limitMails(tx, visit, { kind: 'confirmation', to: email })
    const user = await findUserByEmail(tx, email)
    if (user === undefined || user.emailConfirmedAt !== null) await simulateSending(visit)
    else await sendConfirmationAgain(tx, visit, { user, pkce: input.pkce })
  })
}

/** Sends both emails of an address change again; found by the current address. */
export async function resendEmailChange(visit: AuthContext, input: LinkInput): Promise<void> {
  const email = requireEmail(input.email)
  await visit.platform.database.transaction().execute(async (tx) => {
    await limitMails(tx, visit, { kind: 'email_change_current', to: email })
    const user = await findUserByEmail(tx, email)
    if (user === undefined || user.newEmail === null) {
      await Promise.all([simulateSending(visit), simulateSending(visit)])
      return
    }
    await sendEmailChange(tx, visit, { user, email: user.newEmail, pkce: input.pkce })
  })
}

async function sendSignInLink(
  tx: Transaction,
  visit: AuthContext,
  { user, pkce, letter }: { user: User; pkce: Pkce; letter: 'recovery' | 'magiclink' },
): Promise<void> {
  if (user.email === null) return
  await startFlow(tx, visit, { userId: user.id, pkce, authenticationMethod: letter })
  const { id: userId, userMetadata, email: to } = user
  await sendOneTimeToken(tx, visit, { userId, userMetadata, kind: 'recovery', letter, to, pkce })
}
