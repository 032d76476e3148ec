import { decideAdding, type Adding } from '@touchline/domain/auth/linking'

import type { Transaction } from '#server/platform/database/database.ts'

import { findLinkable, saveIdentityEmail } from '../queries/identities.ts'
import type { AuthContext } from './auth-context.ts'
import {
  saveIdentity,
  emailUnverifiedRefusal,
  linkingRefusal,
  findIdentityOwner,
  type ArrivalOutcome,
  type IdentityToSave,
} from './identities.ts'
import { Refusal } from './refusals.ts'
import { notifyIdentity } from './warnings.ts'

/** Adds a way to sign in for a signed-in person. */
export async function addIdentityTo(
  tx: Transaction,
  visit: AuthContext,
  kept: IdentityToSave,
): Promise<ArrivalOutcome> {
  const { now } = visit
  const { arrival, userId } = kept
  const { holder, owners } = await findIdentityOwner(tx, visit, arrival)
  const account = await findLinkable(tx, userId, now)
  if (account === undefined)
    throw new Refusal('user_not_found', 'User from sub claim in JWT does not exist')
  if (account.isBanned) throw linkingRefusal('banned')

  const adding = decideAdding({ claimed: arrival.profile, holder, owners, account })
  if (adding.kind === 'refuse') throw refusalOf(adding.why, arrival.provider)
  await saveIdentity(tx, visit, kept)
  if (adding.email !== undefined)
    await saveIdentityEmail(tx, { userId, email: adding.email, isConfirmed: true, now })
  await notifyIdentity(tx, visit, { userId, what: 'identity_linked' })
  return { kind: 'in', userId }
}

type Why = Extract<Adding, { kind: 'refuse' }>['why']

function refusalOf(why: Why, provider: string): Refusal {
  if (why === 'no_address') return linkingRefusal(why)
  if (why === 'unverified') return emailUnverifiedRefusal(provider, false)
  if (why === 'address_taken')
    return new Refusal('email_exists', 'A user with this email address has already been registered')
  return new Refusal(
    'identity_already_exists',
    why === 'already_yours'
      ? 'Identity is already linked'
      : 'Identity is already linked to another user',
  )
}
