import { oc } from '@orpc/contract'

import { removed } from '../shapes/keys.ts'
import { wholeLeague } from '../shapes/league.ts'
import {
  adjustmentEdit,
  adjustmentKey,
  adjustments,
  leagueTeamEdit,
  leagueTeamKey,
  leagueTeams,
  lotsEdit,
  newAdjustment,
  newLeagueTeams,
  stagesEdit,
  teamOrder,
} from '../shapes/parts.ts'

const tags = ['Leagues']
const one = '/teams/{teamId}/leagues/{leagueId}'

/** Teams, stages, decisions on points, drawn lots: what a table hangs on beside results. */
export const partEndpoints = {
  addTeams: oc
    .route({
      method: 'POST',
      path: `${one}/teams`,
      tags,
      successStatus: 201,
      summary: 'Add teams to a league',
    })
    .input(newLeagueTeams)
    .output(leagueTeams),

  changeTeam: oc
    .route({
      method: 'PATCH',
      path: `${one}/teams/{leagueTeamId}`,
      tags,
      summary: 'Change a team of a league, or strike it out',
    })
    .input(leagueTeamEdit)
    .output(leagueTeams),

  orderTeams: oc
    .route({
      method: 'PUT',
      path: `${one}/team-order`,
      tags,
      summary: 'The order in which the teams of a league are named',
    })
    .input(teamOrder)
    .output(wholeLeague),

  removeTeam: oc
    .route({
      method: 'DELETE',
      path: `${one}/teams/{leagueTeamId}`,
      tags,
      summary: 'Remove a team that has no match',
    })
    .input(leagueTeamKey)
    .output(removed),

  addAdjustment: oc
    .route({
      method: 'POST',
      path: `${one}/adjustments`,
      tags,
      successStatus: 201,
      summary: 'Take points off a team, or give it some, with the reason',
    })
    .input(newAdjustment)
    .output(adjustments),

  changeAdjustment: oc
    .route({
      method: 'PUT',
      path: `${one}/adjustments/{adjustmentId}`,
      tags,
      summary: 'Change a decision on points',
    })
    .input(adjustmentEdit)
    .output(adjustments),

  removeAdjustment: oc
    .route({
      method: 'DELETE',
      path: `${one}/adjustments/{adjustmentId}`,
      tags,
      summary: 'Take a decision on points back',
    })
    .input(adjustmentKey)
    .output(adjustments),

  saveStages: oc
    .route({
      method: 'PUT',
      path: `${one}/stages`,
      tags,
      summary: 'The parts of the season, and what each takes over',
    })
    .input(stagesEdit)
    .output(wholeLeague),

  saveLots: oc
    .route({
      method: 'PUT',
      path: `${one}/lots`,
      tags,
      summary: 'The order in which level teams were drawn',
    })
    .input(lotsEdit)
    .output(wholeLeague),
}
