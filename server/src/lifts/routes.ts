import { implement } from '@orpc/server'
import { liftsEndpoints } from '@touchline/contract/lifts/endpoints'

import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand } from '#server/teams/routes/handlers.ts'

import { chooseLifts } from './commands/choose.ts'
import { offerLift } from './commands/offer.ts'
import { requestLift } from './commands/request.ts'
import { releaseSeat, takeSeat } from './commands/take-seat.ts'
import { liftCommand, liftQuery } from './routes/handlers.ts'
import { viewLifts } from './routes/view-lifts.ts'

const os = implement(liftsEndpoints).$context<RequestContext>()

export const liftsRoutes = os.router({
  list: os.list.handler(
    liftQuery(({ db, actor, now, input: { eventId } }) => viewLifts(db, { actor, eventId, now })),
  ),

  choose: os.choose.handler(
    teamCommand(async ({ db, actor, now, input: { eventId, isOn } }) => {
      await chooseLifts(db, { actor, now, eventId }, isOn)
      return viewLifts(db, { actor, eventId, now })
    }),
  ),

  offer: os.offer.handler(
    liftCommand(async ({ db, actor, now, input: { eventId, offer } }) => {
      await offerLift(db, { actor, now, eventId }, offer)
      return viewLifts(db, { actor, eventId, now })
    }),
  ),

  request: os.request.handler(
    liftCommand(async ({ db, actor, now, input: { eventId, memberId, request } }) => {
      await requestLift(db, { actor, now, eventId, memberId }, request)
      return viewLifts(db, { actor, eventId, now })
    }),
  ),

  takeSeat: os.takeSeat.handler(
    liftCommand(async ({ db, actor, now, input: { eventId, memberId, offerId, isTaken } }) => {
      const context = { actor, now, eventId, memberId }
      await (isTaken ? takeSeat : releaseSeat)(db, context, offerId)
      return viewLifts(db, { actor, eventId, now })
    }),
  ),
})
