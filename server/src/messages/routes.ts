import { implement } from '@orpc/server'
import { messagesEndpoints } from '@touchline/contract/messages/endpoints'

import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { choose, markRead } from './commands/own.ts'
import { viewPage } from './commands/page.ts'
import { previewStart } from './commands/preview.ts'
import { startConversation } from './commands/start.ts'
import { tellTyping } from './commands/typing.ts'
import { findConversations, requireConversation } from './queries/conversations.ts'
import { findRecipients } from './queries/recipients.ts'
import { askingOf, insiderOf } from './routes/asking.ts'
import { messageRoutes } from './routes/messages.ts'
import { readingRoutes } from './routes/reading.ts'
import { reportRoutes } from './routes/reports.ts'

const os = implement(messagesEndpoints).$context<RequestContext>()

/** Conversations of a team, and what is said in them. */
export const messagesRoutes = {
  list: os.list.handler(async ({ input, context }) => {
    return findConversations(context.platform.database, await askingOf(context, input), input)
  }),

  recipients: os.recipients.handler(async ({ input, context }) =>
    findRecipients(context.platform.database, await askingOf(context, input)),
  ),

  preview: os.preview.handler(async ({ input, context }) => {
    const { actor, now } = await askingOf(context, input)
    return previewStart(context.platform.database, { actor, now }, input)
  }),

  start: os.start.handler(({ input, context }) =>
    command(context, async (tx) => {
      const { actor, now } = await askingOf(context, input, tx)
      const { conversationId, id, seq } = await startConversation(tx, { actor, now }, input)
      const conversation = await requireConversation(tx, { actor, now, conversationId })
      return { conversation, messageId: id, seq }
    }),
  ),

  get: os.get.handler(async ({ input, context }) =>
    viewPage(context.platform.database, await insiderOf(context, input)),
  ),

  markRead: os.markRead.handler(({ input, context }) =>
    command(context, async (tx) => {
      const { place, ...doing } = await insiderOf(context, input, tx)
      return markRead(tx, doing, { place, seq: input.seq })
    }),
  ),

  type: os.type.handler(async ({ input, context }) => {
    const { place, ...doing } = await insiderOf(context, input)
    await tellTyping(context.platform.database, doing, place)
    return { at: doing.now.toISOString() }
  }),

  choose: os.choose.handler(({ input, context }) =>
    command(context, async (tx) => choose(tx, await insiderOf(context, input, tx), input)),
  ),

  ...readingRoutes,
  ...messageRoutes,
  ...reportRoutes,
}
