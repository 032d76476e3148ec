import { z } from 'zod'

import { inClub } from '../../clubs/access.ts'
import { clubKey } from '../../clubs/shapes.ts'
import { accountOperation } from '../../wire/access.ts'
import { id } from '../../wire/values.ts'
import {
  clubInvitation,
  clubInvitationChange,
  clubInvitations,
  clubInvitationToken,
  newClubInvitation,
  openedClubInvitation,
} from '../shapes/club.ts'

const tags = ['Invitations']
const path = '/clubs/{clubId}/invitations'

/** Invitations by email to manage a club. */
export const clubInvitationEndpoints = {
  clubInvitations: inClub('invitations.view')
    .route({ method: 'GET', path, tags, summary: 'Invitations to manage a club, newest first' })
    .input(clubKey)
    .output(clubInvitations),

  inviteManager: inClub('roles.edit')
    .route({
      method: 'POST',
      path,
      tags,
      successStatus: 201,
      summary: 'Invite someone by email to manage a club',
    })
    .input(newClubInvitation)
    .output(clubInvitation),

  changeClubInvitation: inClub('roles.edit')
    .route({
      method: 'PATCH',
      path: `${path}/{clubInvitationId}`,
      tags,
      summary: 'Revoke an invitation, or send a new link in place of the old one',
    })
    .input(clubInvitationChange)
    .output(clubInvitation),

  openClubInvitation: accountOperation
    .route({
      method: 'POST',
      path: '/clubs/{clubId}/invitation/open',
      tags,
      summary: 'Look at an invitation to manage a club; nothing is accepted',
    })
    .input(clubInvitationToken)
    .output(openedClubInvitation),

  acceptClubInvitation: accountOperation
    .route({
      method: 'POST',
      path: '/clubs/{clubId}/invitation/accept',
      tags,
      summary: 'Manage the club from now on',
    })
    .input(clubInvitationToken)
    .output(z.object({ clubId: id })),
}
