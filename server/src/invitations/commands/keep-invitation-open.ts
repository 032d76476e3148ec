import { expiryAfter } from '@touchline/domain/invitations/invitation-state'
import { v7 as uuidv7 } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import { extendInvitation, saveInvitation } from '../queries/invitations.ts'
import { makeToken } from './secrets.ts'
import type { Person } from './write-invitation.ts'

interface Invited {
  readonly teamId: string
  readonly email: string
  readonly person: Person
  /** Their open invitation, if any. */
  readonly invitationId: string | null
  readonly invitedBy: string
  readonly at: Date
}

/**
 * Keeps an invitation open for another fourteen days, for an email about something else; returns
 * its id.
 */
export async function keepInvitationOpen(
  tx: Transaction,
  { teamId, email, person, invitationId, invitedBy, at }: Invited,
): Promise<string> {
  const expiresAt = expiryAfter(at)
  if (invitationId !== null) {
    await extendInvitation(tx, { teamId, invitationId, expiresAt })
    return invitationId
  }
  const made = uuidv7()
  await saveInvitation(tx, {
    invitationId: made,
    teamId,
    email,
    memberId: person.kind === 'member' ? person.id : undefined,
    guardianId: person.kind === 'guardian' ? person.id : undefined,
    tokenHash: makeToken().hash,
    message: undefined,
    invitedBy,
    mailId: null,
    at,
    expiresAt,
  })
  return made
}
