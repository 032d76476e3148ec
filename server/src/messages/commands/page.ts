import type { ConversationPage } from '@touchline/contract/messages/shapes/conversation'
import { mayPin } from '@touchline/domain/messages/permissions'

import type { Queryable } from '#server/platform/database/database.ts'

import { requireConversation } from '../queries/conversations.ts'
import { findParticipants } from '../queries/participants.ts'
import { findStanding, findParticipantNames } from '../queries/people.ts'
import type { OwnPlace } from '../queries/places.ts'
import { writeRefusal, type ConversationContext } from './place.ts'

/** A conversation with its people; minors see which parents read along. */
export async function viewPage(
  db: Queryable,
  context: ConversationContext & { readonly place: OwnPlace },
): Promise<ConversationPage> {
  const { actor, conversationId, now, place } = context
  const { teamId, accountId } = actor
  const participants = await findParticipants(db, { teamId, conversationId, now })
  const people = await findParticipantNames(db, actor, participants)
  const own = participants.find((participant) => participant.accountId === accountId)
  const minorId = own?.isMinor === true ? own.memberId : undefined
  const parents = new Set(
    participants
      .filter(({ childIds }) => minorId !== undefined && childIds.includes(minorId))
      .map((participant) => participant.accountId),
  )
  const { pinned, startedAt } = await findStanding(db, { teamId, conversationId }, place.since)
  return {
    conversation: await requireConversation(db, { actor, conversationId, now }),
    people: [...people],
    readAlong: people.filter((one) => parents.has(one.accountId)).map(({ name }) => name),
    refusal: writeRefusal(actor, place, participants) ?? null,
    mayPin: mayPin(actor, place),
    pinned,
    startedAt: startedAt.toISOString(),
  }
}
