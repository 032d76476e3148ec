import { implement } from '@orpc/server'
import { invitationsEndpoints } from '@touchline/contract/invitations/endpoints'
import type { ClubInvitation } from '@touchline/contract/invitations/shapes/club'

import { clubCommand, clubQuery, type ClubCall } from '#server/clubs/routes/handlers.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { limitFailedAttempts } from '#server/platform/rate-limit/failed-attempts.ts'

import { acceptClubInvitation, openClubInvitation } from '../commands/accept-club.ts'
import {
  clubInvitationState,
  inviteManager,
  resendToManager,
  revokeFromManager,
} from '../commands/club-managers.ts'
import type { InvitationContext } from '../commands/invitation-context.ts'
import { hashOf } from '../commands/secrets.ts'
import {
  findClubInvitationByHash,
  findClubInvitations,
  type ClubInvitationRow,
} from '../queries/club-invitations.ts'

const os = implement(invitationsEndpoints).$context<RequestContext>()

export const clubInvitationRoutes = {
  clubInvitations: os.clubInvitations.handler(
    clubQuery(async ({ db, now, input }) => {
      const rows = await findClubInvitations(db, input.clubId)
      return { invitations: rows.map((row) => viewOf(row, now)) }
    }),
  ),

  inviteManager: os.inviteManager.handler(
    clubCommand(async (call) =>
      viewOf(await inviteManager(workOf(call), call.actor, call.input), call.now),
    ),
  ),

  changeClubInvitation: os.changeClubInvitation.handler(
    clubCommand(async (call) => {
      const { action, clubInvitationId } = call.input
      const change = action === 'resend' ? resendToManager : revokeFromManager
      return viewOf(await change(workOf(call), call.actor, clubInvitationId), call.now)
    }),
  ),

  openClubInvitation: os.openClubInvitation.handler(({ context, input }) =>
    openClubInvitation(visitorOf(context), requireAccount(context), input),
  ),

  acceptClubInvitation: os.acceptClubInvitation.handler(async ({ context, input }) => {
    const { platform } = context
    const account = requireAccount(context)
    const key = { clubId: input.clubId, tokenHash: hashOf(input.token) }
    await limitFailedAttempts(visitorOf(context), () =>
      findClubInvitationByHash(platform.database, key),
    )
    return command(context, (tx) => acceptClubInvitation({ tx, platform, account }, input))
  }),
}

function workOf({ db, context }: ClubCall<unknown, Transaction>): InvitationContext {
  return { tx: db, platform: context.platform, account: requireAccount(context) }
}

function visitorOf({ platform, account, request }: RequestContext) {
  return { platform, account, ip: request.ip }
}

function viewOf(row: ClubInvitationRow, now: Date): ClubInvitation {
  return {
    id: row.id,
    email: row.email,
    roles: [...row.roles],
    state: clubInvitationState(row, now),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }
}
