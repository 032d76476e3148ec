import { mostPins, type Reaction } from '@touchline/domain/messages/conversations'
import { mayClosePoll, mayEdit, mayPin, mayRemove } from '@touchline/domain/messages/permissions'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { findPolls, type PollRow } from '../queries/beside.ts'
import { findMessage, type MessageRow } from '../queries/messages.ts'
import { lockPlace, type OwnPlace } from '../queries/places.ts'
import { isPollClosed } from '../queries/view.ts'
import {
  blank,
  countPins,
  keepWording,
  reword,
  savePin,
  savePollEnd,
  saveReaction,
  saveVotes,
} from '../queries/writes.ts'
import { findTopics, requireCompany, requireVoice, tellOf, type Doing } from './place.ts'

export interface Touching extends Doing {
  readonly messageId: string
}

/** One's own message in other words; the earlier ones stay for the safeguarding person. */
export async function editMessage(
  tx: Transaction,
  touching: Touching,
  { words, mentions }: { readonly words: string; readonly mentions: readonly string[] },
): Promise<void> {
  await touch(tx, touching, async ({ place, message, written }) => {
    if (!mayEdit(touching.actor, written)) throw new AppError('not_allowed')
    const seats = await requireVoice(tx, touching, place)
    if (message.words === words) return
    const present = new Set(seats.map(({ accountId }) => accountId))
    const named = [...new Set(mentions)].filter((id) => present.has(id))
    await keepWording(tx, keyOf(touching))
    await reword(tx, keyOf(touching), { words, mentions: named, now: touching.now })
  })
}

/** Takes a message away: its place stays, and what it said stays for the safeguarding person. */
export async function removeMessage(tx: Transaction, touching: Touching): Promise<void> {
  const { actor, now } = touching
  await touch(tx, touching, async ({ written }) => {
    if (!mayRemove(actor, written)) throw new AppError('not_allowed')
    await keepWording(tx, keyOf(touching))
    const as = written.authorId === actor.accountId ? 'author' : 'staff'
    await blank(tx, keyOf(touching), { as, now })
  })
}

export async function react(
  tx: Transaction,
  touching: Touching,
  reaction: Reaction | null,
): Promise<void> {
  await touch(tx, touching, async ({ place, written }) => {
    if (written.isRemoved) throw new AppError('not_found')
    await requireCompany(tx, touching, place)
    await saveReaction(tx, { ...keyOf(touching), accountId: touching.actor.accountId }, reaction)
  })
}

/** On top for all, or no longer. */
export async function pinMessage(
  tx: Transaction,
  touching: Touching,
  { isPinned }: { readonly isPinned: boolean },
): Promise<void> {
  const { actor, conversationId, now } = touching
  await touch(tx, touching, async ({ place, message, written }) => {
    if (!mayPin(actor, place)) throw new AppError('not_allowed')
    if (written.isRemoved) throw new AppError('not_found')
    if (isPinned === (message.pinned_at !== null)) return
    const pins = isPinned ? await countPins(tx, { teamId: actor.teamId, conversationId }) : 0
    if (pins >= mostPins) throw new AppError('invalid_input', { fields: { isPinned: 'pins_full' } })
    await savePin(tx, keyOf(touching), isPinned ? now : null)
  })
}

/** One's votes in a poll that is still open; none takes them back. */
export async function vote(
  tx: Transaction,
  touching: Touching,
  options: readonly number[],
): Promise<void> {
  await touch(tx, touching, async ({ place }) => {
    const poll = await requireOpenPoll(tx, touching)
    await requireCompany(tx, touching, place)
    const isFit = options.every((option) => option < poll.options.length)
    if (!isFit || (options.length > 1 && !poll.isMultiple))
      throw new AppError('invalid_input', { fields: { options: 'choice' } })
    await saveVotes(tx, { ...keyOf(touching), accountId: touching.actor.accountId }, options)
  })
}

export async function closePoll(tx: Transaction, touching: Touching): Promise<void> {
  await touch(tx, touching, async ({ written }) => {
    await requireOpenPoll(tx, touching)
    if (!mayClosePoll(touching.actor, written)) throw new AppError('not_allowed')
    await savePollEnd(tx, keyOf(touching), touching.now)
  })
}

async function requireOpenPoll(tx: Transaction, touching: Touching): Promise<PollRow> {
  const { actor, messageId, now } = touching
  const { teamId, accountId } = actor
  const polls = await findPolls(tx, { teamId, accountId, messageIds: [messageId] })
  const poll = polls.get(messageId)
  if (poll === undefined) throw new AppError('not_found')
  if (isPollClosed(poll, now)) throw new AppError('poll_closed')
  return poll
}

interface Touched {
  readonly place: OwnPlace
  readonly message: MessageRow
  readonly written: { readonly authorId: string | null; readonly isRemoved: boolean }
}

/** Does something to a message one may read, alone in its conversation, and tells its people. */
async function touch(
  tx: Transaction,
  touching: Touching,
  act: (touched: Touched) => Promise<void>,
): Promise<void> {
  const { actor, conversationId, messageId } = touching
  const place = await lockPlace(tx, touching)
  const readable = { teamId: actor.teamId, conversationId, since: place.since }
  const message = await findMessage(tx, readable, messageId)
  if (message === undefined) throw new AppError('not_found')
  const written = { authorId: message.author_id, isRemoved: message.removed_at !== null }
  await act({ place, message, written })
  const topics = await findTopics(tx, touching, place)
  await tellOf(tx, touching, { name: 'messages.changed', topics, message })
}

function keyOf({ actor, messageId }: Touching) {
  return { teamId: actor.teamId, messageId }
}
