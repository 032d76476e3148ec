import { sharesAccount } from '@touchline/domain/children/guardians'
import { howToJoin, laterBirthDate } from '@touchline/domain/invitations/joining'
import { isMinor } from '@touchline/domain/values/age'
import { ownAccountAge } from '@touchline/domain/values/own-account'
import { v7 as uuidv7 } from 'uuid'

import { AppError } from '#server/platform/errors.ts'

import {
  childrenOnRoster,
  findGuardian,
  findGuardianOf,
  saveGuardian,
  verifyGuardianship,
} from '../queries/guardians.ts'
import type { RequestRow } from '../queries/join-requests.ts'
import { fillPlaceholder, findStanding, saveRow, type RosterRow } from '../queries/people.ts'
import type { JoinTeam } from '../queries/teams.ts'
import { admitListedParent } from './admit-listed-parent.ts'
import { admitGuardian, admitPlayer } from './admit.ts'
import { todayInTeam, type InvitationContext } from './invitation-context.ts'

export interface AdmissionCase {
  readonly team: JoinTeam
  readonly request: RequestRow
  /** The roster row chosen by staff, otherwise the invited one. */
  readonly row: RosterRow | undefined
}

/** Makes a player the chosen row or a new one; a second request creates no second row. */
export async function admitAsPlayer(
  work: InvitationContext,
  { team, request, row }: AdmissionCase,
): Promise<string> {
  const { memberId } = await findStanding(work.tx, {
    teamId: team.id,
    accountId: request.accountId,
  })
  if (memberId !== null) return memberId
  if (row !== undefined && row.accountId !== null) throw new AppError('already_member')

  const dateOfBirth = requireOldEnough(work, { team, request, row })
  const { firstName, lastName, email, accountId } = request
  const person = { firstName, lastName, dateOfBirth, phone: request.phone ?? undefined }
  return admitPlayer(work, {
    team,
    accountId,
    email: email ?? undefined,
    person,
    row,
    claimed: request.claimedDateOfBirth ?? undefined,
    staffId: work.account.id,
  })
}

/** Makes a parent a verified guardian of the chosen row, or of a new one for the child. */
export async function admitAsParent(
  work: InvitationContext,
  parent: AdmissionCase,
): Promise<Admitted> {
  if (parent.request.guardianId !== null) return admitNamed(work, parent, parent.request.guardianId)
  requireOthersChild(work, parent)

  const { team, request } = parent
  const memberId = await keepChild(work, parent)
  const guardianId = await keepParent(work, parent, memberId)
  const verified = await verifyGuardianship(work.tx, {
    teamId: team.id,
    guardianId,
    memberId,
    role: request.childRole ?? 'guardian',
    by: work.account.id,
    how: 'staff',
    at: work.platform.clock(),
    childAgreedAt: request.childAgreedAt,
  })
  if (!verified) throw new AppError('conflict', { reason: 'blocked' })
  return { memberId, guardianId }
}

interface Admitted {
  readonly memberId: string | null
  readonly guardianId: string
}

/** The parent whom staff had listed and invited. */
async function admitNamed(
  work: InvitationContext,
  { team, request }: AdmissionCase,
  guardianId: string,
): Promise<Admitted> {
  const guardian = await findGuardian(work.tx, { teamId: team.id, guardianId })
  if (guardian === undefined || !guardian.hasPlace) throw new AppError('not_found')
  const admittedId = await admitGuardian(work, {
    teamId: team.id,
    accountId: request.accountId,
    guardian,
    by: work.account.id,
    how: 'staff',
  })
  return { memberId: childrenOnRoster(guardian)[0]?.memberId ?? null, guardianId: admittedId }
}

/** Requires a minor's row that isn't the parent's own. */
function requireOthersChild(work: InvitationContext, { team, request, row }: AdmissionCase): void {
  if (row === undefined) return
  if (row.dateOfBirth && !isMinor(row.dateOfBirth, todayInTeam(work, team)))
    throw new AppError('invalid_input', { fields: { memberId: 'adult' } })
  if (sharesAccount(request.accountId, row.accountId)) throw new AppError('own_account')
}

/** The child is a profile without account or the parent's contact data. */
async function keepChild(
  { tx, platform }: InvitationContext,
  { team, request, row }: AdmissionCase,
): Promise<string> {
  const child = {
    teamId: team.id,
    memberId: row?.id ?? uuidv7(),
    accountId: undefined,
    firstName: request.childFirstName ?? '',
    lastName: request.childLastName ?? '',
    email: undefined,
    phone: undefined,
    dateOfBirth: request.childDateOfBirth ?? undefined,
  }
  if (row === undefined) await saveRow(tx, { ...child, isPlaceholder: false })
  else await fillPlaceholder(tx, { ...child, at: platform.clock() })
  return child.memberId
}

async function keepParent(
  work: InvitationContext,
  parent: AdmissionCase,
  memberId: string,
): Promise<string> {
  const { tx } = work
  const { team, request } = parent
  const { accountId, firstName, lastName, email } = request
  const existing =
    (await admitListedParent(work, { teamId: team.id, memberId, request })) ??
    (await findGuardianOf(tx, { teamId: team.id, accountId }))
  if (existing !== undefined) return existing
  const guardianId = uuidv7()
  const phone = request.phone ?? undefined
  await saveGuardian(tx, {
    teamId: team.id,
    guardianId,
    accountId,
    firstName,
    lastName,
    email,
    phone,
  })
  return guardianId
}

/** Checks the age again: the row may know better than the form. */
function requireOldEnough(
  work: InvitationContext,
  { team, request, row }: AdmissionCase,
): string | undefined {
  const dateOfBirth = laterBirthDate(
    request.dateOfBirth ?? undefined,
    row?.dateOfBirth ?? undefined,
  )
  if (dateOfBirth === undefined) return undefined
  const hasVerifiedGuardian = row?.hasVerifiedGuardian ?? false
  const reason = howToJoin(
    { dateOfBirth, hasVerifiedGuardian },
    team.country,
    todayInTeam(work, team),
  )
  if (reason !== 'alone')
    throw new AppError('guardian_needed', { reason, ownAccountAge: ownAccountAge(team.country) })
  return dateOfBirth
}
