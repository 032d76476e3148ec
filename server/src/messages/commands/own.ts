import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { requireConversation } from '../queries/conversations.ts'
import type { OwnPlace } from '../queries/places.ts'
import { findAuthors, saveChoices, saveReading } from '../queries/readers.ts'
import type { Doing } from './place.ts'

/** I have read up to here; those who wrote it see that, and my other devices know it. */
export async function markRead(
  tx: Transaction,
  doing: Doing,
  { place, seq }: { readonly place: OwnPlace; readonly seq: number },
): Promise<{ readonly readSeq: number; readonly unread: number }> {
  const { actor, conversationId, now } = doing
  const { teamId, accountId } = actor
  const key = { teamId, conversationId, accountId }
  const { readSeq, before } = await saveReading(tx, key, Math.min(seq, place.lastSeq))
  if (readSeq > before) {
    const told = new Set([accountId, ...(await findAuthors(tx, key, { before, readSeq }))])
    await announce(tx, {
      name: 'messages.read',
      topics: [...told].map((id) => `inbox:${id}`),
      payload: { teamId, conversationId, seq: readSeq, actorId: accountId },
    })
  }
  const { unread } = await requireConversation(tx, { actor, conversationId, now })
  return { readSeq, unread }
}

/** Muted or on top, for me alone; my other devices know it. */
export async function choose(
  tx: Transaction,
  { actor, conversationId, now }: Doing,
  {
    isMuted,
    isPinned,
  }: { readonly isMuted?: boolean | undefined; readonly isPinned?: boolean | undefined },
): Promise<{ readonly isMuted: boolean; readonly isPinned: boolean }> {
  const { teamId, accountId } = actor
  const choices = await saveChoices(
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
  return choices
}
