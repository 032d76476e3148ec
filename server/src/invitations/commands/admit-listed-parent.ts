import { sharesAccount } from '@touchline/domain/children/guardians'
import { sameGuardian } from '@touchline/domain/members/import/plan-guardians'

import { findAccount } from '#server/accounts/queries.ts'
import { announceLinked } from '#server/members/commands/link-parent.ts'
import { findSameContact } from '#server/members/queries/same-guardians.ts'

import { findGuardian } from '../queries/guardians.ts'
import type { RequestRow } from '../queries/join-requests.ts'
import { admitGuardian } from './admit.ts'
import type { InvitationContext } from './invitation-context.ts'

interface Approved {
  readonly teamId: string
  /** The child in the request. */
  readonly memberId: string
  readonly request: RequestRow
}

/**
 * A parent whom staff listed for another child with the account's own name and address joins for
 * both, because an invitation to that address would do the same. Returns their role in the team.
 */
export async function admitListedParent(
  work: InvitationContext,
  { teamId, memberId, request }: Approved,
): Promise<string | undefined> {
  const { tx, account } = work
  const { accountId, firstName, lastName } = request
  const email = (await findAccount(tx, accountId))?.email ?? null
  const person = { firstName, lastName, email, phone: null }
  const found = await findSameContact(tx, { teamId, memberId, ...person })
  const written = sameGuardian(
    person,
    found.filter((one) => one.accountId === null),
  )
  if (written === undefined) return undefined
  const guardian = await findGuardian(tx, { teamId, guardianId: written.id })
  const children = guardian?.children ?? []
  if (guardian === undefined || children.some((one) => sharesAccount(accountId, one.accountId)))
    return undefined

  const admission = { teamId, accountId, guardian, by: account.id, how: 'email' } as const
  const guardianId = await admitGuardian(work, admission)
  const links = children
    .filter((child) => child.memberId !== memberId)
    .map((child) => ({ guardianId, memberId: child.memberId, accountId }))
  await announceLinked(tx, { teamId, actorId: account.id }, links)
  return guardianId
}
