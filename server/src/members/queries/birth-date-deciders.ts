import type { PendingBirthDate } from '@touchline/contract/members/shapes/birth-date'
import { isStaffFor, type Actor } from '@touchline/domain/teams/actor'

import type { Queryable } from '#server/platform/database/database.ts'

import { hasGuardians, hasSafeguarding, isSafeguardedBy } from './birth-dates.ts'
import { findPendingBirthDate } from './pending-birth-dates.ts'

/**
 * Null unless the viewer is the person, a guardian, staff or the safeguarding person; null for API
 * tokens.
 */
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
 * True for a guardian or the safeguarding person. If the team has neither, true for an admin other
 * than the one who asked.
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
