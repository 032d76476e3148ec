import { implement } from '@orpc/server'
import { messageEndpoints } from '@touchline/contract/messages/endpoints/messages'

import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand } from '#server/teams/routes/handlers.ts'

import { changeMessage, removeMessage } from '../commands/change.ts'
import { sendMessage } from '../commands/send.ts'
import { viewMessage } from './view-message.ts'

const os = implement(messageEndpoints).$context<RequestContext>()

export const messageRoutes = {
  send: os.send.handler(
    teamCommand(async ({ db, actor, now, input, context: { platform } }) => {
      const { teamId: _team, conversationId, ...message } = input
      const inConversation = { actor, now, conversationId }
      const { id: messageId, sent } = await sendMessage(db, inConversation, message)
      return viewMessage(db, platform, { ...inConversation, messageId, sent })
    }),
  ),

  change: os.change.handler(
    teamCommand(async ({ db, actor, now, input, context: { platform } }) => {
      const { teamId: _team, conversationId, messageId, ...change } = input
      const message = { actor, now, conversationId, messageId }
      await changeMessage(db, message, change)
      return viewMessage(db, platform, message)
    }),
  ),

  remove: os.remove.handler(
    teamCommand(async ({ db, actor, now, input, context: { platform } }) => {
      const { conversationId, messageId } = input
      const message = { actor, now, conversationId, messageId }
      await removeMessage(db, message)
      return viewMessage(db, platform, message)
    }),
  ),
}
