import { implement } from '@orpc/server'
import { leaguesEndpoints } from '@touchline/contract/leagues/endpoints'

import type { RequestContext } from '#server/platform/http/context.ts'

import { changeLeague, removeLeague } from './commands/change.ts'
import { createLeague } from './commands/create.ts'
import { findLeagues } from './queries/leagues.ts'
import { requireWholeLeague } from './queries/whole.ts'
import { onLeague, readerOf } from './routes/doing.ts'
import { fillingRoutes } from './routes/filling.ts'
import { matchDayRoutes } from './routes/match-day.ts'
import { sheetRoutes } from './routes/match-sheets.ts'
import { matchRoutes } from './routes/matches.ts'
import { partRoutes } from './routes/parts.ts'
import { publicPageRoutes } from './routes/public-page.ts'
import { tableRoutes } from './routes/tables.ts'

const os = implement(leaguesEndpoints).$context<RequestContext>()

export const leaguesRoutes = os.router({
  list: os.list.handler(async ({ input, context }) => {
    const { database, clock } = context.platform
    await readerOf(context, input.teamId)
    return { leagues: await findLeagues(database, input, clock()) }
  }),

  create: os.create.handler(({ input, context }) =>
    onLeague(context, input, async (tx, doing) => {
      const leagueId = await createLeague(tx, doing, input)
      const reading = { ...doing, platform: context.platform }
      return requireWholeLeague(tx, reading, { teamId: input.teamId, leagueId })
    }),
  ),

  get: os.get.handler(async ({ input, context }) => {
    const { platform } = context
    const actor = await readerOf(context, input.teamId)
    return requireWholeLeague(platform.database, { platform, actor }, input)
  }),

  change: os.change.handler(({ input, context }) =>
    onLeague(context, input, async (tx, doing) => {
      await changeLeague(tx, doing, input)
      return requireWholeLeague(tx, { ...doing, platform: context.platform }, input)
    }),
  ),

  remove: os.remove.handler(({ input, context }) =>
    onLeague(context, input, async (tx, doing) => {
      await removeLeague(tx, doing, input)
      return { id: input.leagueId }
    }),
  ),

  ...tableRoutes,
  ...partRoutes,
  ...matchRoutes,
  ...fillingRoutes,
  ...publicPageRoutes,
  ...sheetRoutes,
  ...matchDayRoutes,
})
