import { implement } from '@orpc/server'
import { runningEndpoints } from '@touchline/contract/events/endpoints/running'

import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { cancelEvent, removeEvent, restoreEvent } from '../commands/cancel.ts'
import { removeComment, writeComment } from '../commands/comments.ts'
import { changeEvent, previewChange } from '../commands/edit.ts'
import { inviteNow } from '../commands/invite.ts'
import { remindSilent } from '../commands/remind.ts'
import { requireEvent } from '../queries/calendar.ts'
import { findComments } from '../queries/comments.ts'
import { askingOf } from './asking.ts'

const os = implement(runningEndpoints).$context<RequestContext>()

/** What staff does with an event after it was made, and what people write below it. */
export const runningRoutes = {
  change: os.change.handler(({ input, context }) =>
    command(context, async (tx) => {
      const asking = await askingOf(context, input, tx)
      const edited = await changeEvent(tx, asking, input)
      return { ...edited, event: await requireEvent(tx, asking.actor, input.eventId) }
    }),
  ),

  previewChange: os.previewChange.handler(({ input, context }) =>
    context.platform.database
      .transaction()
      .execute(async (tx) => previewChange(tx, await askingOf(context, input, tx), input)),
  ),

  cancel: os.cancel.handler(({ input, context }) =>
    command(context, async (tx) => {
      const asking = await askingOf(context, input, tx)
      await cancelEvent(tx, asking, input)
      return requireEvent(tx, asking.actor, input.eventId)
    }),
  ),

  restore: os.restore.handler(({ input, context }) =>
    command(context, async (tx) => {
      const asking = await askingOf(context, input, tx)
      await restoreEvent(tx, asking, input)
      return requireEvent(tx, asking.actor, input.eventId)
    }),
  ),

  remove: os.remove.handler(({ input, context }) =>
    command(context, async (tx) => {
      await removeEvent(tx, await askingOf(context, input, tx))
      return { id: input.eventId }
    }),
  ),

  remind: os.remind.handler(({ input, context }) =>
    command(context, async (tx) => remindSilent(tx, await askingOf(context, input, tx))),
  ),

  invite: os.invite.handler(({ input, context }) =>
    command(context, async (tx) => {
      const asking = await askingOf(context, input, tx)
      await inviteNow(tx, asking)
      return requireEvent(tx, asking.actor, input.eventId)
    }),
  ),

  comments: os.comments.handler(async ({ input, context }) => {
    const { database } = context.platform
    const { actor } = await askingOf(context, input, database)
    await requireEvent(database, actor, input.eventId)
    return findComments(database, { ...input, accountId: actor.accountId }, input)
  }),

  comment: os.comment.handler(({ input, context }) =>
    command(context, async (tx) =>
      writeComment(tx, await askingOf(context, input, tx), input.words),
    ),
  ),

  removeComment: os.removeComment.handler(({ input, context }) =>
    command(context, async (tx) => {
      await removeComment(tx, await askingOf(context, input, tx), input.commentId)
      return { id: input.commentId }
    }),
  ),
}
