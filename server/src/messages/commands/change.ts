import type { MessageChange } from '@touchline/contract/messages/shapes/message'
import { maxPins, type Reaction } from '@touchline/domain/messages/conversations'
import { mayClosePoll, mayEdit, mayPin, mayRemove } from '@touchline/domain/messages/permissions'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { findPolls, type PollRow } from '../queries/message-details.ts'
import { findMessage, type MessageRow } from '../queries/messages.ts'
import { lockPlace, type OwnPlace } from '../queries/places.ts'
import { isPollClosed } from '../queries/view.ts'
import {
  clearMessage,
  countPins,
  saveRevision,
  updateText,
  savePin,
  savePollEnd,
  saveReaction,
  saveVotes,
} from '../queries/writes.ts'
import {
  announceMessage,
  findTopics,
  requireAccompanied,
  requireMayWrite,
  type ConversationContext,
} from './place.ts'

export interface MessageContext extends ConversationContext {
  readonly messageId: string
}

/** Applies the fields that were sent. */
export async function changeMessage(
  tx: Transaction,
  context: MessageContext,
  { words, mentions, isPinned, reaction, options, isPollClosed }: MessageChange,
): Promise<void> {
  if (words !== undefined) await editMessage(tx, context, { words, mentions })
  if (isPinned !== undefined) await pinMessage(tx, context, isPinned)
  if (reaction !== undefined) await react(tx, context, reaction)
  if (options !== undefined) await vote(tx, context, options)
  if (isPollClosed) await closePoll(tx, context)
}

/** Keeps earlier versions for the safeguarding person. */
async function editMessage(
  tx: Transaction,
  context: MessageContext,
  { words, mentions }: { readonly words: string; readonly mentions: readonly string[] },
): Promise<void> {
  await touch(tx, context, async ({ place, message, written }) => {
    if (!mayEdit(context.actor, written)) throw new AppError('not_allowed')
    const participants = await requireMayWrite(tx, context, place)
    if (message.words === words) return
    const present = new Set(participants.map(({ accountId }) => accountId))
    const named = [...new Set(mentions)].filter((id) => present.has(id))
    await saveRevision(tx, keyOf(context))
    await updateText(tx, keyOf(context), { words, mentions: named, now: context.now })
  })
}

/** Empties a message; its text is kept for the safeguarding person. */
export async function removeMessage(tx: Transaction, context: MessageContext): Promise<void> {
  const { actor, now } = context
  await touch(tx, context, async ({ written }) => {
    if (!mayRemove(actor, written)) throw new AppError('not_allowed')
    await saveRevision(tx, keyOf(context))
    const as = written.authorId === actor.accountId ? 'author' : 'staff'
    await clearMessage(tx, keyOf(context), { as, now })
  })
}

async function react(
  tx: Transaction,
  context: MessageContext,
  reaction: Reaction | null,
): Promise<void> {
  await touch(tx, context, async ({ place, written }) => {
    if (written.isRemoved) throw new AppError('not_found')
    await requireAccompanied(tx, context, place)
    await saveReaction(tx, { ...keyOf(context), accountId: context.actor.accountId }, reaction)
  })
}

/** Pins or unpins a message for the whole conversation. */
async function pinMessage(
  tx: Transaction,
  context: MessageContext,
  isPinned: boolean,
): Promise<void> {
  const { actor, conversationId, now } = context
  await touch(tx, context, async ({ place, message, written }) => {
    if (!mayPin(actor, place)) throw new AppError('not_allowed')
    if (written.isRemoved) throw new AppError('not_found')
    if (isPinned === (message.pinned_at !== null)) return
    const pins = isPinned ? await countPins(tx, { teamId: actor.teamId, conversationId }) : 0
    if (pins >= maxPins) throw new AppError('invalid_input', { fields: { isPinned: 'pins_full' } })
    await savePin(tx, keyOf(context), isPinned ? now : null)
  })
}

export async function vote(
  tx: Transaction,
  context: MessageContext,
  options: readonly number[],
): Promise<void> {
  await touch(tx, context, async ({ place }) => {
    const poll = await requireOpenPoll(tx, context)
    await requireAccompanied(tx, context, place)
    const isFit = options.every((option) => option < poll.options.length)
    if (!isFit || (options.length > 1 && !poll.isMultiple))
      throw new AppError('invalid_input', { fields: { options: 'choice' } })
    await saveVotes(tx, { ...keyOf(context), accountId: context.actor.accountId }, options)
  })
}

async function closePoll(tx: Transaction, context: MessageContext): Promise<void> {
  await touch(tx, context, async ({ written }) => {
    await requireOpenPoll(tx, context)
    if (!mayClosePoll(context.actor, written)) throw new AppError('not_allowed')
    await savePollEnd(tx, keyOf(context), context.now)
  })
}

async function requireOpenPoll(tx: Transaction, context: MessageContext): Promise<PollRow> {
  const { actor, messageId, now } = context
  const { teamId, accountId } = actor
  const polls = await findPolls(tx, { teamId, accountId, messageIds: [messageId] })
  const poll = polls.get(messageId)
  if (poll === undefined) throw new AppError('not_found')
  if (isPollClosed(poll, now)) throw new AppError('poll_closed')
  return poll
}

interface LockedMessage {
  readonly place: OwnPlace
  readonly message: MessageRow
  readonly written: { readonly authorId: string | null; readonly isRemoved: boolean }
}

/** Locks the conversation, runs `act` on a message the actor may read, and announces the change. */
async function touch(
  tx: Transaction,
  context: MessageContext,
  act: (locked: LockedMessage) => Promise<void>,
): Promise<void> {
  const { actor, conversationId, messageId } = context
  const place = await lockPlace(tx, context)
  const readable = { teamId: actor.teamId, conversationId, since: place.since }
  const message = await findMessage(tx, readable, messageId)
  if (message === undefined) throw new AppError('not_found')
  const written = { authorId: message.author_id, isRemoved: message.removed_at !== null }
  await act({ place, message, written })
  const topics = await findTopics(tx, context, place)
  await announceMessage(tx, context, { name: 'messages.changed', topics, message })
}

function keyOf({ actor, messageId }: MessageContext) {
  return { teamId: actor.teamId, messageId }
}
