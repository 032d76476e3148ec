import type { ClubAudiencePreview } from '@touchline/contract/messages/shapes/club'
import type { KeptAudience } from '@touchline/domain/messages/conversations'
import type { StaffedSeat } from '@touchline/domain/messages/seats'
import type { Actor } from '@touchline/domain/teams/actor'

import type { ClubParts } from './audience.ts'

/** A conversation of the group, with its people. */
export interface BegunPart {
  readonly actor: Actor
  readonly conversationId: string
  readonly meant: KeptAudience
  readonly seats: readonly StaffedSeat[]
}

interface Begun extends ClubParts {
  readonly begun: readonly BegunPart[]
}

/** How many people get the message, counting people in several teams once. */
export function previewOf(
  { accountId }: { readonly accountId: string },
  { parts, begun, teamless }: Begun,
): ClubAudiencePreview {
  const seats = begun.flatMap((part) => part.seats).filter((seat) => seat.accountId !== accountId)
  const people = [...Map.groupBy(seats, (seat) => seat.accountId).values()]
  const reached = new Set(seats.flatMap((seat) => [seat.memberId, ...seat.childIds]))
  const missing = parts
    .flatMap(({ meant }) => meant)
    .filter(({ memberId }) => !reached.has(memberId))
    .map(({ name }) => name)
  return {
    people: people.length,
    guardians: people.filter((own) => own.every(isParentOnly)).length,
    staff: people.filter((own) => own.some(({ isStaff }) => isStaff)).length,
    teams: begun.length,
    missing: [...new Set([...missing, ...teamless])],
  }
}

function isParentOnly({ memberId, childIds }: StaffedSeat): boolean {
  return memberId === undefined && childIds.length > 0
}
