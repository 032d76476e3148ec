import { implement } from '@orpc/server'
import { leaguesEndpoints } from '@touchline/contract/leagues/endpoints'

import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery } from '#server/teams/routes/handlers.ts'

import { changeLeague, removeLeague } from './commands/change.ts'
import { createLeague } from './commands/create.ts'
import { findLeagues } from './queries/leagues.ts'
import { requireWholeLeague } from './queries/whole.ts'
import { importRoutes } from './routes/imports.ts'
import { knockOutRoutes } from './routes/knock-outs.ts'
import { matchDayRoutes } from './routes/match-day.ts'
import { sheetRoutes } from './routes/match-sheets.ts'
import { matchRoutes } from './routes/matches.ts'
import { partRoutes } from './routes/parts.ts'
import { publicPageRoutes } from './routes/public-page.ts'
import { tableRoutes } from './routes/tables.ts'
import { wholeLeagueFor } from './routes/whole-league.ts'

const os = implement(leaguesEndpoints).$context<RequestContext>()

export const leaguesRoutes = os.router({
  list: os.list.handler(
    teamQuery(async ({ db, now, input }) => ({ leagues: await findLeagues(db, input, now) })),
  ),

  create: os.create.handler(
    teamCommand(async (call) => {
      const { db, actor, context, input } = call
      const leagueId = await createLeague(db, call, input)
      const { platform } = context
      return requireWholeLeague(db, { platform, actor }, { teamId: input.teamId, leagueId })
    }),
  ),

  get: os.get.handler(teamQuery(async (call) => wholeLeagueFor(call))),

  change: os.change.handler(
    teamCommand(async (call) => {
      await changeLeague(call.db, call, call.input)
      return wholeLeagueFor(call)
    }),
  ),

  remove: os.remove.handler(
    teamCommand(async (call) => {
      await removeLeague(call.db, call, call.input)
      return { id: call.input.leagueId }
    }),
  ),

  ...tableRoutes,
  ...partRoutes,
  ...matchRoutes,
  ...importRoutes,
  ...knockOutRoutes,
  ...publicPageRoutes,
  ...sheetRoutes,
  ...matchDayRoutes,
})
