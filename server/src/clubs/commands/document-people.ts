import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { findActorsOfClub } from '#server/teams/queries/actor.ts'

import type { ChosenRow } from '../queries/documents.ts'
import { findClubPeopleById, type ClubReader } from '../queries/members.ts'

/**
 * The roster rows of members of the club, without those the reader is blocked from. People of other
 * clubs are not found; throws `invalid_input` if no one is in a team.
 */
export async function requireChosenRows(
  db: Queryable,
  reader: ClubReader,
  personIds: readonly string[],
): Promise<readonly ChosenRow[]> {
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
  if (rows.length === 0)
    throw new AppError('invalid_input', { fields: { personIds: 'nobody_reached' } })
  return rows
}
