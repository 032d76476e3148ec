import { inTeam } from '../../teams/access.ts'
import { teamKey } from '../../teams/shapes.ts'
import { homePlanKey, homesOfChildren, homesProposal } from '../shapes/homes.ts'

const tags = ['Children']
const member = '/teams/{teamId}/members/{memberId}/homes'

export const homesEndpoints = {
  homes: inTeam('children.view')
    .route({
      method: 'GET',
      path: '/teams/{teamId}/homes',
      tags,
      summary: 'With which guardian my children live on which days',
    })
    .input(teamKey)
    .output(homesOfChildren),

  proposeHomes: inTeam('children.view')
    .route({
      method: 'PUT',
      path: member,
      tags,
      summary: 'Propose to the other guardian who has the child on which days',
    })
    .input(homesProposal)
    .output(homesOfChildren),

  agreeHomes: inTeam('children.view')
    .route({
      method: 'PUT',
      path: `${member}/{planId}/agreement`,
      tags,
      summary: 'Agree to the proposal of the other guardian',
    })
    .input(homePlanKey)
    .output(homesOfChildren),

  endHomes: inTeam('children.view')
    .route({
      method: 'DELETE',
      path: `${member}/{planId}`,
      tags,
      summary: 'End a plan, withdraw or decline a proposal',
    })
    .input(homePlanKey)
    .output(homesOfChildren),
}
