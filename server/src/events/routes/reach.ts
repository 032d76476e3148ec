import { implement } from '@orpc/server'
import { runningEndpoints } from '@touchline/contract/events/endpoints/running'
import { mayRunEvents } from '@touchline/domain/events/permissions'

import { AppError } from '#server/platform/errors.ts'
import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { announceNow } from '../commands/announce-changes.ts'
import { requireEvent } from '../queries/calendar.ts'
import { findUnreached } from '../queries/reach.ts'
import { saveSighting } from '../queries/sightings.ts'
import { askingOf } from './asking.ts'

const os = implement(runningEndpoints).$context<RequestContext>()

/** Who knows of a change, who doesn't, and telling them at once. */
export const reachRoutes = {
  markSeen: os.markSeen.handler(({ input, context }) =>
    command(context, async (tx) => {
      const { actor, now } = await askingOf(context, input, tx)
      await requireEvent(tx, actor, input.eventId)
      await saveSighting(tx, input, { accountId: actor.accountId, now })
      return { seenAt: now.toISOString() }
    }),
  ),

  unreached: os.unreached.handler(async ({ input, context }) => {
    const { database } = context.platform
    const { actor } = await askingOf(context, input, database)
    await requireEvent(database, actor, input.eventId)
    if (!mayRunEvents(actor)) throw new AppError('not_allowed')
    return findUnreached(database, actor, input)
  }),

  announceNow: os.announceNow.handler(({ input, context }) =>
    command(context, async (tx) => {
      const asking = await askingOf(context, input, tx)
      await announceNow(tx, asking)
      return requireEvent(tx, asking.actor, input.eventId)
    }),
  ),
}
