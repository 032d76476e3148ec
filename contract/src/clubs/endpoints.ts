import { z } from 'zod'

import { accountOperation } from '../wire/access.ts'
import { inClub } from './access.ts'
import { clubDocumentEndpoints } from './endpoints/documents.ts'
import { clubMembersEndpoints } from './endpoints/members.ts'
import { rollOverEndpoints } from './endpoints/roll-over.ts'
import { clubTeamsEndpoints } from './endpoints/teams.ts'
import {
  club,
  clubChange,
  clubDeletion,
  clubKey,
  clubRolesChange,
  clubPage,
  newClub,
} from './shapes.ts'

const tags = ['Clubs']

export const clubsEndpoints = {
  create: accountOperation
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
      summary: 'A club I have a role in, with its staff',
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

  restore: accountOperation
    .route({
      method: 'POST',
      path: '/clubs/{clubId}/restore',
      tags,
      summary: 'Restore a deleted club',
    })
    .input(clubKey)
    .output(club),

  changeRoles: inClub('club.view')
    .route({
      method: 'PUT',
      path: '/clubs/{clubId}/roles/{accountId}',
      tags,
      summary: 'Managers give people roles in the club or end them; anyone may give up their own',
    })
    .input(clubRolesChange)
    .output(clubPage),

  ...clubTeamsEndpoints,
  ...clubMembersEndpoints,
  ...clubDocumentEndpoints,
  ...rollOverEndpoints,
}
