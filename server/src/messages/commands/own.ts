import type { ConversationPage } from '@touchline/contract/messages/shapes/conversation'

import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { requireConversation } from '../queries/conversations.ts'
import type { OwnPlace } from '../queries/places.ts'
import {
  findAuthors,
  saveChoices,
  saveReading,
  saveReadingInOtherTeams,
} from '../queries/readers.ts'
import type { ConversationContext } from './place.ts'

interface OwnChange {
  readonly readSeq?: number | undefined
  readonly isMuted?: boolean | undefined
  readonly isPinned?: boolean | undefined
}

type OwnState = Pick<
  ConversationPage['conversation'],
  'readSeq' | 'unread' | 'isMuted' | 'isPinned'
>

/** Changes the actor's own settings of a conversation. */
export async function changeOwnSettings(
  tx: Transaction,
  context: ConversationContext & { readonly place: OwnPlace },
  { readSeq: seq, ...choices }: OwnChange,
): Promise<OwnState> {
  const { actor, conversationId, now } = context
  if (seq !== undefined) await markRead(tx, context, seq)
  if (choices.isMuted !== undefined || choices.isPinned !== undefined)
    await choose(tx, context, choices)
  const conversation = await requireConversation(tx, { actor, conversationId, now })
  const { readSeq, unread, isMuted, isPinned } = conversation
  return { readSeq, unread, isMuted, isPinned }
}

/**
 * Announced to the authors, who see who has read their messages, and to the reader's other devices.
 */
async function markRead(
  tx: Transaction,
  { actor, conversationId, place }: ConversationContext & { readonly place: OwnPlace },
  seq: number,
): Promise<void> {
  const { teamId, accountId } = actor
  const key = { teamId, conversationId, accountId }
  const { readSeq, before } = await saveReading(tx, key, Math.min(seq, place.lastSeq))
  if (readSeq <= before) return
  if (before === 0) await saveReadingInOtherTeams(tx, key)
  const accounts = new Set([accountId, ...(await findAuthors(tx, key, { before, readSeq }))])
  await announce(tx, {
    name: 'messages.read',
    topics: [...accounts].map((id) => `inbox:${id}`),
    payload: { teamId, conversationId, seq: readSeq, actorId: accountId },
  })
}

async function choose(
  tx: Transaction,
  { actor, conversationId, now }: ConversationContext,
  { isMuted, isPinned }: OwnChange,
): Promise<void> {
  const { teamId, accountId } = actor
  await saveChoices(
    tx,
    { teamId, conversationId, accountId },
    {
      ...(isMuted !== undefined && { mutedAt: isMuted ? now : null }),
      ...(isPinned !== undefined && { pinnedAt: isPinned ? now : null }),
    },
  )
  await announce(tx, {
    name: 'messages.chosen',
    topics: [`inbox:${accountId}`],
    payload: { teamId, conversationId },
  })
}
