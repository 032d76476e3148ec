import type { ClubAudience } from '@touchline/contract/messages/shapes/club'
import type { Recipients } from '@touchline/contract/messages/shapes/conversation'
import type { Audience, ClubAudienceRole } from '@touchline/domain/messages/conversations'
import type { Actor } from '@touchline/domain/teams/actor'
import { may } from '@touchline/domain/teams/permissions'

import { findClubPeopleById, type ClubReader } from '#server/clubs/queries/members.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { findActorsOfClub } from '#server/teams/queries/actor.ts'

import { findMembersToChoose } from '../../queries/recipients.ts'

/** The part of a club's message for one team. */
export interface TeamPart {
  readonly actor: Actor
  readonly audience: Audience
  /** The recipients among the members. */
  readonly meant: Recipients['members']
}

export interface ClubParts {
  readonly parts: readonly TeamPart[]
  /** Names of club members without a team. */
  readonly teamless: readonly string[]
}

/**
 * Splits the recipients of a club's message by team. Teams and people of other clubs are not found.
 */
export async function partsOf(
  db: Queryable,
  reader: ClubReader,
  audience: ClubAudience,
): Promise<ClubParts> {
  const actors = new Map(
    (await findActorsOfClub(db, reader))
      .filter((actor) => may(actor, 'messages.view'))
      .map((actor) => [actor.teamId, actor] as const),
  )
  if (audience.kind === 'people') return partsOfPeople(db, reader, { actors, audience })
  const teamIds = [...new Set(audience.teamIds)]
  if (teamIds.some((id) => !actors.has(id))) throw new AppError('not_found')
  const parts: TeamPart[] = []
  for (const actor of teamIds.flatMap((id) => actors.get(id) ?? [])) {
    const members = await findMembersToChoose(db, actor, reader.now)
    parts.push({
      actor,
      audience: audienceOf(audience.role),
      meant: members.filter((one) => isMeant(one, audience.role)),
    })
  }
  return { parts, teamless: [] }
}

function audienceOf(role: ClubAudienceRole): Audience {
  return role === 'everyone' ? { kind: 'team' } : { kind: 'role', role }
}

function isMeant({ isStaff, reaches }: Recipients['members'][number], role: ClubAudienceRole) {
  if (role === 'guardians') return reaches === 'both' || reaches === 'guardians'
  return role === 'everyone' || isStaff === (role === 'staff')
}

interface People {
  readonly actors: ReadonlyMap<string, Actor>
  readonly audience: Extract<ClubAudience, { kind: 'people' }>
}

/**
 * Assigns each person to the first of their teams where they can be reached; leaves out the others.
 */
async function partsOfPeople(
  db: Queryable,
  reader: ClubReader,
  { actors, audience }: People,
): Promise<ClubParts> {
  const people = await findClubPeopleById(db, reader, [...new Set(audience.personIds)])
  if (people.length === 0) throw new AppError('not_found')
  const placesOf = people.map((person) =>
    person.places.filter(({ teamId, isArchived }) => !isArchived && actors.has(teamId)),
  )
  const teamIds = new Set(placesOf.flat().map(({ teamId }) => teamId))
  const reachable = new Map<string, Recipients['members'][number]>()
  for (const teamId of teamIds) {
    const actor = actors.get(teamId)
    const members = actor === undefined ? [] : await findMembersToChoose(db, actor, reader.now)
    for (const member of members) reachable.set(member.memberId, member)
  }
  const chosen = placesOf.map((places) => {
    const known = places.filter(({ memberId }) => reachable.has(memberId))
    const reached = known.find(({ memberId }) => reachable.get(memberId)?.reaches !== 'nobody')
    return reached ?? known[0]
  })
  const parts = [...teamIds].flatMap((teamId) => {
    const actor = actors.get(teamId)
    const meant = chosen
      .filter((place) => place?.teamId === teamId)
      .flatMap((place) => reachable.get(place?.memberId ?? '') ?? [])
    return actor === undefined || meant.length === 0 ? [] : { actor, meant, audience: named(meant) }
  })
  const teamless = people.filter((_, at) => placesOf[at]?.length === 0)
  return { parts, teamless: teamless.map((one) => `${one.firstName} ${one.lastName}`.trim()) }
}

function named(meant: Recipients['members']): Audience {
  const memberIds = meant
    .filter(({ reaches }) => reaches !== 'nobody')
    .map(({ memberId }) => memberId)
  return { kind: 'people', memberIds, guardianIds: [] }
}
