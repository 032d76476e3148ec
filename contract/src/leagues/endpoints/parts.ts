import { inTeam } from '../../teams/access.ts'
import { removedId } from '../shapes/keys.ts'
import {
  adjustmentEdit,
  adjustmentKey,
  adjustments,
  leagueTeamEdit,
  leagueTeamKey,
  leagueTeams,
  newLeagueTeams,
} from '../shapes/parts.ts'

const tags = ['Leagues']
const one = '/teams/{teamId}/leagues/{leagueId}'

/** Teams of a league, and points added or deducted by decision. */
export const partEndpoints = {
  addTeams: inTeam('leagues.edit')
    .route({
      method: 'POST',
      path: `${one}/teams`,
      tags,
      successStatus: 201,
      summary: 'Add teams to a league',
    })
    .input(newLeagueTeams)
    .output(leagueTeams),

  changeTeam: inTeam('leagues.edit')
    .route({
      method: 'PATCH',
      path: `${one}/teams/{leagueTeamId}`,
      tags,
      summary: 'Change a team of a league, or strike it out',
    })
    .input(leagueTeamEdit)
    .output(leagueTeams),

  removeTeam: inTeam('leagues.edit')
    .route({
      method: 'DELETE',
      path: `${one}/teams/{leagueTeamId}`,
      tags,
      summary: 'Remove a team that has no match',
    })
    .input(leagueTeamKey)
    .output(removedId),

  saveAdjustment: inTeam('leagues.edit')
    .route({
      method: 'PUT',
      path: `${one}/adjustments/{adjustmentId}`,
      tags,
      summary: 'Give a team points or take them off, with the reason; add or change it',
    })
    .input(adjustmentEdit)
    .output(adjustments),

  removeAdjustment: inTeam('leagues.edit')
    .route({
      method: 'DELETE',
      path: `${one}/adjustments/{adjustmentId}`,
      tags,
      summary: 'Delete an adjustment of points',
    })
    .input(adjustmentKey)
    .output(adjustments),
}
