import { eventsEndpoints } from '@touchline/contract/events/endpoints'
import { mayReadHistory, maySeeEvents } from '@touchline/domain/events/permissions'
import { implement } from '@orpc/server'

import { AppError } from '#server/platform/errors.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import { answerEvent } from './commands/answer.ts'
import { createEvents } from './commands/create.ts'
import { inTurn } from './commands/turn.ts'
import { findEvents, findEventsAround, requireEvent } from './queries/calendar.ts'
import { findHistory, requireEventPage } from './queries/page.ts'
import { actorOf, askingOf } from './routes/asking.ts'
import { answerLinkRoutes } from './routes/answer-links.ts'
import { calendarSyncRoutes } from './routes/calendar-sync.ts'
import { guestRoutes } from './routes/guests.ts'
import { runningRoutes } from './routes/running.ts'
import { unavailabilityRoutes } from './routes/unavailabilities.ts'

const os = implement(eventsEndpoints).$context<RequestContext>()

export const eventsRoutes = os.router({
  create: os.create.handler(({ input: { teamId, ...draft }, context }) =>
    command(context, async (tx) => {
      const actor = await actorOf(context, teamId, tx)
      const { eventIds } = await createEvents(tx, { actor, now: context.platform.clock() }, draft)
      const [first = ''] = eventIds
      return { event: await requireEvent(tx, actor, first), count: eventIds.length }
    }),
  ),

  list: os.list.handler(({ input: { teamId, ...window }, context }) =>
    findEvents(context.platform, { accountId: requireAccount(context).id, teamId }, window),
  ),

  listMine: os.listMine.handler(({ input, context }) =>
    findEvents(context.platform, { accountId: requireAccount(context).id }, input),
  ),

  around: os.around.handler(({ input: { teamId }, context }) => {
    const reader = { accountId: requireAccount(context).id, teamId }
    return findEventsAround(context.platform.database, reader, context.platform.clock())
  }),

  get: os.get.handler(async ({ input, context }) => {
    const { actor } = await askingOf(context, input, context.platform.database)
    if (!maySeeEvents(actor)) throw new AppError('not_found')
    return requireEventPage(context.platform.database, actor, input)
  }),

  ...runningRoutes,
  ...guestRoutes,
  ...answerLinkRoutes,

  answer: os.answer.handler(({ input, context }) =>
    inTurn(input.eventId, () =>
      command(context, async (tx) => answerEvent(tx, await askingOf(context, input, tx), [input])),
    ),
  ),

  answerForSeveral: os.answerForSeveral.handler(({ input, context }) =>
    inTurn(input.eventId, () =>
      command(context, async (tx) =>
        answerEvent(tx, await askingOf(context, input, tx), input.answers),
      ),
    ),
  ),

  history: os.history.handler(async ({ input, context }) => {
    const { actor } = await askingOf(context, input, context.platform.database)
    await requireEvent(context.platform.database, actor, input.eventId)
    if (!mayReadHistory(actor, input.memberId)) throw new AppError('not_allowed')
    return { answers: await findHistory(context.platform.database, input) }
  }),

  ...unavailabilityRoutes,
  ...calendarSyncRoutes,
})
