import { implement } from '@orpc/server'
import { invitationsEndpoints } from '@touchline/contract/invitations/endpoints'
import type { ClubInvitation } from '@touchline/contract/invitations/shapes/club'
import type { ClubActor } from '@touchline/domain/clubs/permissions'

import { countingTries } from '#server/auth/commands/tries.ts'
import { requireClubActor } from '#server/clubs/queries.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import { acceptClubInvitation, openClubInvitation } from '../commands/accept-club.ts'
import {
  clubInvitationState,
  inviteManager,
  resendToManager,
  revokeFromManager,
} from '../commands/club-managers.ts'
import { hashOf } from '../commands/secrets.ts'
import type { Work } from '../commands/work.ts'
import {
  findClubInvitationByHash,
  findClubInvitations,
  type ClubInvitationRow,
} from '../queries/club-invitations.ts'

const os = implement(invitationsEndpoints).$context<RequestContext>()

export const clubInvitationRoutes = {
  clubInvitations: os.clubInvitations.handler(async ({ context, input: { clubId } }) => {
    const { database, clock } = context.platform
    await requireClubActor(database, { accountId: requireAccount(context).id, clubId })
    const rows = await findClubInvitations(database, clubId)
    return { invitations: rows.map((row) => viewOf(row, clock())) }
  }),

  inviteManager: os.inviteManager.handler(({ context, input: { clubId, email } }) =>
    asManager(context, clubId, (work, actor) => inviteManager(work, actor, email)),
  ),

  resendToManager: os.resendToManager.handler(({ context, input: { clubId, clubInvitationId } }) =>
    asManager(context, clubId, (work, actor) => resendToManager(work, actor, clubInvitationId)),
  ),

  revokeFromManager: os.revokeFromManager.handler(
    ({ context, input: { clubId, clubInvitationId } }) =>
      asManager(context, clubId, (work, actor) => revokeFromManager(work, actor, clubInvitationId)),
  ),

  openClubInvitation: os.openClubInvitation.handler(({ context, input }) =>
    openClubInvitation(visitorOf(context), requireAccount(context), input),
  ),

  acceptClubInvitation: os.acceptClubInvitation.handler(async ({ context, input }) => {
    const { platform } = context
    const account = requireAccount(context)
    const key = { clubId: input.clubId, tokenHash: hashOf(input.token) }
    await countingTries(visitorOf(context), () => findClubInvitationByHash(platform.database, key))
    return command(context, (tx) => acceptClubInvitation({ tx, platform, account }, input))
  }),
}

function asManager(
  context: RequestContext,
  clubId: string,
  act: (work: Work, actor: ClubActor) => Promise<ClubInvitationRow>,
): Promise<ClubInvitation> {
  const { platform } = context
  const account = requireAccount(context)
  return command(context, async (tx) => {
    const actor = await requireClubActor(tx, { accountId: account.id, clubId })
    return viewOf(await act({ tx, platform, account }, actor), platform.clock())
  })
}

function visitorOf({ platform, account, request }: RequestContext) {
  return { platform, account, ip: request.ip }
}

function viewOf(row: ClubInvitationRow, now: Date): ClubInvitation {
  return {
    id: row.id,
    email: row.email,
    state: clubInvitationState(row, now),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }
}
