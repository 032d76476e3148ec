import { isOpen } from '@touchline/domain/invitations/invitation-state'
import { howToJoin } from '@touchline/domain/invitations/joining'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'
import { limitFailedAttempts } from '#server/platform/rate-limit/failed-attempts.ts'

import { findParentsInClub } from '../queries/club-families.ts'
import {
  findComingEvents,
  findEventsForNewcomer,
  type ComingEvent,
} from '../queries/coming-events.ts'
import { childrenOnRoster, findGuardian, type GuardianRow } from '../queries/guardians.ts'
import { findInvitation, type InvitationRow } from '../queries/invitations.ts'
import { findRosterRow } from '../queries/people.ts'
import { lockJoining, requireJoinTeam, type JoinTeam } from '../queries/teams.ts'
import { findJoinTarget } from './join-target.ts'
import { refusalOf, stateOf } from './manage.ts'

/** The secret in a personal email, and its team. */
export interface LetterKey {
  readonly teamId: string
  readonly token: string
}

type GuardianRole = GuardianRow['children'][number]['role']

/** The person an email names, as staff listed them. */
export type Invitee =
  | {
      readonly kind: 'guardian'
      readonly id: string
      readonly firstName: string
      readonly lastName: string
      readonly role: GuardianRole
      readonly children: readonly { readonly memberId: string; readonly firstName: string }[]
    }
  | {
      readonly kind: 'member'
      readonly memberId: string
      readonly firstName: string
      readonly lastName: string
    }
  /** An adult who isn't listed: they enter their name if needed. */
  | { readonly kind: 'newcomer'; readonly firstName: string; readonly lastName: string }
  /** Only an address, or someone whose age must be asked first. */
  | { readonly kind: 'unknown' }

/** The invitation of one team in an email. */
export interface WelcomePart {
  readonly team: JoinTeam
  readonly invitation: InvitationRow
  readonly invitee: Invitee
  readonly events: readonly ComingEvent[]
}

/**
 * The data of the page behind an email. Having the email is enough to see it, so it has no place
 * and no child's surname. Includes the club's other teams that invite the same parent.
 */
export interface Welcome extends WelcomePart {
  readonly others: readonly WelcomePart[]
}

/** The reader's context: wrong secrets count per network. */
export interface LetterReader {
  readonly platform: Platform
  readonly ip: string
}

/**
 * Reads the email without accepting or marking it, because mail programs open links by themselves.
 */
export async function readWelcome(
  { platform, ip }: LetterReader,
  key: LetterKey,
): Promise<Welcome> {
  const { database, clock } = platform
  const visitor = { platform, ip, account: undefined, key: key.token }
  const { team, invitation } = await limitFailedAttempts(visitor, () =>
    findLetter({ database, db: database }, key),
  )
  requireOpenLetter(invitation, clock())
  return welcomeOf(database, { team, invitation, now: clock() })
}

/** The invitation of an email in its team; undefined for an invalid secret. */
export async function findLetter(
  db: Parameters<typeof findJoinTarget>[0],
  { teamId, token }: LetterKey,
): Promise<Pick<Welcome, 'team' | 'invitation'> | undefined> {
  const door = await findJoinTarget(db, { teamId, key: { kind: 'invitation', value: token } })
  if (door?.invitation === undefined) return undefined
  return { team: door.team, invitation: door.invitation }
}

/** Locks all teams of an email together, so that two taps can't deadlock. */
export async function lockLetter(
  tx: Transaction,
  { team, invitation }: Pick<Welcome, 'team' | 'invitation'>,
): Promise<void> {
  const email = invitation.email.toLowerCase()
  const others = await findParentsInClub(tx, { teamId: team.id, email })
  await lockJoining(tx, team.id, ...others.map(({ teamId }) => teamId))
}

/** Throws the reason why the email is no longer valid, and for a used one the address. */
export function requireOpenLetter(invitation: InvitationRow, now: Date): void {
  const state = stateOf(invitation, now)
  if (isOpen(state)) return
  throw new AppError(refusalOf(state), { address: invitation.acceptedEmail })
}

interface Opened extends Pick<WelcomePart, 'team' | 'invitation'> {
  readonly now: Date
}

/** Everything else that the page needs. */
export async function welcomeOf(db: Queryable, opened: Opened): Promise<Welcome> {
  const { team, invitation, now } = opened
  const others: WelcomePart[] = []
  const inClub =
    invitation.guardianId === null
      ? []
      : await findParentsInClub(db, { teamId: team.id, email: invitation.email.toLowerCase() })
  for (const { teamId, invitationId } of inClub) {
    if (invitationId === null) continue
    const other = await findInvitation(db, { teamId, invitationId })
    if (other === undefined || !isOpen(stateOf(other, now))) continue
    others.push(
      await partOf(db, { team: await requireJoinTeam(db, teamId), invitation: other, now }),
    )
  }
  return { ...(await partOf(db, opened)), others }
}

async function partOf(db: Queryable, { team, invitation, now }: Opened): Promise<WelcomePart> {
  const invitee = await inviteeOf(db, { team, invitation, now })
  const memberIds =
    invitee.kind === 'guardian'
      ? invitee.children.map(({ memberId }) => memberId)
      : invitee.kind === 'member'
        ? [invitee.memberId]
        : []
  const events =
    invitee.kind === 'newcomer'
      ? await findEventsForNewcomer(db, { team, now })
      : await findComingEvents(db, { teamId: team.id, memberIds, now })
  return { team, invitation, invitee, events }
}

async function inviteeOf(db: Queryable, { team, invitation, now }: Opened): Promise<Invitee> {
  const { memberId, guardianId } = invitation
  const guardian =
    guardianId === null ? undefined : await findGuardian(db, { teamId: team.id, guardianId })
  if (guardian !== undefined) return asGuardian(guardian)
  const row = memberId === null ? undefined : await findRosterRow(db, { teamId: team.id, memberId })
  if (row === undefined || row.isPlaceholder) return newcomer(team, invitation)
  const { dateOfBirth, hasVerifiedGuardian, firstName, lastName } = row
  const today = dayInZone(now, team.timeZone)
  const mayJoin =
    dateOfBirth === null
      ? team.isForAdults
      : howToJoin({ dateOfBirth, hasVerifiedGuardian }, team.country, today) === 'alone'
  return mayJoin ? { kind: 'member', memberId: row.id, firstName, lastName } : { kind: 'unknown' }
}

function newcomer(
  { isForAdults }: JoinTeam,
  { askerFirstName, askerLastName }: InvitationRow,
): Invitee {
  if (!isForAdults) return { kind: 'unknown' }
  return { kind: 'newcomer', firstName: askerFirstName ?? '', lastName: askerLastName ?? '' }
}

function asGuardian(guardian: GuardianRow): Invitee {
  const children = childrenOnRoster(guardian)
  return {
    kind: 'guardian',
    id: guardian.id,
    firstName: guardian.firstName,
    lastName: guardian.lastName,
    role: children[0]?.role ?? 'guardian',
    children: children.map(({ memberId, firstName }) => ({ memberId, firstName })),
  }
}
