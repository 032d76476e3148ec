import { implement } from '@orpc/server'
import { childrenEndpoints } from '@touchline/contract/children/endpoints'

import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery } from '#server/teams/routes/handlers.ts'

import { acceptHomes, endHomes, proposeHomes, readHomes } from '../commands/homes.ts'

const os = implement(childrenEndpoints).$context<RequestContext>()

/** Two homes: which guardian has the child on which days. */
export const homesRoutes = {
  homes: os.homes.handler(teamQuery(({ db, ...caller }) => readHomes(db, caller))),

  proposeHomes: os.proposeHomes.handler(
    teamCommand(({ db, input, context, ...caller }) =>
      proposeHomes(db, { ...caller, platform: context.platform }, input),
    ),
  ),

  agreeHomes: os.agreeHomes.handler(
    teamCommand(({ db, input, context, ...caller }) =>
      acceptHomes(db, { ...caller, platform: context.platform }, input),
    ),
  ),

  endHomes: os.endHomes.handler(
    teamCommand(({ db, input, context, ...caller }) =>
      endHomes(db, { ...caller, platform: context.platform }, input),
    ),
  ),
}
