import {
  invitationState,
  isOpen,
  type InvitationState,
} from '@touchline/domain/invitations/invitation-state'
import { mayInvite } from '@touchline/domain/invitations/permissions'

import { AppError } from '#server/platform/errors.ts'

import {
  findInvitation,
  markRevoked,
  type InvitationKey,
  type InvitationRow,
} from '../queries/invitations.ts'
import { removePlaceholder } from '../queries/people.ts'
import { lockJoining } from '../queries/teams.ts'
import { requireAllowedActor, type InvitationContext } from './invitation-context.ts'
import { announceInvitations, limitInvitations, createLetter, resendLetter } from './send.ts'

/** Emails a new link; the old one stops working. */
export async function resendInvitation(
  work: InvitationContext,
  key: InvitationKey,
): Promise<InvitationRow> {
  const { blockedFrom } = await requireAllowedActor(work, key.teamId, mayInvite)
  await lockJoining(work.tx, key.teamId)
  const invitation = await requireInvitation(work, { ...key, blockedFrom })
  const state = stateOf(invitation, work.platform.clock())
  if (!isOpen(state) && state !== 'expired') throw new AppError(refusalOf(state))

  await limitInvitations(work, key.teamId, [invitation.email])
  await resendLetter(
    work,
    await createLetter(work, { teamId: key.teamId, message: invitation.message }),
    invitation,
  )
  await announceInvitations(work, key.teamId)
  return requireInvitation(work, { ...key, blockedFrom })
}

/** Ends the link and removes its placeholder. */
export async function revokeInvitation(
  work: InvitationContext,
  key: InvitationKey,
): Promise<InvitationRow> {
  const { blockedFrom } = await requireAllowedActor(work, key.teamId, mayInvite)
  await lockJoining(work.tx, key.teamId)
  const invitation = await requireInvitation(work, { ...key, blockedFrom })
  if (invitation.revokedAt !== null) return invitation

  const revoked = await markRevoked(work.tx, {
    ...key,
    accountId: work.account.id,
    at: work.platform.clock(),
  })
  if (!revoked) throw new AppError('already_used')
  if (invitation.memberId !== null)
    await removePlaceholder(work.tx, { teamId: key.teamId, memberId: invitation.memberId }, null)
  await announceInvitations(work, key.teamId)
  return requireInvitation(work, { ...key, blockedFrom })
}

export function stateOf(row: InvitationRow, now: Date): InvitationState {
  return invitationState(
    {
      expiresAt: row.expiresAt,
      openedAt: row.openedAt ?? undefined,
      acceptedAt: row.acceptedAt ?? undefined,
      revokedAt: row.revokedAt ?? undefined,
      disownedAt: row.disownedAt ?? undefined,
      hasPlace: row.hasPlace,
      mail: row.mailState ?? undefined,
      request: row.requestState ?? undefined,
    },
    now,
  )
}

/** Why a closed invitation can't be used. */
export function refusalOf(state: InvitationState): 'revoked' | 'expired' | 'already_used' {
  if (state === 'disowned') return 'revoked'
  return state === 'revoked' || state === 'expired' ? state : 'already_used'
}

async function requireInvitation(
  { tx }: InvitationContext,
  key: Parameters<typeof findInvitation>[1],
): Promise<InvitationRow> {
  const invitation = await findInvitation(tx, key)
  if (invitation === undefined) throw new AppError('not_found')
  return invitation
}
