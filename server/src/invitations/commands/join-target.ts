import type { JoinCredential } from '@touchline/contract/invitations/shapes'
import { isVerifiedByEmail } from '@touchline/domain/children/guardians'
import { isOpen } from '@touchline/domain/invitations/invitation-state'
import { readJoinCode } from '@touchline/domain/teams/join-code'

import type { Database, Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { limitFailedAttempts, type Visitor } from '#server/platform/rate-limit/failed-attempts.ts'

import { findInvitation, findInvitationByHash, type InvitationRow } from '../queries/invitations.ts'
import { findJoinTeam, findTeamByCode, type JoinTeam } from '../queries/teams.ts'
import { openLetterToken } from './letter-token.ts'
import { refusalOf, stateOf } from './manage.ts'
import { hashOf } from './secrets.ts'

/** The team that a key opens, and its invitation. */
export interface JoinTarget {
  readonly team: JoinTeam
  readonly invitation: InvitationRow | undefined
}

/** A key for one team. */
export interface TeamCredential {
  readonly teamId: string
  readonly key: JoinCredential
}

/** The team of a code, for someone signed in. */
export async function findByCode(visitor: Visitor, typed: string): Promise<JoinTeam> {
  const code = readJoinCode(typed)
  return limitFailedAttempts({ ...visitor, key: typed }, async () =>
    code === undefined ? undefined : findTeamByCode(visitor.platform.database, code),
  )
}

/** The team of a key, which must belong to the team on whose page it is used. */
export async function findJoinTarget(
  { database, db }: { readonly database: Database; readonly db: Queryable },
  { teamId, key }: TeamCredential,
): Promise<JoinTarget | undefined> {
  const team = await findJoinTeam(db, teamId)
  if (team === undefined) return undefined
  // Compares hashes, so that the time reveals nothing about the secret.
  if (key.kind === 'link')
    return hashOf(key.value) === hashOf(team.joinSecret)
      ? { team, invitation: undefined }
      : undefined
  if (key.kind === 'code')
    return readJoinCode(key.value) === team.joinCode ? { team, invitation: undefined } : undefined

  const later = await openLetterToken(database, key.value)
  const invitation =
    later?.teamId === teamId
      ? await findInvitation(db, later)
      : await findInvitationByHash(db, { teamId, tokenHash: hashOf(key.value) })
  return invitation && { team, invitation }
}

export function requireOpen(invitation: InvitationRow, now: Date): void {
  const state = stateOf(invitation, now)
  if (!isOpen(state)) throw new AppError(refusalOf(state))
}

/** True if the link was emailed to this account's address, so that no one else has read it. */
export function isOwnInvitation(invitation: InvitationRow, account: SignedIn): boolean {
  return (
    account.email !== null &&
    isVerifiedByEmail({ email: account.email, emailConfirmed: true }, invitation.email)
  )
}
