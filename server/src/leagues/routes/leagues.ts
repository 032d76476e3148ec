import { implement } from '@orpc/server'
import { leaguesEndpoints } from '@touchline/contract/leagues/endpoints'

import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery } from '#server/teams/routes/handlers.ts'

import { changeLeague, removeLeague } from '../commands/change.ts'
import { createLeague } from '../commands/create.ts'
import { requireLeagueDetails } from '../queries/details.ts'
import { findLeagues } from '../queries/leagues.ts'
import { leagueDetailsFor } from './league-details.ts'

const os = implement(leaguesEndpoints).$context<RequestContext>()

export const leagueRoutes = {
  list: os.list.handler(
    teamQuery(async ({ db, now, input }) => ({ leagues: await findLeagues(db, input, now) })),
  ),

  create: os.create.handler(
    teamCommand(async (call) => {
      const { db, actor, context, input } = call
      const leagueId = await createLeague(db, call, input)
      const { platform } = context
      return requireLeagueDetails(db, { platform, actor }, { teamId: input.teamId, leagueId })
    }),
  ),

  get: os.get.handler(teamQuery(async (call) => leagueDetailsFor(call))),

  change: os.change.handler(
    teamCommand(async (call) => {
      await changeLeague(call.db, call, call.input)
      return leagueDetailsFor(call)
    }),
  ),

  remove: os.remove.handler(
    teamCommand(async (call) => {
      await removeLeague(call.db, call, call.input)
      return { id: call.input.leagueId }
    }),
  ),
}
