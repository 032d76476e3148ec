import { implement } from '@orpc/server'
import { matchDayEndpoints } from '@touchline/contract/leagues/endpoints/match-day'

import { askingOf } from '#server/events/routes/asking.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { enterResult } from '../commands/match-day/result.ts'
import { changeSettings, writeReport } from '../commands/match-day/settings.ts'
import { voteForPlayer } from '../commands/match-day/vote.ts'
import { requireMatchDay } from '../queries/match-day/whole.ts'
import { onMatchDay } from './match-day/doing.ts'
import { lineUpRoutes } from './match-day/line-up.ts'
import { liveRoutes } from './match-day/live.ts'

const os = implement(matchDayEndpoints).$context<RequestContext>()

export const matchDayRoutes = {
  matchDay: os.matchDay.handler(async ({ input, context }) => {
    const { database } = context.platform
    return requireMatchDay(database, await askingOf(context, input, database), input)
  }),

  changeMatchDay: os.changeMatchDay.handler(({ input, context }) =>
    onMatchDay(context, input, (tx, asking) => changeSettings(tx, asking, input)),
  ),

  ...lineUpRoutes,
  ...liveRoutes,

  enterResult: os.enterResult.handler(({ input, context }) =>
    onMatchDay(context, input, (tx, asking) => enterResult(tx, asking, input)),
  ),

  writeReport: os.writeReport.handler(({ input, context }) =>
    onMatchDay(context, input, (tx, asking) => writeReport(tx, asking, input)),
  ),

  voteForPlayer: os.voteForPlayer.handler(({ input, context }) =>
    onMatchDay(context, input, (tx, asking) => voteForPlayer(tx, asking, input)),
  ),
}
