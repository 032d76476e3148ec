import { v4 as uuidv4 } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import { addIdentity, addUser, findUser, type Metadata, type User } from '../queries/users.ts'
import type { AuthContext } from './auth-context.ts'
import { Refusal } from './refusals.ts'

/** Someone whose address counts once confirmed. */
export interface NewUser {
  readonly provider: 'email' | 'phone'
  readonly address: string
  /** Null for people who sign in with codes. */
  readonly passwordHash: string | null
  readonly data: Metadata
}

/** Closed installations still let known people in. */
export function requireSignUpOpen({ platform }: AuthContext): void {
  if (!platform.config.auth.signup)
    throw new Refusal('signup_disabled', 'Signups not allowed for this instance')
}

/** The row and identity of a new person. */
export async function addUnconfirmedUser(
  tx: Transaction,
  visit: AuthContext,
  { provider, address, passwordHash, data }: NewUser,
): Promise<User> {
  const { now } = visit
  const id = uuidv4()
  const facts = newUserData({ userId: id, provider, address, data })
  const added = await addUser(tx, {
    id,
    email: provider === 'email' ? address : null,
    phone: provider === 'phone' ? address : null,
    passwordHash,
    provider,
    userMetadata: facts,
    now,
  })
  if (!added)
    throw new Refusal('conflict', 'The address was taken at the same moment. Please try again.')
  await addIdentity(tx, { id: uuidv4(), userId: id, provider, providerId: id, data: facts, now })
  return requireStored(tx, id)
}

/** The data of user and identity before the address is confirmed. */
export function newUserData({
  userId,
  provider,
  address,
  data,
}: Pick<NewUser, 'provider' | 'address' | 'data'> & { userId: string }): Metadata {
  const unverified = { email_verified: false, phone_verified: false }
  return { ...data, sub: userId, [provider]: address, ...unverified }
}

/** Someone without an address: only their own data is known. */
export async function addAnonymousUser(
  tx: Transaction,
  visit: AuthContext,
  data: Metadata,
): Promise<User> {
  const id = uuidv4()
  const nothing = { email: null, phone: null, passwordHash: null, provider: undefined }
  await addUser(tx, { ...nothing, id, userMetadata: data, now: visit.now })
  return requireStored(tx, id)
}

async function requireStored(tx: Transaction, id: string): Promise<User> {
  const user = await findUser(tx, id)
  if (user === undefined) throw new Error('a new user was not stored')
  return user
}
