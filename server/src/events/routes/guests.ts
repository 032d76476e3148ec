import { implement } from '@orpc/server'
import { guestEndpoints } from '@touchline/contract/events/endpoints/guests'

import type { RequestContext } from '#server/platform/http/context.ts'

import { findGuestsToInvite, setGuests } from '../commands/guests.ts'
import { requireEvent } from '../queries/calendar.ts'
import { eventCommand, eventQuery } from './handlers.ts'

const os = implement(guestEndpoints).$context<RequestContext>()

export const guestRoutes = {
  guests: os.guests.handler(
    eventQuery(async ({ db, actor, input }) => {
      await requireEvent(db, actor, input.eventId)
      return findGuestsToInvite(db, actor, input)
    }),
  ),

  setGuests: os.setGuests.handler(
    eventCommand((call) => setGuests(call.db, call, call.input.memberIds)),
  ),
}
