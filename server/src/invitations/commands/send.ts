import { expiryAfter } from '@touchline/domain/invitations/invitation-state'
import { mailsPerTeam } from '@touchline/domain/invitations/limits'
import { v7 as uuidv7 } from 'uuid'

import { stoppedByStranger } from '#server/accounts/commands/strangers.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { invitationLetter } from '../emails.ts'
import { mailedSince, renewInvitation, saveInvitation } from '../queries/invitations.ts'
import { findAccountName } from '../queries/join-requests.ts'
import { requireJoinTeam, type JoinTeam } from '../queries/teams.ts'
import { makePlaceholder } from './placeholder.ts'
import { makeToken } from './secrets.ts'
import type { Work } from './work.ts'

/** Whom an invitation names: a roster row or a parent. */
export type Person = { readonly kind: 'member' | 'guardian'; readonly id: string }

export interface Letter {
  readonly team: JoinTeam
  readonly inviter: string | undefined
  readonly message: string | undefined
}

/** Whoever, or whatever by the clock, sends in somebody's name. */
export interface Sender extends Pick<Work, 'tx' | 'platform'> {
  readonly account: Pick<Work['account'], 'id'>
}

/** A first letter to an address, for a person staff named or for a new placeholder. */
export async function sendNew(
  work: Sender,
  letter: Letter,
  { email, person }: { email: string; person: Person | undefined },
): Promise<string> {
  const { tx, platform, account } = work
  const { team, inviter, message } = letter
  const at = platform.clock()
  const expiresAt = expiryAfter(at)
  const { token, hash } = makeToken()
  const invitationId = uuidv7()
  const mailId = await platform.mail.enqueue(
    tx,
    invitationLetter({
      team,
      inviter,
      message,
      token,
      expiresAt,
      to: email,
      origin: platform.config.publicUrl,
      ...(await stoppedByStranger(tx, platform, { kind: 'invitation', address: email })),
    }),
  )
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
    message,
    invitedBy: account.id,
    mailId,
    at,
    expiresAt,
  })
  return invitationId
}

/** A new secret and fourteen new days for an invitation that exists. */
export async function sendAgain(
  { tx, platform }: Work,
  letter: Letter,
  invitation: { id: string; email: string },
): Promise<void> {
  const { team, inviter, message } = letter
  const at = platform.clock()
  const expiresAt = expiryAfter(at)
  const { token, hash } = makeToken()
  const mailId = await platform.mail.enqueue(
    tx,
    invitationLetter({
      team,
      inviter,
      message,
      token,
      expiresAt,
      to: invitation.email,
      origin: platform.config.publicUrl,
      ...(await stoppedByStranger(tx, platform, {
        kind: 'invitation',
        address: invitation.email,
      })),
    }),
  )
  await renewInvitation(tx, {
    teamId: team.id,
    invitationId: invitation.id,
    tokenHash: hash,
    mailId,
    at,
    expiresAt,
  })
}

/** What the letter says besides its link. */
export async function letterOf(
  { tx, account }: Work,
  input: { teamId: string; message?: string | null | undefined },
): Promise<Letter> {
  return {
    team: await requireJoinTeam(tx, input.teamId),
    inviter: await findAccountName(tx, account.id),
    message: input.message || undefined,
  }
}

/** So many letters a team may send a day and no more: nobody uses us to flood mailboxes. */
export async function leaveRoom(
  { tx, platform }: Work,
  teamId: string,
  count: number,
): Promise<void> {
  const since = new Date(platform.clock().getTime() - mailsPerTeam.seconds * 1000)
  if ((await mailedSince(tx, { teamId, since })) + count > mailsPerTeam.most)
    throw new AppError('too_many_requests', { retryAfterSeconds: 3600 })
}

export async function announceInvitations({ tx }: Pick<Work, 'tx'>, teamId: string): Promise<void> {
  await announce(tx, {
    name: 'invitations.changed',
    topics: [`team:${teamId}`],
    payload: { teamId },
  })
}
