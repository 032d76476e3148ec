import { implement } from '@orpc/server'
import { leaguesEndpoints } from '@touchline/contract/leagues/endpoints'

import type { RequestContext } from '#server/platform/http/context.ts'

import { importRoutes } from './routes/imports.ts'
import { knockOutRoutes } from './routes/knock-outs.ts'
import { leagueRoutes } from './routes/leagues.ts'
import { matchDayRoutes } from './routes/match-day.ts'
import { sheetRoutes } from './routes/match-sheets.ts'
import { matchRoutes } from './routes/matches.ts'
import { partRoutes } from './routes/parts.ts'
import { publicPageRoutes } from './routes/public-page.ts'
import { tableRoutes } from './routes/tables.ts'

export const leaguesRoutes = implement(leaguesEndpoints)
  .$context<RequestContext>()
  .router({
    ...leagueRoutes,
    ...tableRoutes,
    ...partRoutes,
    ...matchRoutes,
    ...importRoutes,
    ...knockOutRoutes,
    ...publicPageRoutes,
    ...sheetRoutes,
    ...matchDayRoutes,
  })
