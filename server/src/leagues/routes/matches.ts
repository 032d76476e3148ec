import { implement } from '@orpc/server'
import { matchEndpoints } from '@touchline/contract/leagues/endpoints/matches'

import { AppError } from '#server/platform/errors.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery } from '#server/teams/routes/handlers.ts'

import { addMatches, changeMatches } from '../commands/matches.ts'
import { removeMatches } from '../commands/remove-matches.ts'
import { findShownMatches } from '../queries/details.ts'
import { findMatchChanges } from '../queries/match-history.ts'
import { findSomeMatches } from '../queries/matches.ts'

const os = implement(matchEndpoints).$context<RequestContext>()

export const matchRoutes = {
  addMatches: os.addMatches.handler(
    teamCommand(async (call) => {
      const ids = await addMatches(call.db, call, call.input)
      return { matches: await findShownMatches(call.db, call, { ...call.input, ids }) }
    }),
  ),

  changeMatches: os.changeMatches.handler(
    teamCommand(async (call) => {
      await changeMatches(call.db, call, call.input)
      const ids = call.input.edits.map(({ matchId }) => matchId)
      return { matches: await findShownMatches(call.db, call, { ...call.input, ids }) }
    }),
  ),

  matchHistory: os.matchHistory.handler(
    teamQuery(async ({ db, input }) => {
      const [match] = await findSomeMatches(db, input, [input.matchId])
      if (match === undefined) throw new AppError('not_found')
      return { changes: await findMatchChanges(db, input) }
    }),
  ),

  removeMatches: os.removeMatches.handler(
    teamCommand(async (call) => {
      await removeMatches(call.db, call, call.input)
      return { matchIds: call.input.matchIds }
    }),
  ),
}
