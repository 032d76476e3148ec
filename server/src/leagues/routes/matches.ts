import { implement } from '@orpc/server'
import { matchEndpoints } from '@touchline/contract/leagues/endpoints/matches'

import { AppError } from '#server/platform/errors.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { addMatches, changeMatches } from '../commands/matches.ts'
import { removeMatches } from '../commands/remove-matches.ts'
import { findSomeMatches } from '../queries/matches.ts'
import { findMatchChanges } from '../queries/traces.ts'
import { findShownMatches } from '../queries/whole.ts'
import { onLeague, staffOf } from './doing.ts'

const os = implement(matchEndpoints).$context<RequestContext>()

export const matchRoutes = {
  addMatches: os.addMatches.handler(({ input, context }) =>
    onLeague(context, input, async (tx, doing) => {
      const ids = await addMatches(tx, doing, input)
      return { matches: await findShownMatches(tx, doing, { ...input, ids }) }
    }),
  ),

  changeMatch: os.changeMatch.handler(({ input, context }) =>
    onLeague(context, input, async (tx, doing) => {
      await changeMatches(tx, doing, { leagueId: input.leagueId, edits: [input] })
      return { matches: await findShownMatches(tx, doing, { ...input, ids: [input.matchId] }) }
    }),
  ),

  changeMatches: os.changeMatches.handler(({ input, context }) =>
    onLeague(context, input, async (tx, doing) => {
      await changeMatches(tx, doing, input)
      const ids = input.edits.map(({ matchId }) => matchId)
      return { matches: await findShownMatches(tx, doing, { ...input, ids }) }
    }),
  ),

  matchTrace: os.matchTrace.handler(async ({ input, context }) => {
    const { database } = context.platform
    await staffOf(context, input)
    const [match] = await findSomeMatches(database, input, [input.matchId])
    if (match === undefined) throw new AppError('not_found')
    return { changes: await findMatchChanges(database, input) }
  }),

  removeMatch: os.removeMatch.handler(({ input, context }) =>
    onLeague(context, input, async (tx, doing) => {
      const matchIds = [input.matchId]
      await removeMatches(tx, doing, { leagueId: input.leagueId, matchIds })
      return { matchIds }
    }),
  ),

  removeMatches: os.removeMatches.handler(({ input, context }) =>
    onLeague(context, input, async (tx, doing) => {
      await removeMatches(tx, doing, input)
      return { matchIds: input.matchIds }
    }),
  ),
}
