import { oc } from '@orpc/contract'
import { z } from 'zod'

import { inClub } from './access.ts'
import { rollOverEndpoints } from './endpoints/roll-over.ts'
import { clubTeamsEndpoints } from './endpoints/teams.ts'
import {
  club,
  clubChange,
  clubDeletion,
  clubKey,
  clubManagerKey,
  clubPage,
  newClub,
} from './shapes.ts'

const tags = ['Clubs']

export const clubsEndpoints = {
  create: oc
    .route({
      method: 'POST',
      path: '/clubs',
      tags,
      successStatus: 201,
      summary: 'Create a club and manage it',
    })
    .input(newClub)
    .output(club),

  get: inClub('club.view')
    .route({
      method: 'GET',
      path: '/clubs/{clubId}',
      tags,
      summary: 'A club I manage, with its managers',
    })
    .input(clubKey)
    .output(clubPage),

  change: inClub('club.edit')
    .route({ method: 'PATCH', path: '/clubs/{clubId}', tags, summary: 'Change a club' })
    .input(clubKey.extend({ changes: clubChange }))
    .output(club),

  remove: inClub('club.delete')
    .route({
      method: 'DELETE',
      path: '/clubs/{clubId}',
      tags,
      summary: 'Delete a club and its teams; 30 days to restore',
    })
    .input(clubDeletion)
    .output(z.object({ restorableUntil: z.iso.datetime() })),

  restore: oc
    .route({
      method: 'POST',
      path: '/clubs/{clubId}/restore',
      tags,
      summary: 'Bring a deleted club back',
    })
    .input(clubKey)
    .output(club),

  leave: inClub('managers.edit')
    .route({ method: 'POST', path: '/clubs/{clubId}/leave', tags, summary: 'Stop managing a club' })
    .input(clubKey)
    .output(z.object({ name: z.string() })),

  addManager: inClub('managers.edit')
    .route({
      method: 'PUT',
      path: '/clubs/{clubId}/managers/{accountId}',
      tags,
      summary: 'Make somebody from one of the teams a club manager',
    })
    .input(clubManagerKey)
    .output(clubPage),

  removeManager: inClub('managers.edit')
    .route({
      method: 'DELETE',
      path: '/clubs/{clubId}/managers/{accountId}',
      tags,
      summary: 'Take the role away',
    })
    .input(clubManagerKey)
    .output(clubPage),

  ...clubTeamsEndpoints,
  ...rollOverEndpoints,
}
