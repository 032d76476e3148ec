import type { Transaction } from '#server/platform/database/database.ts'
import type { SignedIn } from '#server/platform/http/context.ts'

import { deleteTokensOf } from '../queries/one-time-tokens.ts'
import { confirmEmail, findUserByEmail, type Metadata, type User } from '../queries/users.ts'
import type { AuthContext } from './auth-context.ts'
import { claimAccount } from './claim.ts'
import { addUnconfirmedUser, requireSignUpOpen } from './newcomers.ts'
import { Refusal } from './refusals.ts'
import { startSession, type SessionGrant } from './sessions.ts'

/** The recipient of an email with its own secret. */
export interface LetterRecipient {
  /** Stored in lower case. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

export interface LetterSignIn {
  readonly account: SignedIn
  /** For a new account. An existing one signs in as usual, because an email may be forwarded. */
  readonly grant: SessionGrant | undefined
}

/**
 * The account of an address proven by an email: a new one without a password, or the existing one.
 * Discards data of other sign-ups with the address. Throws Refusal if sign-up is closed or the
 * account is banned.
 */
export async function signInByLetter(
  tx: Transaction,
  visit: AuthContext,
  addressee: LetterRecipient,
): Promise<LetterSignIn> {
  const known = await findUserByEmail(tx, addressee.email)
  if (known !== undefined && known.emailConfirmedAt !== null) {
    if (known.bannedUntil !== null && known.bannedUntil > visit.now)
      throw new Refusal('user_banned', 'User is banned')
    return { account: accountOf(known, known.id), grant: undefined }
  }
  const userId = await provenUser(tx, visit, { ...addressee, known })
  const grant = await startSession(tx, visit, { userId, method: 'otp' })
  return { account: accountOf(grant.user, grant.session.id), grant }
}

async function provenUser(
  tx: Transaction,
  visit: AuthContext,
  { email, firstName, lastName, known }: LetterRecipient & { readonly known: User | undefined },
): Promise<string> {
  const data = { first_name: firstName, last_name: lastName, language: visit.language }
  const userId = known?.id ?? (await addByLetter(tx, visit, { email, data }))
  if (known !== undefined) {
    const signUp = { passwordHash: null, data }
    await claimAccount(tx, visit, {
      token: { kind: 'confirmation', userId, address: email, signUp },
      by: 'email',
    })
  }
  await confirmEmail(tx, userId, visit.now)
  await deleteTokensOf(tx, userId)
  return userId
}

async function addByLetter(
  tx: Transaction,
  visit: AuthContext,
  { email, data }: { email: string; data: Metadata },
): Promise<string> {
  requireSignUpOpen(visit)
  const newcomer = { provider: 'email', address: email, passwordHash: null, data } as const
  return (await addUnconfirmedUser(tx, visit, newcomer)).id
}

function accountOf({ id, email, userMetadata }: User, sessionId: string): SignedIn {
  return { id, email, sessionId, userMetadata }
}
