import { z } from 'zod'

import { accountOperation } from '../wire/access.ts'
import { inTeam, inTeamWithVersion } from './access.ts'
import { belongingsEndpoints } from './endpoints/belongings.ts'
import { remindersEndpoints } from './endpoints/reminders.ts'
import {
  leaveTeamResult,
  newTeam,
  restorableUntil,
  teamDeletion,
  teamKey,
  teamPage,
  teamPatch,
} from './shapes.ts'
import { myTeams } from './shapes/mine.ts'

const tags = ['Teams']

export const teamsEndpoints = {
  mine: accountOperation
    .route({ method: 'GET', path: '/me/teams', tags, summary: 'My teams, clubs and child(ren)' })
    .output(myTeams),

  create: accountOperation
    .route({
      method: 'POST',
      path: '/teams',
      tags,
      successStatus: 201,
      summary: 'Create a team and run it',
    })
    .input(newTeam)
    .output(teamPage),

  get: inTeam('team.view')
    .route({
      method: 'GET',
      path: '/teams/{teamId}',
      tags,
      summary: 'A team of mine and what I may do in it',
    })
    .input(teamKey)
    .output(teamPage),

  change: inTeamWithVersion('team.edit')
    .route({
      method: 'PATCH',
      path: '/teams/{teamId}',
      tags,
      summary: 'Change the settings of a team',
    })
    .input(teamPatch)
    .output(teamPage),

  remove: inTeam('team.delete')
    .route({
      method: 'DELETE',
      path: '/teams/{teamId}',
      tags,
      summary: 'Delete a team; 30 days to restore',
    })
    .input(teamDeletion)
    .output(restorableUntil),

  restore: accountOperation
    .route({
      method: 'POST',
      path: '/teams/{teamId}/restore',
      tags,
      summary: 'Restore a deleted team',
    })
    .input(teamKey)
    .output(teamPage),

  leave: inTeam('team.leave')
    .route({
      method: 'POST',
      path: '/teams/{teamId}/leave',
      tags,
      summary: 'Leave a team; history stays',
    })
    .input(teamKey)
    .output(leaveTeamResult),

  mute: inTeam('team.view')
    .route({
      method: 'PUT',
      path: '/teams/{teamId}/mute',
      tags,
      summary: 'Turn notifications of this team off or on',
    })
    .input(teamKey.extend({ isMuted: z.boolean() }))
    .output(z.object({ isMuted: z.boolean() })),

  ...belongingsEndpoints,
  ...remindersEndpoints,
}
