import { isMinor } from '@touchline/domain/values/age'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { findClubPeopleById } from '#server/clubs/queries/members.ts'
import { AppError } from '#server/platform/errors.ts'

import { findRosterRows } from '../queries/team-matches.ts'
import { isAmong, isForClub, type Deciding, type Entering, type KnownPerson } from './accepting.ts'

/** People of the club or team, by id; throws `not_found` for others. */
export async function findKnownPeople(
  work: Deciding,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownPerson>> {
  const found = await peopleOf(work, ids)
  const known = new Map(found.map((person) => [person.id, person]))
  if (ids.some((id) => !known.has(id))) throw new AppError('not_found')
  return known
}

async function peopleOf(work: Deciding, ids: readonly string[]): Promise<readonly KnownPerson[]> {
  if (isForClub(work))
    return (await findClubPeopleById(work.tx, work.by.reader, ids)).map(
      ({ id, places, parents }) => ({ id, places, parents }),
    )
  const { actor } = work.by
  const rows = await findRosterRows(work.tx, actor, ids)
  return rows.map(({ id, isArchived, parents }) => ({
    id,
    places: [{ teamId: actor.teamId, memberId: id, isArchived }],
    parents,
  }))
}

type Registered = Pick<Entering, 'person' | 'registration' | 'known'>

/** Whether a child that is known already is registered by someone who is none of its guardians. */
export function isNoGuardian({ person, registration, known }: Registered, now: Date): boolean {
  if (known === undefined || !isMinor(person.dateOfBirth, dayInZone(now, 'UTC'))) return false
  return !isAmong(known.parents, registration.email)
}
