import { isMinor } from '@touchline/domain/values/age'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { findClubPeopleById } from '#server/clubs/queries/members.ts'
import { AppError } from '#server/platform/errors.ts'

import { findMatches } from '../queries/matches.ts'
import { findRosterRows, findTeamMatches } from '../queries/team-matches.ts'
import { isAmong, isForClub, type Deciding, type Entering, type KnownPerson } from './accepting.ts'

interface Choice {
  /** Of a registered person. */
  readonly id: string
  /** Who they are; null: nobody known. Left out: the match that is sure. */
  readonly personId?: string | null | undefined
}

/** People of the club or team, by the registered person's id; throws `not_found` for others. */
export async function findKnownPeople(
  work: Deciding,
  choices: readonly Choice[],
): Promise<ReadonlyMap<string, KnownPerson>> {
  const matches = await findSureMatches(work, choices)
  const chosen = choices.flatMap(({ id, personId = matches.get(id) ?? null }) =>
    personId === null ? [] : [{ id, personId }],
  )
  const found = await peopleOf(
    work,
    chosen.map(({ personId }) => personId),
  )
  const known = new Map(found.map((person) => [person.id, person]))
  return new Map(
    chosen.map(({ id, personId }) => {
      const person = known.get(personId)
      if (person === undefined) throw new AppError('not_found')
      return [id, person]
    }),
  )
}

/** Of choices that name no one; a namesake is for people to judge. */
async function findSureMatches(
  work: Deciding,
  choices: readonly Choice[],
): Promise<ReadonlyMap<string, string>> {
  const ids = choices.flatMap(({ id, personId }) => (personId === undefined ? [id] : []))
  if (ids.length === 0) return new Map()
  const found = isForClub(work)
    ? await findMatches(work.tx, work.by.reader, ids)
    : await findTeamMatches(work.tx, work.by.actor, ids)
  const unsure = choices.flatMap(({ id }, at) =>
    found.get(id)?.isSure === false ? [[`people.${at}.personId`, 'namesake'] as const] : [],
  )
  if (unsure.length > 0) throw new AppError('invalid_input', { fields: Object.fromEntries(unsure) })
  return new Map([...found].map(([id, { personId }]) => [id, personId]))
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
