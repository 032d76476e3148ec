import { implement } from '@orpc/server'
import { eventsEndpoints } from '@touchline/contract/events/endpoints'

import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand } from '#server/teams/routes/handlers.ts'

import { createInTeams } from './commands/groups.ts'
import { requireEvent } from './queries/calendar.ts'
import { answerLinkRoutes } from './routes/answer-links.ts'
import { answerRoutes } from './routes/answers.ts'
import { calendarSyncRoutes } from './routes/calendar-sync.ts'
import { clubRoutes } from './routes/club.ts'
import { commentRoutes } from './routes/comments.ts'
import { guestRoutes } from './routes/guests.ts'
import { readingRoutes } from './routes/reading.ts'
import { runningRoutes } from './routes/running.ts'
import { unavailabilityRoutes } from './routes/unavailabilities.ts'

const os = implement(eventsEndpoints).$context<RequestContext>()

export const eventsRoutes = os.router({
  create: os.create.handler(
    teamCommand(async ({ db, actor, now, input }) => {
      const { eventIds } = await createInTeams(db, { actor, now }, input)
      const [first = ''] = eventIds
      return { event: await requireEvent(db, actor, first), count: eventIds.length }
    }),
  ),

  ...readingRoutes,
  ...runningRoutes,
  ...commentRoutes,
  ...guestRoutes,
  ...answerRoutes,
  ...answerLinkRoutes,
  ...unavailabilityRoutes,
  ...calendarSyncRoutes,
  ...clubRoutes,
})
