import { implement } from '@orpc/server'
import { clubCalendarEndpoints } from '@touchline/contract/events/endpoints/club-calendar'

import { clubCommand } from '#server/clubs/routes/handlers.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { changeClubVenue, closeClubVenue, reopenClubVenue } from '../commands/club-venues.ts'

const os = implement(clubCalendarEndpoints).$context<RequestContext>()

export const clubVenueRoutes = {
  saveClubVenue: os.saveClubVenue.handler(
    clubCommand(async ({ db, actor, now, input: { name, address, capacity } }) => ({
      venue: await changeClubVenue(db, actor, { name, address, capacity, now }),
    })),
  ),

  closeClubVenue: os.closeClubVenue.handler(
    clubCommand(async ({ db, actor, now, input: { clubId: _clubId, ...closure } }) => ({
      id: await closeClubVenue(db, actor, { ...closure, now }),
    })),
  ),

  reopenClubVenue: os.reopenClubVenue.handler(
    clubCommand(async ({ db, actor, input: { closureId } }) => {
      await reopenClubVenue(db, actor, closureId)
      return { id: closureId }
    }),
  ),
}
