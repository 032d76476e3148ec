import { oc } from '@orpc/contract'
import { z } from 'zod'

import { clubKey } from '../../clubs/shapes.ts'
import { id } from '../../wire/values.ts'
import {
  clubInvitation,
  clubInvitationKey,
  clubInvitations,
  clubInvitationToken,
  newClubInvitation,
  openedClubInvitation,
} from '../shapes/club.ts'

const tags = ['Invitations']
const path = '/clubs/{clubId}/invitations'
const one = `${path}/{clubInvitationId}` as const

/** Who is asked by e-mail to manage a club. */
export const clubInvitationEndpoints = {
  clubInvitations: oc
    .route({ method: 'GET', path, tags, summary: 'Who was asked to manage a club, newest first' })
    .input(clubKey)
    .output(clubInvitations),

  inviteManager: oc
    .route({
      method: 'POST',
      path,
      tags,
      successStatus: 201,
      summary: 'Ask somebody by e-mail to manage a club',
    })
    .input(newClubInvitation)
    .output(clubInvitation),

  resendToManager: oc
    .route({
      method: 'POST',
      path: `${one}/resend`,
      tags,
      summary: 'Mail a new link; the old one ends',
    })
    .input(clubInvitationKey)
    .output(clubInvitation),

  revokeFromManager: oc
    .route({ method: 'DELETE', path: one, tags, summary: 'End the link' })
    .input(clubInvitationKey)
    .output(clubInvitation),

  openClubInvitation: oc
    .route({
      method: 'POST',
      path: '/clubs/{clubId}/invitation/open',
      tags,
      summary: 'Look at an invitation to manage a club; nothing is accepted',
    })
    .input(clubInvitationToken)
    .output(openedClubInvitation),

  acceptClubInvitation: oc
    .route({
      method: 'POST',
      path: '/clubs/{clubId}/invitation/accept',
      tags,
      summary: 'Manage the club from now on',
    })
    .input(clubInvitationToken)
    .output(z.object({ clubId: id })),
}
