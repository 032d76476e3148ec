import { implement } from '@orpc/server'
import { publicPageEndpoints } from '@touchline/contract/leagues/endpoints/public-page'

import { AppError } from '#server/platform/errors.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { choosePublicPage, findPublicKey, renewPublicPage } from '../commands/public-page.ts'
import { requireLeague } from '../queries/leagues.ts'
import { publicLeagueOf } from '../queries/public-league.ts'
import { publicAddressOf } from '../queries/whole.ts'
import { onLeague } from './doing.ts'

const os = implement(publicPageEndpoints).$context<RequestContext>()

export const publicPageRoutes = {
  choosePublicPage: os.choosePublicPage.handler(({ input, context }) =>
    onLeague(context, input, async (tx, doing) => {
      await choosePublicPage(tx, doing, input)
      return publicAddressOf(context.platform, await requireLeague(tx, input))
    }),
  ),

  renewPublicPage: os.renewPublicPage.handler(({ input, context }) =>
    onLeague(context, input, async (tx, doing) => {
      await renewPublicPage(tx, doing, input)
      return publicAddressOf(context.platform, await requireLeague(tx, input))
    }),
  ),

  openPublicPage: os.openPublicPage.handler(async ({ input: { slug }, context: { platform } }) => {
    const key = await findPublicKey(platform, slug)
    if (key === undefined) throw new AppError('not_found')
    return publicLeagueOf(platform, key)
  }),
}
