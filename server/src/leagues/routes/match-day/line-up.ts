import { implement } from '@orpc/server'
import { matchDayEndpoints } from '@touchline/contract/leagues/endpoints/match-day'

import { askingOf } from '#server/events/routes/asking.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { publishLineUp, requireLastLineUp, saveLineUp } from '../../commands/match-day/line-up.ts'
import { onMatchDay } from './doing.ts'

const os = implement(matchDayEndpoints).$context<RequestContext>()

export const lineUpRoutes = {
  saveLineUp: os.saveLineUp.handler(({ input, context }) =>
    onMatchDay(context, input, (tx, asking) => saveLineUp(tx, asking, input)),
  ),

  publishLineUp: os.publishLineUp.handler(({ input, context }) =>
    onMatchDay(context, input, (tx, asking) => publishLineUp(tx, asking, input)),
  ),

  lastLineUp: os.lastLineUp.handler(async ({ input, context }) => {
    const { database } = context.platform
    return requireLastLineUp(database, await askingOf(context, input, database))
  }),
}
