import { oc } from '@orpc/contract'

import { openToAnyone } from '../../wire/access.ts'
import { leagueKey } from '../shapes/keys.ts'
import { publicAddress } from '../shapes/league.ts'
import { publicKnock, publicLeague, publicPageWish } from '../shapes/public-page.ts'

const tags = ['Leagues']
const page = '/teams/{teamId}/leagues/{leagueId}/public-page'

export const publicPageEndpoints = {
  choosePublicPage: oc
    .route({
      method: 'PUT',
      path: page,
      tags,
      summary:
        'Open the public page of a league, for those with the link or for everybody; or close it',
    })
    .input(publicPageWish)
    .output(publicAddress),

  renewPublicPage: oc
    .route({
      method: 'POST',
      path: `${page}/renewals`,
      tags,
      summary: 'Make a new secret link; the old one is dead at once',
    })
    .input(leagueKey)
    .output(publicAddress),

  openPublicPage: openToAnyone
    .route({
      method: 'POST',
      path: '/league-page/open',
      tags,
      summary: 'What the public page of a league shows; no person is named',
    })
    .input(publicKnock)
    .output(publicLeague),
}
