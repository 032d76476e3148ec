import { implement } from '@orpc/server'
import { publicPageEndpoints } from '@touchline/contract/leagues/endpoints/public-page'

import { countingTries } from '#server/invitations/commands/limits.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import {
  choosePublicPage,
  findPublicKey,
  publicLeagueOf,
  renewPublicPage,
} from '../commands/public-page.ts'
import { requireLeague } from '../queries/leagues.ts'
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

  openPublicPage: os.openPublicPage.handler(async ({ input: { slug }, context }) => {
    const { platform, account, request } = context
    const visitor = { platform, account, ip: request.ip }
    const key = await countingTries(visitor, () => findPublicKey(platform, slug))
    return publicLeagueOf(platform, key)
  }),
}
