import { oc } from '@orpc/contract'
import { z } from 'zod'

import { openToAnyone } from '../wire/access.ts'
import { id } from '../wire/values.ts'
import { clubInvitationEndpoints } from './endpoints/club.ts'
import {
  approval,
  codeTry,
  decided,
  invitation,
  invitationKey,
  invitationsPage,
  invitationsWanted,
  invited,
  joined,
  joining,
  joinLink,
  joinOpening,
  joinRequests,
  newInvitations,
  newPersonInvitation,
  openedDoor,
  ownJoinRequests,
  refusal,
  teamGlance,
  teamKey,
  uninvited,
} from './shapes.ts'

const tags = ['Invitations']
const invitationPath = '/teams/{teamId}/invitations/{invitationId}'
const requestPath = '/teams/{teamId}/join-requests/{requestId}'

export const invitationsEndpoints = {
  list: oc
    .route({
      method: 'GET',
      path: '/teams/{teamId}/invitations',
      tags,
      summary: 'Who was invited, and where it stands; newest first',
    })
    .input(invitationsWanted)
    .output(invitationsPage),

  uninvited: oc
    .route({
      method: 'GET',
      path: '/teams/{teamId}/invitations/uninvited',
      tags,
      summary: 'Addresses on the roster that nobody has invited',
    })
    .input(teamKey)
    .output(uninvited),

  invite: oc
    .route({
      method: 'POST',
      path: '/teams/{teamId}/invitations',
      tags,
      summary: 'Invite up to fifty addresses by e-mail',
    })
    .input(newInvitations)
    .output(invited),

  invitePerson: oc
    .route({
      method: 'POST',
      path: '/teams/{teamId}/invitations/person',
      tags,
      summary: 'Invite somebody who is on the roster, or a parent',
    })
    .input(newPersonInvitation)
    .output(invited),

  resend: oc
    .route({
      method: 'POST',
      path: `${invitationPath}/resend`,
      tags,
      summary: 'Send a new link; the old one ends',
    })
    .input(invitationKey)
    .output(invitation),

  revoke: oc
    .route({ method: 'POST', path: `${invitationPath}/revoke`, tags, summary: 'End an invitation' })
    .input(invitationKey)
    .output(invitation),

  joinLink: oc
    .route({
      method: 'GET',
      path: '/teams/{teamId}/join-link',
      tags,
      summary: 'The link and code with which anyone can ask to join',
    })
    .input(teamKey)
    .output(joinLink),

  resetJoinLink: oc
    .route({
      method: 'POST',
      path: '/teams/{teamId}/join-link/reset',
      tags,
      summary: 'Make a new link and code; the old ones end',
    })
    .input(teamKey)
    .output(joinLink),

  changeApproval: oc
    .route({
      method: 'PUT',
      path: '/teams/{teamId}/join-link/approval',
      tags,
      summary: 'Let adults join by link or code with or without approval',
    })
    .input(teamKey.extend({ approval: z.boolean() }))
    .output(joinLink),

  findByCode: oc
    .route({
      method: 'POST',
      path: '/join/code',
      tags,
      summary: 'The team behind a six-letter code; ten tries in vain an hour',
    })
    .input(codeTry)
    .output(teamGlance),

  open: openToAnyone
    .route({
      method: 'POST',
      path: '/teams/{teamId}/join/open',
      tags,
      summary: 'What a join link, code or invitation leads to; accepts nothing',
    })
    .input(joinOpening)
    .output(openedDoor),

  join: oc
    .route({
      method: 'POST',
      path: '/teams/{teamId}/join',
      tags,
      summary: 'Join, or ask to join, as a player or as the parent of one',
    })
    .input(joining)
    .output(joined),

  requests: oc
    .route({
      method: 'GET',
      path: '/teams/{teamId}/join-requests',
      tags,
      summary: 'Who waits for approval, with roster rows that may be the same person',
    })
    .input(teamKey)
    .output(joinRequests),

  approve: oc
    .route({
      method: 'POST',
      path: `${requestPath}/approve`,
      tags,
      summary: 'Let somebody in, as a new or an existing roster row',
    })
    .input(approval)
    .output(decided),

  decline: oc
    .route({ method: 'POST', path: `${requestPath}/decline`, tags, summary: 'Turn a request down' })
    .input(refusal)
    .output(decided),

  mine: oc
    .route({
      method: 'GET',
      path: '/me/join-requests',
      tags,
      summary: 'My requests to join of the last 30 days',
    })
    .output(ownJoinRequests),

  withdraw: oc
    .route({
      method: 'DELETE',
      path: '/me/join-requests/{requestId}',
      tags,
      summary: 'Take back a request of mine that still waits',
    })
    .input(z.object({ requestId: id }))
    .output(z.object({})),

  ...clubInvitationEndpoints,
}
