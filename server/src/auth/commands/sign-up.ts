import { isEmail, normalizeEmail } from '@touchline/domain/auth/addresses'
import { sanitizeMetadata } from '@touchline/domain/auth/metadata'
import type { Pkce } from '@touchline/domain/auth/pkce'
import { v4 as uuidv4 } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import {
  dropTokensOfKind,
  findPendingSignUps,
  type SignUpClaims,
} from '../queries/one-time-tokens.ts'
import { confirmEmail, findUser, findUserByEmail, identitiesOf } from '../queries/users.ts'
import type { Metadata, User } from '../queries/users.ts'
import type { AuthContext } from './auth-context.ts'
import { limitMails } from './limits.ts'
import { addUnconfirmedUser, newUserData, type NewUser } from './newcomers.ts'
import { simulateSending, sendOneTimeToken, startFlow } from './one-time.ts'
import { inventUser, publicUser, type PublicUser } from './public-user.ts'
import { invalidInput, Refusal } from './refusals.ts'
import { startSession, type SessionGrant } from './sessions.ts'

export interface SignUp {
  readonly email: string
  readonly password: string
  readonly data: Metadata
  readonly pkce: Pkce
}

/** A session if no confirmation is needed, otherwise the user to confirm. */
export type SignUpResult =
  | { readonly kind: 'session'; readonly grant: SessionGrant }
  | { readonly kind: 'user'; readonly user: PublicUser }

/**
 * Neither the response nor its time reveals whether the address is known: the password is hashed
 * in every case.
 */
export async function signUp(visit: AuthContext, input: SignUp): Promise<SignUpResult> {
  const email = requireEmail(input.email)
  const data = requireStorableMetadata(input.data)
  const passwordHash = await visit.platform.hashing.hash(input.password)

  return visit.platform.database.transaction().execute(async (tx) => {
    const { autoconfirm } = visit.platform.config.auth
    const known = await findUserByEmail(tx, email)
    if (known !== undefined && autoconfirm)
      throw new Refusal('user_already_exists', 'User already registered')
    if (!autoconfirm) await limitMails(tx, visit, { kind: 'confirmation', to: email })
    if (known !== undefined && known.emailConfirmedAt !== null) {
      await simulateSending(visit)
      return takenAddressResponse(visit, { provider: 'email', address: email, userMetadata: data })
    }

    const said = { passwordHash, data }
    const user = known ?? (await addPerson(tx, visit, autoconfirm ? { email, ...said } : { email }))
    if (autoconfirm) {
      await confirmEmail(tx, user.id, visit.now)
      return {
        kind: 'session',
        grant: await startSession(tx, visit, { userId: user.id, method: 'password' }),
      }
    }
    await sendConfirmation(tx, visit, { user, pkce: input.pkce, signUp: said })
    const own = { provider: 'email', address: email, data } as const
    return { kind: 'user', user: await unconfirmedUser(tx, user.id, own) }
  })
}

/** The row and email identity of a new person; without password and names until confirmed. */
export async function addPerson(
  tx: Transaction,
  visit: AuthContext,
  person: { email: string; passwordHash?: string; data?: Metadata },
): Promise<User> {
  const { email, passwordHash = null, data = {} } = person
  return addUnconfirmedUser(tx, visit, { provider: 'email', address: email, passwordHash, data })
}

/**
 * The response to a sign-up for an account that waits: the caller's own data, nothing from earlier
 * sign-ups.
 */
export async function unconfirmedUser(
  tx: Transaction,
  userId: string,
  own: Pick<NewUser, 'provider' | 'address' | 'data'>,
): Promise<PublicUser> {
  const user = await findUser(tx, userId)
  if (user === undefined) throw new Error('a new user was not stored')
  const said = newUserData({ userId, ...own })
  const identities = (await identitiesOf(tx, userId))
    .filter(({ provider }) => provider === own.provider)
    .map((identity) => ({ ...identity, data: said }))
  return publicUser({ ...user, userMetadata: said }, identities)
}

/** The sign-up email, with the sign-up's data in its token. */
export async function sendConfirmation(
  tx: Transaction,
  visit: AuthContext,
  { user, pkce, signUp: said }: { user: User; pkce: Pkce; signUp: SignUpClaims | undefined },
): Promise<void> {
  if (user.email === null) return
  await startFlow(tx, visit, { userId: user.id, pkce, authenticationMethod: 'email/signup' })
  const waiting = await findPendingSignUps(tx, { userId: user.id, kind: 'confirmation' })
  await sendOneTimeToken(tx, visit, {
    userId: user.id,
    isContested: waiting.length > 0,
    userMetadata: said?.data ?? user.userMetadata,
    kind: 'confirmation',
    letter: 'signup',
    to: user.email,
    pkce,
    signUp: said,
  })
}

/**
 * Sends the email again. With several sign-ups for the address it proves only the address, because
 * it can't tell which is meant.
 */
export async function sendConfirmationAgain(
  tx: Transaction,
  visit: AuthContext,
  { user, pkce }: { user: User; pkce: Pkce },
): Promise<void> {
  const signUp = await takePendingSignUp(tx, { userId: user.id, kind: 'confirmation' })
  await sendConfirmation(tx, visit, { user, pkce, signUp })
}

/** The only pending sign-up, whose token the next one replaces; undefined if there are several. */
export async function takePendingSignUp(
  tx: Transaction,
  whose: { userId: string; kind: 'confirmation' | 'sms' },
): Promise<SignUpClaims | undefined> {
  const waiting = await findPendingSignUps(tx, whose)
  if (waiting.length !== 1) return undefined
  await dropTokensOfKind(tx, whose)
  return waiting[0]
}

/** The response for a taken address, which must not reveal that. */
export function takenAddressResponse(
  visit: AuthContext,
  said: { provider: 'email' | 'phone'; address: string; userMetadata: Metadata },
): SignUpResult {
  return { kind: 'user', user: inventUser({ ...said, id: uuidv4(), now: visit.now }) }
}

export function requireEmail(typedEmail: string): string {
  const email = normalizeEmail(typedEmail)
  if (email === '') throw invalidInput('An email address is required')
  if (email.length > 255) throw invalidInput('An email address is too long')
  if (!isEmail(email)) throw invalidInput('Unable to validate email address: invalid format')
  return email
}

export function requireStorableMetadata(data: Metadata): Metadata {
  const storable = sanitizeMetadata(data)
  if (storable === undefined) throw invalidInput('User metadata is too large')
  return storable
}
