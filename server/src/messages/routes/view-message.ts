import type { Message } from '@touchline/contract/messages/shapes/message'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { MessageContext } from '../commands/change.ts'
import { findMessage } from '../queries/messages.ts'
import { requirePlace } from '../queries/places.ts'
import { viewMessages, type ViewFacts } from '../queries/view.ts'

/** One message as the actor sees it now. */
export async function viewMessage(
  db: Queryable,
  platform: Platform,
  context: MessageContext & { readonly sent?: ViewFacts | undefined },
): Promise<Message> {
  const { actor, now, conversationId, messageId, sent } = context
  const { since } = sent ?? (await requirePlace(db, { actor, conversationId, now }))
  const row = await findMessage(db, { teamId: actor.teamId, conversationId, since }, messageId)
  if (row === undefined) throw new AppError('not_found')
  const [message] = await viewMessages(db, { platform, actor, conversationId, sent }, [row])
  if (message === undefined) throw new AppError('not_found')
  return message
}
