import type { NewMessage } from '@touchline/contract/messages/shapes/message'
import { maxConversationsAnHour } from '@touchline/domain/messages/conversations'
import type { ActorContext } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { countStarted } from '../queries/starting.ts'
import { findSent, type SentBefore } from '../queries/writes.ts'
import { topicsOf } from './place.ts'
import { sendMessage } from './send.ts'
import { startRefusal, createOrFindConversation, type ConversationInput } from './set-up.ts'

/** Starts a conversation with a message, or continues the one with the same people. */
export async function startConversation(
  tx: Transaction,
  starting: ActorContext,
  { message, ...wanted }: ConversationInput & { readonly message: NewMessage },
): Promise<SentBefore> {
  const { actor, now } = starting
  const { teamId, accountId } = actor
  const before = await findSent(tx, { teamId, accountId, clientId: message.clientId })
  if (before !== undefined) return before

  const anHourAgo = new Date(now.getTime() - hour)
  if ((await countStarted(tx, accountId, anHourAgo)) >= maxConversationsAnHour)
    throw new AppError('too_many_requests', { retryAfterSeconds: hour / 1000 })
  const { conversationId, audience, participants } = await createOrFindConversation(
    tx,
    starting,
    wanted,
  )
  const refusal = startRefusal(audience, participants, accountId)
  if (refusal === 'guardian_needed') throw new AppError('guardian_needed')
  if (refusal === 'nobody')
    throw new AppError('invalid_input', { fields: { audience: 'nobody_reached' } })

  await announce(tx, {
    name: 'messages.started',
    topics: topicsOf(starting, audience, participants),
    payload: { teamId, conversationId, actorId: accountId },
  })
  const sent = await sendMessage(tx, { actor, conversationId, now }, message)
  return { ...sent, conversationId }
}

const hour = 3_600_000
