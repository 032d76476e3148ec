import { implement } from '@orpc/server'
import { messageEndpoints } from '@touchline/contract/messages/endpoints/messages'
import { maySeeReaders } from '@touchline/domain/messages/permissions'

import { AppError } from '#server/platform/errors.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { findReadMarks } from '../queries/beside.ts'
import { findSharedFiles } from '../queries/files.ts'
import { findMessage, findMessages } from '../queries/messages.ts'
import { namePeople } from '../queries/people.ts'
import { searchMessages } from '../queries/search.ts'
import { findSeats } from '../queries/seats.ts'
import { fileOf, viewMessages } from '../queries/view.ts'
import { askingOf, insiderOf, messageFor } from './asking.ts'

const os = implement(messageEndpoints).$context<RequestContext>()

/** What was said in conversations. */
export const readingRoutes = {
  history: os.history.handler(async ({ input, context }) => {
    const { platform } = context
    const { actor, conversationId, readable } = await insiderOf(context, input)
    const page = await findMessages(platform.database, readable, input)
    const looking = { platform, actor, conversationId }
    return {
      messages: await viewMessages(platform.database, looking, page.rows),
      hasOlder: page.hasOlder,
      hasNewer: page.hasNewer,
    }
  }),

  message: os.message.handler(async ({ input, context }) =>
    messageFor(context, { ...(await askingOf(context, input)), ...input }),
  ),

  seenBy: os.seenBy.handler(async ({ input, context }) => {
    const { database } = context.platform
    const { actor, now, conversationId, readable } = await insiderOf(context, input)
    const { teamId, accountId } = actor
    const message = await findMessage(database, readable, input.messageId)
    if (message === undefined) throw new AppError('not_found')
    if (!maySeeReaders(actor, { authorId: message.author_id, isRemoved: false }))
      throw new AppError('not_allowed')
    const seats = await findSeats(database, { teamId, conversationId, now })
    const others = (await namePeople(database, actor, seats)).filter(({ isMe }) => !isMe)
    const ids = others.map((one) => one.accountId).filter((id) => id !== accountId)
    const marks = await findReadMarks(database, readable, ids)
    const readers = new Set(
      marks.filter(({ readSeq }) => readSeq >= message.seq).map((mark) => mark.accountId),
    )
    const named = (isSeen: boolean) =>
      others.filter((one) => readers.has(one.accountId) === isSeen).map(({ name }) => ({ name }))
    return { seen: named(true), unseen: named(false) }
  }),

  files: os.files.handler(async ({ input, context }) => {
    const { platform } = context
    const { readable } = await insiderOf(context, input)
    const { files, nextBefore } = await findSharedFiles(platform.database, readable, input)
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

  search: os.search.handler(async ({ input, context }) => {
    return searchMessages(context.platform.database, await askingOf(context, input), input)
  }),
}
