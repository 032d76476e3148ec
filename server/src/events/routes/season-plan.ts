import { implement } from '@orpc/server'
import { clubCalendarEndpoints } from '@touchline/contract/events/endpoints/club-calendar'

import { clubQuery } from '#server/clubs/routes/handlers.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { requireCheckForClub } from '#server/teams/queries/checks.ts'

import { writeSeasonPlan } from '../commands/season-plan.ts'

const os = implement(clubCalendarEndpoints).$context<RequestContext>()

export const seasonPlanRoutes = {
  exportSeasonPlan: os.exportSeasonPlan.handler(
    clubQuery(async ({ db, actor, input, context: { platform, reply }, now }) => {
      await requireCheckForClub(db, actor)
      const { fileName, contentType, bytes } = await writeSeasonPlan(platform, input, now)
      reply
        .header('content-type', contentType)
        .header('content-disposition', `attachment; filename="${fileName}"`)
      return new Blob([bytes]).stream()
    }),
  ),
}
