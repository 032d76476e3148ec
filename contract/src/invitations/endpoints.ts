import { z } from 'zod'

import { inTeam } from '../teams/access.ts'
import { accountOperation, publicOperation } from '../wire/access.ts'
import { id } from '../wire/values.ts'
import { clubInvitationEndpoints } from './endpoints/club.ts'
import {
  joinCodeQuery,
  decisionResult,
  decision,
  invitation,
  invitationChange,
  invitationsPage,
  invitationsQuery,
  invitationResults,
  joinResult,
  joinInput,
  joinLink,
  joinLinkChange,
  joinTargetQuery,
  joinRequests,
  newInvitations,
  openedJoinTarget,
  ownJoinRequests,
  teamSummary,
  teamKey,
  notInvited,
} from './shapes.ts'

const tags = ['Invitations']

export const invitationsEndpoints = {
  list: inTeam('invitations.edit')
    .route({
      method: 'GET',
      path: '/teams/{teamId}/invitations',
      tags,
      summary: 'Invitations with their state, newest first',
    })
    .input(invitationsQuery)
    .output(invitationsPage),

  uninvited: inTeam('invitations.edit')
    .route({
      method: 'GET',
      path: '/teams/{teamId}/invitations/uninvited',
      tags,
      summary: 'Addresses on the roster without an invitation',
    })
    .input(teamKey)
    .output(notInvited),

  invite: inTeam('invitations.edit')
    .route({
      method: 'POST',
      path: '/teams/{teamId}/invitations',
      tags,
      summary: 'Invite up to fifty addresses by email, or one person of the roster',
    })
    .input(newInvitations)
    .output(invitationResults),

  changeInvitation: inTeam('invitations.edit')
    .route({
      method: 'PATCH',
      path: '/teams/{teamId}/invitations/{invitationId}',
      tags,
      summary: 'Revoke an invitation, or send a new link in place of the old one',
    })
    .input(invitationChange)
    .output(invitation),

  joinLink: inTeam('invitations.edit')
    .route({
      method: 'GET',
      path: '/teams/{teamId}/join-link',
      tags,
      summary: 'The link and code with which anyone can ask to join',
    })
    .input(teamKey)
    .output(joinLink),

  changeJoinLink: inTeam('joinLink.edit')
    .route({
      method: 'PATCH',
      path: '/teams/{teamId}/join-link',
      tags,
      summary: 'Replace the link and code, or let adults join with or without approval',
    })
    .input(joinLinkChange)
    .output(joinLink),

  findByCode: accountOperation
    .route({
      method: 'POST',
      path: '/join/code',
      tags,
      summary: 'The team behind a six-letter code; ten wrong tries an hour',
    })
    .input(joinCodeQuery)
    .output(teamSummary),

  open: publicOperation
    .route({
      method: 'POST',
      path: '/teams/{teamId}/join/open',
      tags,
      summary: 'What a join link, code or invitation leads to; accepts nothing',
    })
    .input(joinTargetQuery)
    .output(openedJoinTarget),

  join: accountOperation
    .route({
      method: 'POST',
      path: '/teams/{teamId}/join',
      tags,
      summary: 'Join, or ask to join, as a player or as the parent of one',
    })
    .input(joinInput)
    .output(joinResult),

  requests: inTeam('invitations.edit')
    .route({
      method: 'GET',
      path: '/teams/{teamId}/join-requests',
      tags,
      summary: 'Requests that wait for approval, with roster rows that may be the same person',
    })
    .input(teamKey)
    .output(joinRequests),

  decide: inTeam('invitations.edit')
    .route({
      method: 'POST',
      path: '/teams/{teamId}/join-requests/{requestId}/decide',
      tags,
      summary: 'Approve a request as a new or an existing roster row, or decline it',
    })
    .input(decision)
    .output(decisionResult),

  mine: accountOperation
    .route({
      method: 'GET',
      path: '/me/join-requests',
      tags,
      summary: 'My requests to join of the last 30 days',
    })
    .output(ownJoinRequests),

  withdraw: accountOperation
    .route({
      method: 'DELETE',
      path: '/me/join-requests/{requestId}',
      tags,
      summary: 'Withdraw a request of mine that still waits',
    })
    .input(z.object({ requestId: id }))
    .output(z.object({})),

  ...clubInvitationEndpoints,
}
