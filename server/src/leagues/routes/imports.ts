import { implement } from '@orpc/server'
import { importEndpoints } from '@touchline/contract/leagues/endpoints/imports'
import type { PastedResults } from '@touchline/contract/leagues/shapes/results'

import type { Transaction } from '#server/platform/database/database.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery, type TeamCall } from '#server/teams/routes/handlers.ts'

import { readResultsInSubprocess } from '../commands/read-results-in-subprocess.ts'
import { importResults, previewResults } from '../commands/results.ts'
import { undoImport } from '../commands/undo-import.ts'
import { findImports } from '../queries/imports.ts'
import { requireLeague } from '../queries/leagues.ts'
import { requireReadingContext } from '../queries/result-reading.ts'

const os = implement(importEndpoints).$context<RequestContext>()

export const importRoutes = {
  importResults: os.importResults.handler(async (request) => {
    const { signal } = request
    // Read before the transaction: neither the league nor a connection waits for a long text.
    const read = await teamQuery(async ({ db, actor, now, input }: TeamCall<PastedResults>) => {
      const reading = await requireReadingContext(db, input, now)
      const { accountId } = actor
      return readResultsInSubprocess({ accountId, signal }, { text: input.text, reading })
    })(request)
    if (request.input.preview)
      return {
        preview: await previewResults(request.context.platform.database, request.input, read),
      }
    return teamCommand(async (call: TeamCall<PastedResults, Transaction>) =>
      importResults(call.db, call, { leagueId: call.input.leagueId, read }),
    )(request)
  }),

  imports: os.imports.handler(
    teamQuery(async ({ db, now, input }) => {
      await requireLeague(db, input)
      return { imports: await findImports(db, input, now) }
    }),
  ),

  undoImport: os.undoImport.handler(
    teamCommand(async (call) => {
      const { leagueId, resultsImportId: importId } = call.input
      return undoImport(call.db, call, { leagueId, importId })
    }),
  ),
}
