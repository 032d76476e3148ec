import { implement } from '@orpc/server'
import { fillingEndpoints } from '@touchline/contract/leagues/endpoints/filling'

import type { RequestContext } from '#server/platform/http/context.ts'

import { planFixtures } from '../commands/plan-fixtures.ts'
import { importResults, previewResults } from '../commands/results.ts'
import { undoImport } from '../commands/undo-import.ts'
import { findImports } from '../queries/imports.ts'
import { onLeague, staffOf } from './doing.ts'
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

  imports: os.imports.handler(async ({ input, context }) => {
    const { database, clock } = context.platform
    await staffOf(context, input)
    return { imports: await findImports(database, input, clock()) }
  }),

  undoImport: os.undoImport.handler(({ input, context }) =>
    onLeague(context, input, (tx, doing) => {
      const { leagueId, resultsImportId: importId } = input
      return undoImport(tx, doing, { leagueId, importId })
    }),
  ),
}
