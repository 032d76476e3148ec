import { implement } from '@orpc/server'
import { fillingEndpoints } from '@touchline/contract/leagues/endpoints/filling'
import type { PastedResults } from '@touchline/contract/leagues/shapes/results'

import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { requireActor } from '#server/teams/queries/actor.ts'

import { planFixtures } from '../commands/plan-fixtures.ts'
import { readResultsInSubprocess } from '../commands/read-results-in-subprocess.ts'
import { importResults, previewResults, readingOf, type ReadPaste } from '../commands/results.ts'
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

  previewResults: os.previewResults.handler(async ({ input, context, signal }) => {
    const pasted = await readPaste(context, input, signal)
    return onLeague(context, input, (tx, doing) => previewResults(tx, doing, pasted))
  }),

  importResults: os.importResults.handler(async ({ input, context, signal }) => {
    const pasted = await readPaste(context, input, signal)
    return onLeague(context, input, (tx, doing) => importResults(tx, doing, pasted))
  }),

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

/** Read between two transactions: neither the league nor a connection waits for a long text. */
async function readPaste(
  context: RequestContext,
  input: PastedResults,
  signal: AbortSignal | undefined,
): Promise<ReadPaste> {
  const account = requireAccount(context)
  const { id: accountId } = account
  const { database, clock } = context.platform
  const reading = await database.transaction().execute(async (tx) => {
    const actor = await requireActor(tx, { account, teamId: input.teamId })
    return readingOf(tx, { actor, now: clock() }, input)
  })
  const asked = { text: input.text, reading }
  return {
    leagueId: input.leagueId,
    read: await readResultsInSubprocess({ accountId, signal }, asked),
  }
}
