import type { LinkableAccount, LinkingRefusal } from '@touchline/domain/auth/linking'
import { sanitizeMetadata } from '@touchline/domain/auth/metadata'
import type { ProviderProfile } from '@touchline/domain/auth/provider-profile'
import { v4 as uuidv4 } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import {
  findIdentityHolder,
  findOwners,
  putIdentity,
  lockArrival,
  type IdentityKey,
} from '../queries/identities.ts'
import { saveProviders } from '../queries/providers.ts'
import { lockUser, saveMetadata } from '../queries/users.ts'
import type { AuthContext } from './auth-context.ts'
import { limitMails } from './limits.ts'
import { Refusal } from './refusals.ts'
import { sendConfirmation } from './sign-up.ts'

/** A person identified by a provider. */
export interface ProviderArrival {
  readonly provider: string
  readonly profile: ProviderProfile
}

/** The account; `waiting`: none until the address is confirmed. */
export type ArrivalOutcome =
  | { readonly kind: 'in'; readonly userId: string }
  | { readonly kind: 'waiting'; readonly mailed: boolean }

export function identityNameOf({ provider, profile }: ProviderArrival): IdentityKey {
  return { provider, providerId: profile.subject }
}

/** The account with this identity, and those with its address; locked until commit. */
export async function findIdentityOwner(
  tx: Transaction,
  { now }: AuthContext,
  arrival: ProviderArrival,
): Promise<{ holder: LinkableAccount | undefined; owners: readonly LinkableAccount[] }> {
  const { email } = arrival.profile
  const name = identityNameOf(arrival)
  await lockArrival(tx, { ...name, email })
  const holder = await findIdentityHolder(tx, name, now)
  return { holder, owners: email === undefined ? [] : await findOwners(tx, email, now) }
}

export interface IdentityToSave {
  readonly arrival: ProviderArrival
  readonly userId: string
}

/** Saves the identity in this account as the provider describes it now. */
export async function saveIdentity(
  tx: Transaction,
  { now }: AuthContext,
  { arrival, userId }: IdentityToSave,
): Promise<void> {
  const { data } = arrival.profile
  await putIdentity(tx, { ...identityNameOf(arrival), id: uuidv4(), userId, data, now })
  await saveProviders(tx, userId)
}

/** Merges the provider's data into the account, unless it becomes too large. */
export async function mergeProfile(
  tx: Transaction,
  { now }: AuthContext,
  { arrival, userId }: IdentityToSave,
): Promise<void> {
  const user = await lockUser(tx, userId)
  if (user === undefined) throw new Error('an identity without its user')
  const userMetadata = sanitizeMetadata({ ...user.userMetadata, ...arrival.profile.data })
  if (userMetadata !== undefined) await saveMetadata(tx, { userId, userMetadata, now })
}

/** Emails the address itself, if the account has one. */
export async function sendAddressConfirmation(
  tx: Transaction,
  visit: AuthContext,
  { arrival, userId, email }: IdentityToSave & { email: string | undefined },
): Promise<ArrivalOutcome> {
  if (email === undefined) return { kind: 'waiting', mailed: false }
  await limitMails(tx, visit, { kind: 'confirmation', to: email })
  const user = await lockUser(tx, userId)
  if (user === undefined) throw new Error('nobody to ask')
  const signUp = {
    passwordHash: null,
    data: sanitizeMetadata(arrival.profile.data) ?? {},
    identity: identityNameOf(arrival),
  }
  await sendConfirmation(tx, visit, { user, pkce: { kind: 'none' }, signUp })
  return { kind: 'waiting', mailed: true }
}

export function emailUnverifiedRefusal(provider: string, mailed: boolean): Refusal {
  return new Refusal(
    'provider_email_needs_verification',
    mailed
      ? `Unverified email with ${provider}. A confirmation email has been sent to your ${provider} email`
      : `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
  )
}

export function linkingRefusal(why: LinkingRefusal): Refusal {
  if (why === 'banned') return new Refusal('user_banned', 'User is banned')
  if (why === 'signup_disabled')
    return new Refusal('signup_disabled', 'Signups not allowed for this instance')
  return new Refusal(
    'unexpected_failure',
    why === 'no_address'
      ? 'Error getting user email from external provider'
      : 'Multiple accounts with the same email address',
  )
}
