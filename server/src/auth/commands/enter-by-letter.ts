import type { Transaction } from '#server/platform/database/database.ts'
import type { SignedIn } from '#server/platform/http/context.ts'

import { dropTokensOf } from '../queries/one-time-tokens.ts'
import { confirmEmail, findUserByEmail, type Metadata, type User } from '../queries/users.ts'
import { claimAccount } from './claim.ts'
import { addNewcomer, requireSignUpOpen } from './newcomers.ts'
import { Refusal } from './refusals.ts'
import { startSession, type Grant } from './sessions.ts'
import type { Visit } from './visit.ts'

/** Who a letter with a secret of its own was written to. */
export interface Addressee {
  /** As it is stored: in lower case. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

export interface Entered {
  readonly account: SignedIn
  /** Of a new account. One that was there before signs in as always: a letter may be passed on. */
  readonly grant: Grant | undefined
}

/**
 * The account of an address that a letter has proven: made now, without a password, or the one it has.
 * What others said when they signed up with the address is forgotten. Throws Refusal where sign-up is
 * closed or the account is banned.
 */
export async function enterByLetter(
  tx: Transaction,
  visit: Visit,
  addressee: Addressee,
): Promise<Entered> {
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
  visit: Visit,
  { email, firstName, lastName, known }: Addressee & { readonly known: User | undefined },
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
  await dropTokensOf(tx, userId)
  return userId
}

async function addByLetter(
  tx: Transaction,
  visit: Visit,
  { email, data }: { email: string; data: Metadata },
): Promise<string> {
  requireSignUpOpen(visit)
  const newcomer = { provider: 'email', address: email, passwordHash: null, data } as const
  return (await addNewcomer(tx, visit, newcomer)).id
}

function accountOf({ id, email, userMetadata }: User, sessionId: string): SignedIn {
  return { id, email, sessionId, userMetadata }
}
