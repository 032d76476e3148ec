import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { findActorsOfClub } from '#server/teams/queries/actor.ts'

import { findRecordsWithAddress, type ChosenRow } from '../queries/document-people.ts'
import { findClubPeopleById, type ClubReader } from '../queries/members.ts'

/** The people of a document: they find it in their team, or get it by email without one. */
export interface ChosenPeople {
  readonly rows: readonly ChosenRow[]
  readonly recordIds: readonly string[]
}

/**
 * Where members of the club are reached, without those the reader is blocked from. People of other
 * clubs are not found; throws `invalid_input` if no one is reached.
 */
export async function requireChosenPeople(
  db: Queryable,
  reader: ClubReader,
  personIds: readonly string[],
): Promise<ChosenPeople> {
  const people = await findClubPeopleById(db, reader, [...new Set(personIds)])
  if (people.length === 0) throw new AppError('not_found')
  const actors = new Map((await findActorsOfClub(db, reader)).map((one) => [one.teamId, one]))
  const rows = people.flatMap(({ id: personId, places }) =>
    places.flatMap(({ teamId, memberId, isArchived }) => {
      const actor = actors.get(teamId)
      const isHidden = actor === undefined || actor.blockedFrom?.includes(memberId) === true
      return isArchived || isHidden ? [] : { teamId, memberId, personId }
    }),
  )
  const teamless = people.filter(
    ({ isFormer, places }) => !isFormer && places.every(({ isArchived }) => isArchived),
  )
  const ids = teamless.map(({ id }) => id)
  const recordIds = await findRecordsWithAddress(db, reader.clubId, ids)
  if (rows.length === 0 && recordIds.length === 0)
    throw new AppError('invalid_input', { fields: { personIds: 'nobody_reached' } })
  return { rows, recordIds }
}
