import type { NewMessage } from '@touchline/contract/messages/shapes/message'
import { maxTeamBytes } from '@touchline/domain/files/document'
import { maxMessagesAMinute } from '@touchline/domain/messages/conversations'

import { bytesOfTeam, takeDocument } from '#server/files/queries/documents.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { findMessage } from '../queries/messages.ts'
import { lockPlace, type OwnPlace } from '../queries/places.ts'
import { saveReading } from '../queries/readers.ts'
import type { ViewFacts } from '../queries/view.ts'
import {
  attachFiles,
  countSent,
  findSent,
  insertMessage,
  insertPoll,
  type SentBefore,
} from '../queries/writes.ts'
import { announceMessage, requireMayWrite, topicsOf, type ConversationContext } from './place.ts'

const minute = 60_000

/**
 * Sends a message once: a repeated client id returns the first message, even if the author may no
 * longer write here.
 */
export async function sendMessage(
  tx: Transaction,
  context: ConversationContext,
  message: NewMessage,
): Promise<Pick<SentBefore, 'id' | 'seq'> & { readonly sent?: ViewFacts }> {
  const { actor, conversationId, now } = context
  const { teamId, accountId } = actor
  const place = await lockPlace(tx, context)
  const before = await findSent(tx, { teamId, accountId, clientId: message.clientId })
  if (before?.conversationId === conversationId) return before
  if (before !== undefined) throw new AppError('idempotency_mismatch')

  const participants = await requireMayWrite(tx, context, place)
  await limitSending(tx, accountId, now)
  await requireReplied(tx, context, { place, replyTo: message.replyTo })
  if (message.poll?.closesAt != null && new Date(message.poll.closesAt) <= now)
    throw new AppError('invalid_input', { fields: { 'poll.closesAt': 'past' } })

  const present = new Set(participants.map((participant) => participant.accountId))
  const mentions = [...new Set(message.mentions)].filter((id) => present.has(id))
  const key = { teamId, conversationId, accountId }
  const sent = await insertMessage(tx, { ...key, now }, { ...message, mentions })
  if (message.poll !== null) await insertPoll(tx, { teamId, messageId: sent.id }, message.poll)
  await attach(tx, { ...key, messageId: sent.id }, message.files)
  await saveReading(tx, key, sent.seq)
  const topics = topicsOf(context, place, participants)
  await announceMessage(tx, context, { name: 'messages.sent', topics, message: sent })
  const [hasFiles, hasPoll] = [message.files.length > 0, message.poll !== null]
  return { ...sent, sent: { since: place.since, participants, hasFiles, hasPoll } }
}

async function limitSending(tx: Transaction, accountId: string, now: Date): Promise<void> {
  const lately = await countSent(tx, accountId, new Date(now.getTime() - minute))
  if (lately >= maxMessagesAMinute)
    throw new AppError('too_many_requests', { retryAfterSeconds: 60 })
}

async function requireReplied(
  tx: Transaction,
  { actor, conversationId }: ConversationContext,
  { place, replyTo }: { readonly place: OwnPlace; readonly replyTo: string | null },
): Promise<void> {
  if (replyTo === null) return
  const readable = { teamId: actor.teamId, conversationId, since: place.since }
  if ((await findMessage(tx, readable, replyTo)) === undefined) throw new AppError('not_found')
}

interface Attaching {
  readonly teamId: string
  readonly accountId: string
  readonly messageId: string
}

/** Assigns the author's uploads to the message, if the team has storage left. */
async function attach(
  tx: Transaction,
  { teamId, accountId, messageId }: Attaching,
  wanted: readonly string[],
): Promise<void> {
  const fileIds = [...new Set(wanted)]
  if (fileIds.length === 0) return
  for (const fileId of fileIds) {
    const claim = { fileId, purpose: 'message_attachment', accountId, teamId } as const
    if (!(await takeDocument(tx, claim)))
      throw new AppError('invalid_input', { fields: { files: 'attachment_unknown' } })
  }
  await attachFiles(tx, { teamId, messageId }, fileIds)
  if ((await bytesOfTeam(tx, teamId)) > maxTeamBytes) throw new AppError('team_files_full')
}
