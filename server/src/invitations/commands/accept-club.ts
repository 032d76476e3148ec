import type { OpenedClubInvitation } from '@touchline/contract/invitations/shapes/club'
import { isVerifiedByEmail } from '@touchline/domain/children/guardians'
import { isOpen } from '@touchline/domain/invitations/invitation-state'

import { addRoles } from '#server/clubs/commands/roles.ts'
import { lockClub, requireClub } from '#server/clubs/queries.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { limitFailedAttempts, type Visitor } from '#server/platform/rate-limit/failed-attempts.ts'

import {
  findClubInvitationByHash,
  markClubInvitation,
  saveAcceptedBy,
  type ClubInvitationRow,
} from '../queries/club-invitations.ts'
import { clubInvitationState } from './club-managers.ts'
import type { InvitationContext } from './invitation-context.ts'
import { refusalOf } from './manage.ts'
import { announceManagers } from './manager-news.ts'
import { hashOf } from './secrets.ts'

interface TeamCredential {
  readonly clubId: string
  readonly token: string
}

/** Shows what the link is for and marks the invitation as opened, without accepting it. */
export async function openClubInvitation(
  visitor: Visitor,
  account: SignedIn,
  credential: TeamCredential,
): Promise<OpenedClubInvitation> {
  const { database, clock } = visitor.platform
  const invitation = await limitFailedAttempts(visitor, () => findByToken(database, credential))
  requireOpen(invitation, clock())
  const key = { clubId: credential.clubId, clubInvitationId: invitation.id }
  await database.transaction().execute(async (tx) => {
    if (await markClubInvitation(tx, key, { what: 'opened_at', at: clock() }))
      await announceManagers(tx, 'invitations.manager_asked', key)
  })
  const { name, sport } = await requireClub(database, credential.clubId)
  const { inviterName: inviter, roles } = invitation
  return { name, sport, inviter, roles: [...roles], isMine: isMine(invitation, account) }
}

/** The role is powerful: only the account with the emailed address may accept. */
export async function acceptClubInvitation(
  { tx, platform, account }: InvitationContext,
  credential: TeamCredential,
) {
  const { clubId } = credential
  const invitation = await findByToken(tx, credential)
  if (invitation === undefined) throw new AppError('not_found')
  await lockClub(tx, clubId)
  requireOpen(invitation, platform.clock())
  if (!isMine(invitation, account)) throw new AppError('not_allowed')

  const key = { clubId, clubInvitationId: invitation.id }
  const at = platform.clock()
  if (!(await markClubInvitation(tx, key, { what: 'accepted_at', at })))
    throw new AppError('already_used')
  await saveAcceptedBy(tx, key, account.id)
  const { roles } = invitation
  await addRoles(tx, { clubId, accountId: account.id, roles, by: account.id })
  await announceManagers(tx, 'invitations.manager_asked', key)
  return { clubId }
}

function findByToken(
  db: Queryable,
  { clubId, token }: TeamCredential,
): Promise<ClubInvitationRow | undefined> {
  return findClubInvitationByHash(db, { clubId, tokenHash: hashOf(token) })
}

function requireOpen(invitation: ClubInvitationRow, now: Date): void {
  const state = clubInvitationState(invitation, now)
  if (!isOpen(state)) throw new AppError(refusalOf(state))
}

function isMine({ email }: ClubInvitationRow, account: SignedIn): boolean {
  return (
    account.email !== null &&
    isVerifiedByEmail({ email: account.email, emailConfirmed: true }, email)
  )
}
