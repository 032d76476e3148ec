import { implement } from '@orpc/server'
import { messagesEndpoints } from '@touchline/contract/messages/endpoints'

import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery } from '#server/teams/routes/handlers.ts'

import { viewPage } from './commands/page.ts'
import { previewStart } from './commands/preview.ts'
import { startConversation } from './commands/start.ts'
import { requireConversation } from './queries/conversations.ts'
import { clubMessageRoutes } from './routes/club.ts'
import { conversationQuery } from './routes/handlers.ts'
import { listRoutes } from './routes/lists.ts'
import { messageRoutes } from './routes/messages.ts'
import { ownRoutes } from './routes/own.ts'
import { readingRoutes } from './routes/reading.ts'
import { reportRoutes } from './routes/reports.ts'

const os = implement(messagesEndpoints).$context<RequestContext>()

export const messagesRoutes = {
  ...listRoutes,

  preview: os.preview.handler(
    teamQuery(({ actor, now, input, context }) =>
      previewStart(context.platform.database, { actor, now }, input),
    ),
  ),

  start: os.start.handler(
    teamCommand(async ({ db, actor, now, input }) => {
      const { conversationId, id, seq } = await startConversation(db, { actor, now }, input)
      const conversation = await requireConversation(db, { actor, now, conversationId })
      return { conversation, messageId: id, seq }
    }),
  ),

  get: os.get.handler(
    conversationQuery(({ db, actor, now, place, input: { conversationId } }) =>
      viewPage(db, { actor, now, conversationId, place }),
    ),
  ),

  ...ownRoutes,
  ...clubMessageRoutes,
  ...readingRoutes,
  ...messageRoutes,
  ...reportRoutes,
}
