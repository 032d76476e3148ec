import { implement } from '@orpc/server'
import { fillingEndpoints } from '@touchline/contract/leagues/endpoints/filling'

import type { RequestContext } from '#server/platform/http/context.ts'

import { planFixtures } from '../commands/plan-fixtures.ts'
import { importResults, previewResults } from '../commands/results.ts'
import { onLeague } from './doing.ts'
import { knockOutRoutes } from './knock-outs.ts'

const os = implement(fillingEndpoints).$context<RequestContext>()

export const fillingRoutes = {
  ...knockOutRoutes,

  planFixtures: os.planFixtures.handler(({ input, context }) =>
    onLeague(context, input, (tx, doing) => planFixtures(tx, doing, input)),
  ),

  previewResults: os.previewResults.handler(({ input, context }) =>
    onLeague(context, input, (tx, doing) => previewResults(tx, doing, input)),
  ),

  importResults: os.importResults.handler(({ input, context }) =>
    onLeague(context, input, (tx, doing) => importResults(tx, doing, input)),
  ),
}
