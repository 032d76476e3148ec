import { decideLinking, type Linking } from '@touchline/domain/auth/linking'
import { v4 as uuidv4 } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import { deleteUnusedUser, clearUnconfirmedUser, saveIdentityEmail } from '../queries/identities.ts'
import { addUser } from '../queries/users.ts'
import { addIdentityTo } from './add-identity.ts'
import type { AuthContext } from './auth-context.ts'
import {
  sendAddressConfirmation,
  saveIdentity,
  mergeProfile,
  identityNameOf,
  emailUnverifiedRefusal,
  linkingRefusal,
  findIdentityOwner,
  type ProviderArrival,
  type ArrivalOutcome,
  type IdentityToSave,
} from './identities.ts'
import { Refusal } from './refusals.ts'
import { notifyIdentity } from './warnings.ts'

/**
 * Signs in a person who arrives from a provider, or adds the identity to the account that asked for it
 * (`addTo`), with all consequences in the same transaction.
 */
export async function signInFromProvider<Result>(
  visit: AuthContext,
  { arrival, addTo }: { arrival: ProviderArrival; addTo: string | undefined },
  then: (tx: Transaction, userId: string) => Promise<Result>,
): Promise<Result> {
  const outcome = await visit.platform.database.transaction().execute(async (tx) => {
    const arrived =
      addTo === undefined
        ? await arrive(tx, visit, arrival)
        : await addIdentityTo(tx, visit, { arrival, userId: addTo })
    if (arrived.kind === 'waiting') return arrived
    return { kind: arrived.kind, result: await then(tx, arrived.userId) }
  })
  if (outcome.kind === 'waiting') throw emailUnverifiedRefusal(arrival.provider, outcome.mailed)
  return outcome.result
}

async function arrive(
  tx: Transaction,
  visit: AuthContext,
  arrival: ProviderArrival,
): Promise<ArrivalOutcome> {
  const { signup, autoconfirm } = visit.platform.config.auth
  const { holder, owners } = await findIdentityOwner(tx, visit, arrival)
  const linking = decideLinking({
    claimed: arrival.profile,
    holder,
    owners,
    isSignupOpen: signup,
    confirmsByItself: autoconfirm,
  })
  if (linking.kind === 'refuse') throw linkingRefusal(linking.why)
  if (linking.kind === 'create') return create(tx, visit, { arrival, linking })
  if (linking.kind === 'ask') {
    await keep(tx, visit, { arrival, userId: linking.userId })
    return sendAddressConfirmation(tx, visit, { ...linking, arrival })
  }
  const { userId } = linking
  await enter(tx, visit, { arrival, linking })
  if (holder !== undefined && holder.id !== userId) await deleteUnusedUser(tx, holder.id)
  return { kind: 'in', userId }
}

async function create(
  tx: Transaction,
  visit: AuthContext,
  { arrival, linking }: { arrival: ProviderArrival; linking: Extract<Linking, { kind: 'create' }> },
): Promise<ArrivalOutcome> {
  const { now } = visit
  const { provider, profile } = arrival
  const { email, isConfirmed } = linking
  const userId = uuidv4()
  const isAdded = await addUser(tx, {
    id: userId,
    email: email ?? null,
    phone: null,
    passwordHash: null,
    provider,
    userMetadata: profile.data,
    now,
  })
  if (!isAdded)
    throw new Refusal('conflict', 'The address was taken at the same moment. Please try again.')
  await saveIdentity(tx, visit, { arrival, userId })
  if (!isConfirmed) return sendAddressConfirmation(tx, visit, { arrival, userId, email })
  await saveIdentityEmail(tx, { userId, email: email ?? null, isConfirmed, now })
  return { kind: 'in', userId }
}

/**
 * Signs in to an existing account: its own, one with the same address, or one awaiting
 * confirmation.
 */
async function enter(
  tx: Transaction,
  visit: AuthContext,
  {
    arrival,
    linking,
  }: {
    arrival: ProviderArrival
    linking: Extract<Linking, { kind: 'sign_in' | 'link' | 'confirm' }>
  },
): Promise<void> {
  const { userId } = linking
  const kept = { arrival, userId }
  const confirmed = linking.kind === 'confirm' ? linking.email : arrival.profile.email
  if (linking.kind === 'sign_in') {
    await keep(tx, visit, kept)
  } else if (linking.kind === 'link' && linking.keeps === 'everything') {
    await keep(tx, visit, kept)
    await notifyIdentity(tx, visit, { userId, what: 'identity_linked' })
  } else {
    await clearUnconfirmedUser(tx, { userId, except: identityNameOf(arrival) })
    await keep(tx, visit, kept)
    const email = confirmed ?? null
    await saveIdentityEmail(tx, { userId, email, isConfirmed: true, now: visit.now })
  }
}

async function keep(tx: Transaction, visit: AuthContext, kept: IdentityToSave): Promise<void> {
  await saveIdentity(tx, visit, kept)
  await mergeProfile(tx, visit, kept)
}
