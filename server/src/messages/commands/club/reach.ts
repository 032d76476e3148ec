import type { ClubAudiencePreview } from '@touchline/contract/messages/shapes/club'
import type { KeptAudience } from '@touchline/domain/messages/conversations'
import type { ConversationParticipant } from '@touchline/domain/messages/participants'
import type { Actor } from '@touchline/domain/teams/actor'

import type { ClubParts } from './audience.ts'

/** A conversation of the group, with its people. */
export interface StartedConversation {
  readonly actor: Actor
  readonly conversationId: string
  readonly meant: KeptAudience
  readonly participants: readonly ConversationParticipant[]
}

interface ReachInput extends ClubParts {
  readonly startedParts: readonly StartedConversation[]
}

/** How many people get the message, counting people in several teams once. */
export function previewOf(
  { accountId }: { readonly accountId: string },
  { parts, startedParts, teamless }: ReachInput,
): ClubAudiencePreview {
  const participants = startedParts
    .flatMap((part) => part.participants)
    .filter((participant) => participant.accountId !== accountId)
  const people = [...Map.groupBy(participants, (participant) => participant.accountId).values()]
  const reached = new Set(
    participants.flatMap((participant) => [participant.memberId, ...participant.childIds]),
  )
  const missing = parts
    .flatMap(({ meant }) => meant)
    .filter(({ memberId }) => !reached.has(memberId))
    .map(({ name }) => name)
  return {
    people: people.length,
    guardians: people.filter((own) => own.every(isParentOnly)).length,
    staff: people.filter((own) => own.some(({ isStaff }) => isStaff)).length,
    teams: startedParts.length,
    missing: [...new Set([...missing, ...teamless])],
  }
}

function isParentOnly({ memberId, childIds }: ConversationParticipant): boolean {
  return memberId === undefined && childIds.length > 0
}
