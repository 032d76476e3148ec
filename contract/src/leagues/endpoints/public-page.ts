import { inTeam } from '../../teams/access.ts'
import { publicOperation } from '../../wire/access.ts'
import { publicAddress } from '../shapes/league.ts'
import { publicLeague, publicPageAddress, publicPageInput } from '../shapes/public-page.ts'

const tags = ['Leagues']

export const publicPageEndpoints = {
  setPublicPage: inTeam('leagues.edit')
    .route({
      method: 'PUT',
      path: '/teams/{teamId}/leagues/{leagueId}/public-page',
      tags,
      summary:
        'Publish a league by a secret link or under a name, renew the link, or close the page',
    })
    .input(publicPageInput)
    .output(publicAddress),

  openPublicPage: publicOperation
    .route({
      method: 'POST',
      path: '/league-page/open',
      tags,
      summary: 'What the public page of a league shows; no person is named',
    })
    .input(publicPageAddress)
    .output(publicLeague),
}
