import { sharesAccount } from '@touchline/domain/children/guardians'
import { v7 as uuidv7 } from 'uuid'

import { keepBirthDate } from '#server/accounts/queries.ts'
import { isUnnamed } from '#server/members/commands/unnamed-parents.ts'
import { mergeGuardian } from '#server/members/queries/same-guardians.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import {
  findGuardianOf,
  isParentOf,
  linkGuardian,
  takeNameFromAccount,
  verifyGuardianship,
  type GuardianRow,
} from '../queries/guardians.ts'
import { fillPlaceholder, saveRow, type RosterRow } from '../queries/people.ts'
import type { JoinTeam } from '../queries/teams.ts'
import { keepDisputedDate } from './disputed-date.ts'
import type { InvitationContext } from './invitation-context.ts'

interface Admission {
  readonly teamId: string
  /** The joining account. */
  readonly accountId: string
}

export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth?: string | undefined
  readonly phone?: string | undefined
}

export interface Admitted {
  readonly team: JoinTeam
  /** The joining account. */
  readonly accountId: string
  readonly email: string | undefined
  readonly person: Person
  readonly row: RosterRow | undefined
  /** The account's birth date, whatever the roster says. */
  readonly claimed: string | undefined
  /** Who invited them to the row or approved them. */
  readonly staffId: string
}

/** Makes the person the row that was waiting for them, or a new one. Returns its id. */
export async function admitPlayer(work: InvitationContext, admission: Admitted): Promise<string> {
  const { tx, platform } = work
  const { team, accountId, email, person, row } = admission
  const teamId = team.id
  const memberId = row?.id ?? uuidv7()
  if (row !== undefined && (await isParentOf(tx, { teamId, memberId, accountId })))
    throw new AppError('own_account')

  const filled = {
    teamId,
    memberId,
    accountId,
    email,
    firstName: person.firstName,
    lastName: person.lastName,
    phone: person.phone,
    dateOfBirth: person.dateOfBirth,
  }
  if (row === undefined) await saveRow(tx, { ...filled, isPlaceholder: false })
  else if (!(await fillPlaceholder(tx, { ...filled, at: platform.clock() })))
    throw new AppError('conflict')
  else await keepDisputedDate(work, { ...admission, row })
  if (person.dateOfBirth !== undefined) await keepBirthDate(tx, accountId, person.dateOfBirth)
  return memberId
}

/** Makes the account the listed parent and guardian of all their children. */
export async function admitGuardian(
  { tx, platform }: InvitationContext,
  admission: Admission & { guardian: GuardianRow; by: string; how: 'email' | 'staff' },
): Promise<string> {
  const { teamId, accountId, guardian, by, how } = admission
  if (guardian.children.some((child) => sharesAccount(accountId, child.accountId)))
    throw new AppError('own_account')

  const at = platform.clock()
  const existing = await findGuardianOf(tx, { teamId, accountId })
  const guardianId = existing ?? guardian.id
  if (existing === undefined && !(await linkGuardian(tx, { teamId, guardianId, accountId, at })))
    throw new AppError('conflict')
  if (existing === undefined && isUnnamed(guardian))
    await takeNameFromAccount(tx, { teamId, guardianId })

  for (const { memberId, role } of guardian.children)
    await verifyGuardianship(tx, { teamId, guardianId, memberId, role, by, how, at })
  if (guardianId !== guardian.id)
    await mergeGuardian(tx, { teamId, guardianId: guardian.id }, guardianId)
  return guardianId
}

/** Announces it to the team and the person; the roster has changed too. */
export async function announceJoined(
  { tx, account }: InvitationContext,
  joined: Admission & {
    name: 'invitations.joined' | 'invitations.approved'
    memberId: string | null
    /** The parent, if staff invited one. */
    guardianId?: string | undefined
    /** The personal link it came from. */
    invitationId?: string | undefined
  },
): Promise<void> {
  const { name, teamId, accountId, memberId, guardianId = null, invitationId = null } = joined
  const topics = [`team:${teamId}`, `account:${accountId}`]
  const ids = { teamId, memberId, guardianId, accountId, invitationId, actorId: account.id }
  await announce(tx, { name, topics, payload: ids })
  await announce(tx, { name: 'members.joined', topics, payload: { teamId, memberId } })
}
