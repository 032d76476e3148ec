import { implement } from '@orpc/server'
import { messageEndpoints } from '@touchline/contract/messages/endpoints/messages'
import { maySeeReaders } from '@touchline/domain/messages/permissions'

import { AppError } from '#server/platform/errors.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { teamQuery } from '#server/teams/routes/handlers.ts'

import { findSharedFiles } from '../queries/files.ts'
import { findReadMarks } from '../queries/message-details.ts'
import { findMessage, findMessages } from '../queries/messages.ts'
import { findParticipants } from '../queries/participants.ts'
import { findParticipantNames } from '../queries/people.ts'
import { searchMessages } from '../queries/search.ts'
import { fileOf, viewMessages } from '../queries/view.ts'
import { conversationQuery } from './handlers.ts'
import { viewMessage } from './view-message.ts'

const os = implement(messageEndpoints).$context<RequestContext>()

export const readingRoutes = {
  history: os.history.handler(
    conversationQuery(async ({ db, actor, readable, input, context: { platform } }) => {
      const { conversationId } = input
      const { rows, hasOlder, hasNewer } = await findMessages(db, readable, input)
      const messages = await viewMessages(db, { platform, actor, conversationId }, rows)
      return { messages, hasOlder, hasNewer }
    }),
  ),

  message: os.message.handler(
    teamQuery(({ db, actor, now, input: { conversationId, messageId }, context }) =>
      viewMessage(db, context.platform, { actor, now, conversationId, messageId }),
    ),
  ),

  seenBy: os.seenBy.handler(
    conversationQuery(async ({ db, actor, now, readable, input }) => {
      const { teamId, conversationId, messageId } = input
      const message = await findMessage(db, readable, messageId)
      if (message === undefined) throw new AppError('not_found')
      if (!maySeeReaders(actor, { authorId: message.author_id, isRemoved: false }))
        throw new AppError('not_allowed')

      const participants = await findParticipants(db, { teamId, conversationId, now })
      const others = (await findParticipantNames(db, actor, participants)).filter(
        ({ isMe }) => !isMe,
      )
      const ids = others.map((one) => one.accountId).filter((id) => id !== actor.accountId)
      const marks = await findReadMarks(db, readable, ids)
      const readers = new Set(
        marks.filter(({ readSeq }) => readSeq >= message.seq).map((mark) => mark.accountId),
      )
      const named = (isSeen: boolean) =>
        others.filter((one) => readers.has(one.accountId) === isSeen).map(({ name }) => ({ name }))
      return { seen: named(true), unseen: named(false) }
    }),
  ),

  files: os.files.handler(
    conversationQuery(async ({ db, readable, input, context: { platform } }) => {
      const { files, nextBefore } = await findSharedFiles(db, readable, input)
      return {
        files: await Promise.all(
          files.map(async ({ messageId, seq, author, sentAt, ...file }) => ({
            ...(await fileOf(platform, file)),
            messageId,
            seq,
            author,
            sentAt: sentAt.toISOString(),
          })),
        ),
        nextBefore,
      }
    }),
  ),

  search: os.search.handler(
    teamQuery(({ db, actor, now, input }) => searchMessages(db, { actor, now }, input)),
  ),
}
