import { oc } from '@orpc/contract'
import { z } from 'zod'

import { takesVersion } from '../wire/versions.ts'
import { belongingsEndpoints } from './endpoints/belongings.ts'
import { remindersEndpoints } from './endpoints/reminders.ts'
import {
  leftTeam,
  newTeam,
  restorable,
  teamDeletion,
  teamKey,
  teamPage,
  teamPatch,
} from './shapes.ts'
import { myTeams } from './shapes/mine.ts'

const tags = ['Teams']

export const teamsEndpoints = {
  mine: oc
    .route({ method: 'GET', path: '/me/teams', tags, summary: 'My teams, clubs and child(ren)' })
    .output(myTeams),

  create: oc
    .route({
      method: 'POST',
      path: '/teams',
      tags,
      successStatus: 201,
      summary: 'Create a team and run it',
    })
    .input(newTeam)
    .output(teamPage),

  get: oc
    .route({
      method: 'GET',
      path: '/teams/{teamId}',
      tags,
      summary: 'A team of mine and what I may do in it',
    })
    .input(teamKey)
    .output(teamPage),

  change: takesVersion
    .route({
      method: 'PATCH',
      path: '/teams/{teamId}',
      tags,
      summary: 'Change the settings of a team',
    })
    .input(teamPatch)
    .output(teamPage),

  remove: oc
    .route({
      method: 'DELETE',
      path: '/teams/{teamId}',
      tags,
      summary: 'Delete a team; 30 days to restore',
    })
    .input(teamDeletion)
    .output(restorable),

  restore: oc
    .route({
      method: 'POST',
      path: '/teams/{teamId}/restore',
      tags,
      summary: 'Bring a deleted team back',
    })
    .input(teamKey)
    .output(teamPage),

  leave: oc
    .route({
      method: 'POST',
      path: '/teams/{teamId}/leave',
      tags,
      summary: 'Leave a team; history stays',
    })
    .input(teamKey)
    .output(leftTeam),

  mute: oc
    .route({
      method: 'PUT',
      path: '/teams/{teamId}/mute',
      tags,
      summary: 'No notifications of this team',
    })
    .input(teamKey)
    .output(z.object({ isMuted: z.boolean() })),

  unmute: oc
    .route({
      method: 'DELETE',
      path: '/teams/{teamId}/mute',
      tags,
      summary: 'Notifications of this team again',
    })
    .input(teamKey)
    .output(z.object({ isMuted: z.boolean() })),

  ...belongingsEndpoints,
  ...remindersEndpoints,
}
