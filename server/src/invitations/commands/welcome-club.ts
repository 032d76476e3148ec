import { isOpen } from '@touchline/domain/invitations/invitation-state'

import { findUserByEmail } from '#server/auth/queries/users.ts'
import { findClub, requireClub, type ClubRow } from '#server/clubs/queries.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { limitFailedAttempts } from '#server/platform/rate-limit/failed-attempts.ts'

import { findClubInvitationByHash, type ClubInvitationRow } from '../queries/club-invitations.ts'
import { clubInvitationState } from './club-managers.ts'
import { refusalOf } from './manage.ts'
import { hashOf } from './secrets.ts'
import type { LetterReader } from './welcome.ts'

/** The secret in an email to a new club manager. */
export interface ClubLetterKey {
  readonly clubId: string
  readonly token: string
}

export interface ClubWelcome {
  readonly club: Pick<ClubRow, 'id' | 'name' | 'language' | 'logo_file_id'>
  readonly invitation: ClubInvitationRow
  /** The address has no account yet. */
  readonly asksName: boolean
}

/** Reads the email without accepting or marking it. */
export async function readClubWelcome(
  { platform, ip }: LetterReader,
  key: ClubLetterKey,
): Promise<ClubWelcome> {
  const { database, clock } = platform
  const visitor = { platform, ip, account: undefined, key: key.token }
  const invitation = await limitFailedAttempts(visitor, () => findOpenLetter(database, key))
  requireOpen(invitation, clock())
  const user = await findUserByEmail(database, invitation.email.toLowerCase())
  const asksName = user === undefined || user.emailConfirmedAt === null
  return { club: await requireClub(database, key.clubId), invitation, asksName }
}

async function findOpenLetter(db: Queryable, { clubId, token }: ClubLetterKey) {
  const club = await findClub(db, clubId)
  if (club === undefined) return undefined
  return findClubInvitationByHash(db, { clubId, tokenHash: hashOf(token) })
}

function requireOpen(invitation: ClubInvitationRow, now: Date): void {
  const state = clubInvitationState(invitation, now)
  if (!isOpen(state)) throw new AppError(refusalOf(state))
}
