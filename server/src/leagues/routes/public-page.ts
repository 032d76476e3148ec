import { implement } from '@orpc/server'
import { publicPageEndpoints } from '@touchline/contract/leagues/endpoints/public-page'

import { AppError } from '#server/platform/errors.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand } from '#server/teams/routes/handlers.ts'

import { findPublicKey, setPublicPage } from '../commands/public-page.ts'
import { publicAddressOf } from '../queries/details.ts'
import { requireLeague } from '../queries/leagues.ts'
import { publicLeagueOf } from '../queries/public-league.ts'

const os = implement(publicPageEndpoints).$context<RequestContext>()

export const publicPageRoutes = {
  setPublicPage: os.setPublicPage.handler(
    teamCommand(async (call) => {
      await setPublicPage(call.db, call, call.input)
      return publicAddressOf(call.context.platform, await requireLeague(call.db, call.input))
    }),
  ),

  openPublicPage: os.openPublicPage.handler(async ({ input: { slug }, context: { platform } }) => {
    const key = await findPublicKey(platform, slug)
    if (key === undefined) throw new AppError('not_found')
    return platform.standby.readRecent((database) => publicLeagueOf({ ...platform, database }, key))
  }),
}
