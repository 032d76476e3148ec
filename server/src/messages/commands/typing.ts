import type { Database } from '#server/platform/database/database.ts'
import { broadcast } from '#server/platform/outbox/announce.ts'

import type { OwnPlace } from '../queries/places.ts'
import { findTopics, type ConversationContext } from './place.ts'

/** Shown to people who are online; nothing is stored. */
export async function announceTyping(
  database: Database,
  context: ConversationContext,
  place: OwnPlace,
): Promise<void> {
  const { actor, conversationId } = context
  const { teamId, accountId } = actor
  await broadcast(database, {
    name: 'messages.typing',
    topics: await findTopics(database, context, place),
    payload: { teamId, conversationId, actorId: accountId },
  })
}
