import type { mayEraseChild } from '@touchline/domain/children/permissions'
import type { ActorContext } from '@touchline/domain/teams/actor'
import { isMinor } from '@touchline/domain/values/age'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { findChild } from '#server/children/queries.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

/** Throws unless the caller is a guardian of this minor. */
export async function requireOwnChild(
  db: Queryable,
  { actor, now, may }: ActorContext & { readonly may: typeof mayEraseChild },
  memberId: string,
): Promise<void> {
  const { teamId } = actor
  const found = await findChild(db, { teamId, memberId })
  if (found === undefined) throw new AppError('not_found')
  const { dateOfBirth, timeZone } = found
  const minor = dateOfBirth === null ? undefined : isMinor(dateOfBirth, dayInZone(now, timeZone))
  if (!may(actor, { teamId, memberId, isMinor: minor })) throw new AppError('not_allowed')
}
