import { implement } from '@orpc/server'
import { messagesEndpoints } from '@touchline/contract/messages/endpoints'

import type { RequestContext } from '#server/platform/http/context.ts'

import { changeOwnSettings } from '../commands/own.ts'
import { announceTyping } from '../commands/typing.ts'
import { conversationCommand, conversationQuery } from './handlers.ts'

const os = implement(messagesEndpoints).$context<RequestContext>()

/** The caller's settings of a conversation, and typing notices. */
export const ownRoutes = {
  changeMine: os.changeMine.handler(
    conversationCommand(({ db, actor, now, place, input: { conversationId, ...change } }) =>
      changeOwnSettings(db, { actor, now, conversationId, place }, change),
    ),
  ),

  type: os.type.handler(
    conversationQuery(async ({ actor, now, place, input: { conversationId }, context }) => {
      await announceTyping(context.platform.database, { actor, now, conversationId }, place)
      return { at: now.toISOString() }
    }),
  ),
}
