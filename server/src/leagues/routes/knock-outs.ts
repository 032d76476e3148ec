import { implement } from '@orpc/server'
import { knockOutEndpoints } from '@touchline/contract/leagues/endpoints/knock-outs'

import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand } from '#server/teams/routes/handlers.ts'

import { drawKnockOut, removeKnockOut } from '../commands/knock-outs.ts'
import { leagueDetailsFor } from './league-details.ts'

const os = implement(knockOutEndpoints).$context<RequestContext>()

export const knockOutRoutes = {
  drawKnockOut: os.drawKnockOut.handler(
    teamCommand(async (call) => {
      await drawKnockOut(call.db, call, call.input)
      return leagueDetailsFor(call)
    }),
  ),

  removeKnockOut: os.removeKnockOut.handler(
    teamCommand(async (call) => {
      await removeKnockOut(call.db, call, call.input)
      return leagueDetailsFor(call)
    }),
  ),
}
