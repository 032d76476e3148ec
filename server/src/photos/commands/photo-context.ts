import { isAdultHere, maySeePhotos } from '@touchline/domain/photos/permissions'
import { isStaff, type Actor, type ActorContext } from '@touchline/domain/teams/actor'
import { isMinor } from '@touchline/domain/values/age'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { findSurroundings, type Surroundings } from '../queries/people.ts'

/** The reader of a team's pictures, and the team's clock. */
export interface PhotoContext extends Surroundings {
  readonly actor: Actor
  readonly now: Date
  readonly isAdult: boolean
  /** What queries need to know about the reader. */
  readonly seen: { readonly accountId: string; readonly isStaff: boolean }
}

/** Throws `not_found` for people who may not see the team's pictures. */
export async function photoContext(
  db: Queryable,
  { actor, now }: ActorContext,
): Promise<PhotoContext> {
  const surroundings = maySeePhotos(actor) ? await findSurroundings(db, actor, now) : undefined
  if (surroundings === undefined) throw new AppError('not_found')
  const { own, today } = surroundings
  const isAdult = isAdultHere(actor, own ?? undefined, (born) => isMinor(born, today))
  return {
    ...surroundings,
    actor,
    now,
    isAdult,
    seen: { accountId: actor.accountId, isStaff: isStaff(actor) },
  }
}
