import { inTeam } from '../../teams/access.ts'
import { knockOutKey, newKnockOut } from '../shapes/knock-out.ts'
import { leagueDetails } from '../shapes/league.ts'

const tags = ['Leagues']
const all = '/teams/{teamId}/leagues/{leagueId}/knock-outs'

/** A knock-out is drawn once; winners then advance automatically. */
export const knockOutEndpoints = {
  drawKnockOut: inTeam('leagues.edit')
    .route({
      method: 'POST',
      path: all,
      tags,
      successStatus: 201,
      summary: 'Draw a knock-out; later rounds follow as winners are known',
    })
    .input(newKnockOut)
    .output(leagueDetails),

  removeKnockOut: inTeam('leagues.edit')
    .route({
      method: 'DELETE',
      path: `${all}/{stageId}`,
      tags,
      summary: 'Delete a knock-out with all its matches',
    })
    .input(knockOutKey)
    .output(leagueDetails),
}
