import type { PendingBirthDate } from '@touchline/contract/members/shapes/birth-date'
import { isStaffFor, type Actor } from '@touchline/domain/teams/actor'

import type { Queryable } from '#server/platform/database/database.ts'

import { hasGuardians, hasSafeguarding, isSafeguardedBy } from './birth-dates.ts'
import { findPendingBirthDate } from './pending-birth-dates.ts'

/** For the person, the family, staff and the safeguarding person; null to everybody else and to programs. */
export async function pendingBirthDateFor(
  db: Queryable,
  actor: Actor,
  memberId: string,
): Promise<PendingBirthDate | null> {
  if (actor.program !== undefined) return null
  const pending = await findPendingBirthDate(db, { teamId: actor.teamId, memberId })
  if (pending === undefined) return null
  const { dateOfBirth, asker, askedBy, askedAt } = pending
  const mayDecide = await mayDecideBirthDate(db, { actor, memberId, askedBy })
  if (!mayDecide && actor.memberId !== memberId && !isStaffFor(actor, memberId)) return null
  return {
    dateOfBirth,
    askedBy: asker,
    isMine: askedBy === actor.accountId,
    askedAt: askedAt.toISOString(),
    mayDecide,
  }
}

interface Deciding {
  readonly actor: Actor
  readonly memberId: string
  readonly askedBy: string
}

/**
 * A guardian or the safeguarding person. Where there is neither, an admin other than the one who asked,
 * so that the date can still be put right.
 */
export async function mayDecideBirthDate(
  db: Queryable,
  { actor, memberId, askedBy }: Deciding,
): Promise<boolean> {
  const { teamId, accountId } = actor
  if (actor.childIds.includes(memberId)) return true
  if (await isSafeguardedBy(db, { teamId, accountId })) return true
  const isOtherAdmin = actor.isAdmin && actor.memberId !== memberId && askedBy !== accountId
  if (!isOtherAdmin || !isStaffFor(actor, memberId)) return false
  return !(await hasGuardians(db, { teamId, memberId })) && !(await hasSafeguarding(db, teamId))
}
