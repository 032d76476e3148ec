import { expiryAfter } from '@touchline/domain/invitations/invitation-state'
import { mailsPerTeam } from '@touchline/domain/invitations/limits'
import { v7 as uuidv7 } from 'uuid'

import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { countMailedSince, renewInvitation, saveInvitation } from '../queries/invitations.ts'
import { findAccountName } from '../queries/join-requests.ts'
import { requireJoinTeam } from '../queries/teams.ts'
import type { InvitationContext } from './invitation-context.ts'
import { limitInvitationMails } from './limits.ts'
import { mayIncludeMessage, placeMessage, type MessagePlacement } from './messages-to-minors.ts'
import { makePlaceholder } from './placeholder.ts'
import { makeToken } from './secrets.ts'
import { enqueueLetter, personOf, type Letter, type Person } from './write-invitation.ts'

/** The sender: a person, or a scheduled job in their name. */
export interface Sender extends Pick<InvitationContext, 'tx' | 'platform'> {
  readonly account: Pick<InvitationContext['account'], 'id'>
}

interface Sent {
  readonly invitationId: string
  readonly messageTo: MessagePlacement['messageTo']
}

/** A first email to an address, for a named person or a new placeholder. */
export async function sendNewInvitation(
  work: Sender,
  letter: Letter,
  { email, person }: { email: string; person: Person | undefined },
): Promise<Sent> {
  const { tx, platform, account } = work
  const { team } = letter
  const memberId = person?.kind === 'member' ? person.id : undefined
  const { message, messageTo } = await placeMessage(work, letter, { email, memberId })
  const at = platform.clock()
  const expiresAt = expiryAfter(at)
  const { token, hash } = makeToken()
  const invitationId = uuidv7()
  const addressed = { to: email, person, message, token, expiresAt, invitedBy: account.id }
  const mailId = await enqueueLetter(work, letter, addressed)
  await saveInvitation(tx, {
    invitationId,
    teamId: team.id,
    email,
    memberId:
      person?.kind === 'guardian'
        ? undefined
        : (person?.id ?? (await makePlaceholder(work, team, email))),
    guardianId: person?.kind === 'guardian' ? person.id : undefined,
    tokenHash: hash,
    message: letter.message,
    invitedBy: account.id,
    mailId,
    at,
    expiresAt,
  })
  return { invitationId, messageTo }
}

/** A new secret and another fourteen days for an existing invitation. */
export async function resendLetter(
  { tx, platform, account }: InvitationContext,
  letter: Letter,
  invitation: {
    readonly id: string
    readonly email: string
    readonly memberId?: string | null
    readonly guardianId?: string | null
  },
): Promise<void> {
  const { team } = letter
  const addressee = { email: invitation.email, memberId: invitation.memberId ?? undefined }
  const mayCarry = await mayIncludeMessage({ tx, platform }, letter, addressee)
  const message = mayCarry ? letter.message : undefined
  const at = platform.clock()
  const expiresAt = expiryAfter(at)
  const { token, hash } = makeToken()
  const to = invitation.email
  const person = personOf(invitation)
  const addressed = { to, person, message, token, expiresAt, invitedBy: account.id }
  const mailId = await enqueueLetter({ tx, platform }, letter, addressed)
  await renewInvitation(tx, {
    teamId: team.id,
    invitationId: invitation.id,
    tokenHash: hash,
    mailId,
    at,
    expiresAt,
  })
}

/** The email's content besides its link. */
export async function createLetter(
  { tx, account }: InvitationContext,
  input: { teamId: string; message?: string | null | undefined },
): Promise<Letter> {
  return {
    team: await requireJoinTeam(tx, input.teamId),
    inviter: await findAccountName(tx, account.id),
    message: input.message || undefined,
  }
}

/** Limits a team's emails per day, so that no one floods mailboxes through us. */
export async function limitInvitations(
  work: InvitationContext,
  teamId: string,
  emails: readonly string[],
): Promise<void> {
  const { tx, platform } = work
  const since = new Date(platform.clock().getTime() - mailsPerTeam.seconds * 1000)
  if ((await countMailedSince(tx, { teamId, since })) + emails.length > mailsPerTeam.max)
    throw new AppError('too_many_requests', { retryAfterSeconds: 3600 })
  await limitInvitationMails(work, emails)
}

export async function announceInvitations(
  { tx }: Pick<InvitationContext, 'tx'>,
  teamId: string,
): Promise<void> {
  await announce(tx, {
    name: 'invitations.changed',
    topics: [`team:${teamId}`],
    payload: { teamId },
  })
}
