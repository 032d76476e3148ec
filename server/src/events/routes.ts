import { implement } from '@orpc/server'
import { eventsEndpoints } from '@touchline/contract/events/endpoints'

import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { createEvents } from './commands/create.ts'
import { requireEvent } from './queries/calendar.ts'
import { answerLinkRoutes } from './routes/answer-links.ts'
import { answerRoutes } from './routes/answers.ts'
import { actorOf } from './routes/asking.ts'
import { calendarSyncRoutes } from './routes/calendar-sync.ts'
import { guestRoutes } from './routes/guests.ts'
import { reachRoutes } from './routes/reach.ts'
import { readingRoutes } from './routes/reading.ts'
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

  ...readingRoutes,
  ...reachRoutes,
  ...runningRoutes,
  ...guestRoutes,
  ...answerRoutes,
  ...answerLinkRoutes,
  ...unavailabilityRoutes,
  ...calendarSyncRoutes,
})
