import type { Transaction } from '#server/platform/database/database.ts'

import { isEmailTaken } from '../queries/addresses.ts'
import { deleteIdentity, dropPhone, saveIdentityEmail } from '../queries/identities.ts'
import { deleteTokensOf } from '../queries/one-time-tokens.ts'
import { saveProviders } from '../queries/providers.ts'
import { identitiesOf, lockUser, type Identity, type User } from '../queries/users.ts'
import type { AuthContext } from './auth-context.ts'
import { Refusal } from './refusals.ts'
import { notifyIdentity } from './warnings.ts'

/** Removes a way to sign in; the last one stays. */
export async function removeIdentity(
  visit: AuthContext,
  { userId, identityId }: { userId: string; identityId: string },
): Promise<void> {
  await visit.platform.database.transaction().execute(async (tx) => {
    const user = await lockUser(tx, userId)
    if (user === undefined)
      throw new Refusal('user_not_found', 'User from sub claim in JWT does not exist')
    const identities = await identitiesOf(tx, userId)
    if (identities.length <= 1)
      throw new Refusal(
        'single_identity_not_deletable',
        'User must have at least 1 identity after unlinking',
      )
    const removed = identities.find(({ id }) => id === identityId)
    if (removed === undefined) throw new Refusal('identity_not_found', "Identity doesn't exist")

    // The address being removed is still notified.
    await notifyIdentity(tx, visit, { userId, what: 'identity_removed' })
    await deleteIdentity(tx, { id: identityId, userId })
    if (removed.provider === 'phone') await dropPhone(tx, userId)
    const remaining = identities.filter(({ id }) => id !== identityId)
    if (hasAddressOf(user, removed)) await takeOtherAddress(tx, visit, { user, remaining })
    await saveProviders(tx, userId)
  })
}

function hasAddressOf(user: User, removed: Identity): boolean {
  return user.email !== null && user.email === emailOf(removed)
}

/** Switches to the address of another identity, preferably a verified one. */
async function takeOtherAddress(
  tx: Transaction,
  { now }: AuthContext,
  { user, remaining }: { user: User; remaining: readonly Identity[] },
): Promise<void> {
  const withAddress = remaining.filter((identity) => emailOf(identity) !== undefined)
  const next = withAddress.find(isVerified) ?? withAddress[0]
  const email = next === undefined ? null : (emailOf(next) ?? null)
  const isConfirmed = next !== undefined && isVerified(next)
  if (email === user.email && isConfirmed) return
  if (email !== null && email !== user.email && (await isEmailTaken(tx, email)))
    throw new Refusal(
      'email_conflict_identity_not_deletable',
      'Unable to unlink identity due to email conflict',
    )
  await saveIdentityEmail(tx, { userId: user.id, email, isConfirmed, now })
  await deleteTokensOf(tx, user.id)
}

function emailOf({ data }: Identity): string | undefined {
  const { email } = data
  return typeof email === 'string' && email !== '' ? email.toLowerCase() : undefined
}

function isVerified({ data }: Identity): boolean {
  return data['email_verified'] === true
}
