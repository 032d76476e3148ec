import type { Comment } from '@touchline/contract/events/shapes/comments'
import { mayRemoveComment } from '@touchline/domain/events/permissions'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import {
  countComments,
  deleteComment,
  findComments,
  findWriter,
  insertComment,
} from '../queries/comments.ts'
import { lockEvent } from '../queries/event-lock.ts'
import type { EventContext } from './event-context.ts'

const maxPerEvent = 500
const maxPerMinute = 10
const minute = 60_000

/** Adds a comment. Locks the event's row, so everyone sees the same order. */
export async function addComment(
  tx: Transaction,
  { actor, now, eventId }: EventContext,
  words: string,
): Promise<Comment> {
  const { teamId, accountId } = actor
  const key = { teamId, eventId }
  await lockEvent(tx, key)
  const since = new Date(now.getTime() - minute)
  const { ofEvent, lately } = await countComments(tx, key, { accountId, since })
  if (lately >= maxPerMinute) throw new AppError('too_many_requests', { retryAfterSeconds: 60 })
  if (ofEvent >= maxPerEvent)
    throw new AppError('invalid_input', { fields: { words: 'comments_full' } })

  await insertComment(tx, key, { id: newId(), accountId, words, now })
  await announce(tx, {
    name: 'events.commented',
    topics: [`team:${teamId}`],
    payload: { ...key, actorId: accountId },
  })
  const { comments } = await findComments(tx, { ...key, accountId }, { limit: 1 })
  const [written] = comments
  if (written === undefined) throw new AppError('not_found')
  return written
}

/** Deletes a comment: one's own, or any for staff. */
export async function removeComment(
  tx: Transaction,
  { actor, eventId }: EventContext,
  commentId: string,
): Promise<void> {
  const key = { teamId: actor.teamId, eventId }
  const writer = await findWriter(tx, { ...key, commentId })
  if (writer === undefined) throw new AppError('not_found')
  if (!mayRemoveComment(actor, writer)) throw new AppError('not_allowed')
  await deleteComment(tx, { teamId: actor.teamId, commentId })
  await announce(tx, {
    name: 'events.comment_removed',
    topics: [`team:${key.teamId}`],
    payload: { ...key },
  })
}
