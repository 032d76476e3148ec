import { mayInClub, type ClubActor } from '@touchline/domain/clubs/permissions'
import {
  expiryAfter,
  invitationState,
  isOpen,
  type InvitationState,
} from '@touchline/domain/invitations/invitation-state'
import { v7 as newId } from 'uuid'

import { lockClub } from '#server/clubs/queries.ts'
import { findRoleHolders } from '#server/clubs/queries/roles.ts'
import { AppError } from '#server/platform/errors.ts'

import { managerLetter } from '../emails.ts'
import {
  findClubInvitation,
  findOpenFor,
  markClubInvitation,
  saveClubInvitation,
  type ClubInvitationKey,
  type ClubInvitationRow,
} from '../queries/club-invitations.ts'
import { findAccountName } from '../queries/join-requests.ts'
import { letterPersonalization } from './addressing.ts'
import type { InvitationContext } from './invitation-context.ts'
import { limitInvitationMails, limitManagerInvitations } from './limits.ts'
import { refusalOf } from './manage.ts'
import { announceManagers } from './manager-news.ts'
import { makeToken } from './secrets.ts'

/**
 * Invites a manager by email; someone invited already gets a new email instead of a second
 * invitation.
 */
export async function inviteManager(
  work: InvitationContext,
  actor: ClubActor,
  { email, roles }: Pick<ClubInvitationRow, 'email' | 'roles'>,
): Promise<ClubInvitationRow> {
  if (!mayInClub(actor, 'roles.edit')) throw new AppError('not_allowed')
  const { clubId } = actor
  await lockClub(work.tx, clubId)
  const holders = await findRoleHolders(work.tx, clubId)
  if (holders.some((one) => one.email?.toLowerCase() === email.toLowerCase()))
    throw new AppError('already_member')

  const known = await findOpenFor(work.tx, { clubId, email })
  return send(work, { clubId, clubInvitationId: known ?? newId() }, { email, roles })
}

/** Emails a new link; the old one stops working. */
export async function resendToManager(
  work: InvitationContext,
  actor: ClubActor,
  clubInvitationId: string,
): Promise<ClubInvitationRow> {
  if (!mayInClub(actor, 'roles.edit')) throw new AppError('not_allowed')
  const key = { clubId: actor.clubId, clubInvitationId }
  await lockClub(work.tx, actor.clubId)
  const { email, roles, ...row } = await requireInvitation(work, key)
  const state = clubInvitationState(row, work.platform.clock())
  if (!isOpen(state) && state !== 'expired') throw new AppError(refusalOf(state))
  return send(work, key, { email, roles })
}

export async function revokeFromManager(
  work: InvitationContext,
  actor: ClubActor,
  clubInvitationId: string,
): Promise<ClubInvitationRow> {
  if (!mayInClub(actor, 'roles.edit')) throw new AppError('not_allowed')
  const key = { clubId: actor.clubId, clubInvitationId }
  await lockClub(work.tx, actor.clubId)
  const invitation = await requireInvitation(work, key)
  if (invitation.revokedAt !== null) return invitation
  const at = work.platform.clock()
  if (!(await markClubInvitation(work.tx, key, { what: 'revoked_at', at })))
    throw new AppError('already_used')
  await announceManagers(work.tx, 'invitations.manager_asked', key)
  return requireInvitation(work, key)
}

export function clubInvitationState(
  row: Pick<ClubInvitationRow, 'expiresAt' | 'openedAt' | 'acceptedAt' | 'revokedAt' | 'mailState'>,
  now: Date,
): InvitationState {
  return invitationState(
    {
      expiresAt: row.expiresAt,
      openedAt: row.openedAt ?? undefined,
      acceptedAt: row.acceptedAt ?? undefined,
      revokedAt: row.revokedAt ?? undefined,
      disownedAt: undefined,
      hasPlace: true,
      mail: row.mailState ?? undefined,
      request: undefined,
    },
    now,
  )
}

async function send(
  work: InvitationContext,
  key: ClubInvitationKey,
  { email, roles }: Pick<ClubInvitationRow, 'email' | 'roles'>,
): Promise<ClubInvitationRow> {
  const { tx, platform, account } = work
  await limitManagerInvitations(platform, key.clubId)
  await limitInvitationMails(work, [email])
  const at = platform.clock()
  const club = await lockClub(tx, key.clubId)
  const expiresAt = expiryAfter(at)
  const { token, hash } = makeToken()
  const mailId = await platform.mail.enqueue(
    tx,
    managerLetter({
      club,
      roles,
      inviter: await findAccountName(tx, account.id),
      token,
      expiresAt,
      origin: platform.config.publicUrl,
      ...(await letterPersonalization(tx, platform, { email, clubId: key.clubId })),
    }),
  )
  const sending = {
    ...key,
    email,
    roles,
    tokenHash: hash,
    invitedBy: account.id,
    mailId,
    at,
    expiresAt,
  }
  await saveClubInvitation(tx, sending)
  await announceManagers(tx, 'invitations.manager_asked', key)
  return requireInvitation(work, key)
}

async function requireInvitation(
  { tx }: InvitationContext,
  key: ClubInvitationKey,
): Promise<ClubInvitationRow> {
  const invitation = await findClubInvitation(tx, key)
  if (invitation === undefined) throw new AppError('not_found')
  return invitation
}
