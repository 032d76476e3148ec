import { implement } from '@orpc/server'
import { runningEndpoints } from '@touchline/contract/events/endpoints/running'

import type { RequestContext } from '#server/platform/http/context.ts'

import { addComment, removeComment } from '../commands/comments.ts'
import { requireEvent } from '../queries/calendar.ts'
import { findComments } from '../queries/comments.ts'
import { handOverRoutes } from './hand-overs.ts'
import { eventCommand, eventQuery } from './handlers.ts'

const os = implement(runningEndpoints).$context<RequestContext>()

/** What people write about an event. */
export const commentRoutes = {
  ...handOverRoutes,

  comments: os.comments.handler(
    eventQuery(async ({ db, actor, input }) => {
      await requireEvent(db, actor, input.eventId)
      return findComments(db, { ...input, accountId: actor.accountId }, input)
    }),
  ),

  addComment: os.addComment.handler(
    eventCommand((call) => addComment(call.db, call, call.input.words)),
  ),

  removeComment: os.removeComment.handler(
    eventCommand(async (call) => {
      const { commentId } = call.input
      await removeComment(call.db, call, commentId)
      return { id: commentId }
    }),
  ),
}
