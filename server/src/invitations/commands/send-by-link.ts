import { expiryAfter } from '@touchline/domain/invitations/invitation-state'
import { v7 as uuidv7 } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import { saveInvitation } from '../queries/invitations.ts'
import type { JoinTeam } from '../queries/teams.ts'
import { keepInvitationOpen } from './keep-invitation-open.ts'
import { letterToken } from './letter-token.ts'
import { makeToken } from './secrets.ts'
import { enqueueLetter, type Person } from './write-invitation.ts'

/** Someone who asks to join through the team's shared link. */
export interface Asker {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

interface Sending {
  readonly team: JoinTeam
  readonly email: string
  readonly invitedBy: string
}

/** An email with the typed name. */
export async function sendToAsker(
  tx: Transaction,
  platform: Platform,
  { team, email, invitedBy, asker }: Sending & { readonly asker: Asker },
): Promise<void> {
  const at = platform.clock()
  const expiresAt = expiryAfter(at)
  const { token, hash } = makeToken()
  const letter = { team, inviter: undefined, message: undefined }
  const addressed = {
    to: email,
    person: undefined,
    message: undefined,
    token,
    expiresAt,
    invitedBy,
  }
  const mailId = await enqueueLetter({ tx, platform }, letter, { ...addressed, isByLink: true })
  await saveInvitation(tx, {
    invitationId: uuidv7(),
    teamId: team.id,
    email,
    memberId: undefined,
    guardianId: undefined,
    tokenHash: hash,
    message: undefined,
    invitedBy,
    mailId,
    at,
    expiresAt,
    asker,
  })
}

/** People on the roster get their own invitation. */
export async function sendOwn(
  tx: Transaction,
  platform: Platform,
  {
    team,
    email,
    invitedBy,
    person,
    invitationId: open,
  }: Sending & { readonly person: Person; readonly invitationId: string | null },
): Promise<void> {
  const at = platform.clock()
  const teamId = team.id
  const kept = { teamId, email, person, invitationId: open, invitedBy, at }
  const invitationId = await keepInvitationOpen(tx, kept)
  const token = await letterToken(platform.database, { teamId, invitationId })
  const letter = { team, inviter: undefined, message: undefined }
  const addressed = { to: email, person, message: undefined, token, invitedBy }
  await enqueueLetter({ tx, platform }, letter, {
    ...addressed,
    expiresAt: expiryAfter(at),
    isByLink: true,
  })
}
