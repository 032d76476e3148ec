import type { Database } from '#server/platform/database/database.ts'
import { whisper } from '#server/platform/outbox/announce.ts'

import type { OwnPlace } from '../queries/places.ts'
import { findTopics, type Doing } from './place.ts'

/** Those in the conversation who look just now see that somebody writes; nothing is kept of it. */
export async function tellTyping(database: Database, doing: Doing, place: OwnPlace): Promise<void> {
  const { actor, conversationId } = doing
  const { teamId, accountId } = actor
  await whisper(database, {
    name: 'messages.typing',
    topics: await findTopics(database, doing, place),
    payload: { teamId, conversationId, actorId: accountId },
  })
}
