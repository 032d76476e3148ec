import type { JoinResult, JoinInput, JoiningPerson } from '@touchline/contract/invitations/shapes'
import { howToJoin, laterBirthDate, needsApproval } from '@touchline/domain/invitations/joining'
import { isMinor } from '@touchline/domain/values/age'
import { agreesWithParent, isBirthDate, ownAccountAge } from '@touchline/domain/values/own-account'

import { findAccount } from '#server/accounts/queries.ts'
import { AppError } from '#server/platform/errors.ts'

import { childrenOnRoster, findGuardian } from '../queries/guardians.ts'
import { takeInvitation, type InvitationRow } from '../queries/invitations.ts'
import { findRosterRow, findStanding, type RosterRow } from '../queries/people.ts'
import { lockJoining } from '../queries/teams.ts'
import { admitGuardian, admitPlayer, announceJoined, type Admitted } from './admit.ts'
import { todayInTeam, type InvitationContext } from './invitation-context.ts'
import { findJoinTarget, isOwnInvitation, requireOpen, type JoinTarget } from './join-target.ts'
import { refuseOwnParent } from './refuse-own-parent.ts'
import { requestToJoin } from './request-to-join.ts'

type Player = Extract<JoiningPerson, { kind: 'player' }>
type Parent = Extract<JoiningPerson, { kind: 'parent' }>

/** Joins at once if possible, otherwise creates a request. */
export async function joinTeam(work: InvitationContext, input: JoinInput): Promise<JoinResult> {
  await lockJoining(work.tx, input.teamId)
  const door = await findJoinTarget({ database: work.platform.database, db: work.tx }, input)
  if (door === undefined) throw new AppError('not_found')
  const { invitation } = door
  if (invitation !== undefined) requireUsable(work, invitation, input)

  if (invitation !== undefined && invitation.guardianId !== null)
    return joinAsGuardian(work, { door, invitation, guardianId: invitation.guardianId, input })
  if (input.who.kind === 'parent') return askAsParent(work, { door, input, parent: input.who })
  return joinAsPlayer(work, { door, input, player: input.who })
}

/** An invitation opened with another address requires confirmation. */
function requireUsable(
  { platform, account }: InvitationContext,
  invitation: InvitationRow,
  input: JoinInput,
): void {
  requireOpen(invitation, platform.clock())
  if (!isOwnInvitation(invitation, account) && input.otherAddress !== true)
    throw new AppError('conflict', { reason: 'other_address' })
}

async function joinAsPlayer(
  work: InvitationContext,
  {
    door,
    input,
    player,
  }: { door: JoinTarget; input: JoinInput; player: Exclude<JoiningPerson, Parent> },
): Promise<JoinResult> {
  const { team, invitation } = door
  const row = invitation?.memberId
    ? await requireRow(work, team.id, invitation.memberId)
    : undefined
  await requireNotMember(work, team.id)
  const claimed = await claimedDate(work, player.dateOfBirth)
  const person = personOf(work, door, { player, row, claimed })
  const waits = needsApproval({
    teamApproves: team.joinApproval,
    concernsMinor: isYoung(work, team, person.dateOfBirth),
    by: wayOf(work, invitation),
    isNamed: row !== undefined,
  })
  await take(work, door)
  if (waits) {
    // Keeps the account's birth date: staff may link another row and must see it to confirm.
    const said = { ...person, ...(claimed === undefined ? {} : { dateOfBirth: claimed }) }
    return requestToJoin(work, {
      door,
      via: input.key.kind,
      kind: 'player',
      person: said,
      memberId: row?.id,
    })
  }
  return admitNow(work, { door, person, row, claimed })
}

/** The younger of the typed birth date and the account's. */
async function claimedDate(
  { tx, account }: InvitationContext,
  typed: string | undefined,
): Promise<string | undefined> {
  return laterBirthDate(typed, (await findAccount(tx, account.id))?.date_of_birth ?? undefined)
}

async function admitNow(
  work: InvitationContext,
  {
    door: { team, invitation },
    ...player
  }: Pick<Admitted, 'person' | 'row' | 'claimed'> & { readonly door: JoinTarget },
): Promise<JoinResult> {
  const memberId = await admitPlayer(work, {
    ...player,
    team,
    accountId: work.account.id,
    email: work.account.email ?? undefined,
    staffId: invitation?.invitedBy ?? work.account.id,
  })
  await announceJoined(work, {
    name: 'invitations.joined',
    teamId: team.id,
    accountId: work.account.id,
    memberId,
    invitationId: invitation?.id,
  })
  return { kind: 'joined', teamId: team.id, children: [] }
}

interface Joiner {
  readonly player: Exclude<JoiningPerson, Parent>
  readonly row: RosterRow | undefined
  readonly claimed: string | undefined
}

/** The joining person, named by staff or themselves, with the birth date that counts. */
function personOf(work: InvitationContext, door: JoinTarget, { player, row, claimed }: Joiner) {
  const dateOfBirth = birthDateOf(work, door, { typed: claimed, row })
  return {
    ...namesOf(player, row),
    ...(dateOfBirth === undefined ? {} : { dateOfBirth }),
    phone: player.kind === 'player' ? player.phone : undefined,
  }
}

function isYoung(
  work: InvitationContext,
  team: JoinTarget['team'],
  dateOfBirth: string | undefined,
): boolean {
  return dateOfBirth !== undefined && isMinor(dateOfBirth, todayInTeam(work, team))
}

/** Parents of minors always wait for approval. */
async function askAsParent(
  work: InvitationContext,
  { door, input, parent }: { door: JoinTarget; input: JoinInput; parent: Parent },
): Promise<JoinResult> {
  const today = todayInTeam(work, door.team)
  const { dateOfBirth } = parent.child
  requireBirthDate(dateOfBirth, today, 'who.child.dateOfBirth')
  if (!isMinor(dateOfBirth, today))
    throw new AppError('invalid_input', { fields: { 'who.child.dateOfBirth': 'adult' } })
  const childAgreed = parent.childAgrees ?? false
  if (!childAgreed && agreesWithParent(door.team.country, dateOfBirth, today))
    throw new AppError('invalid_input', { fields: { 'who.childAgrees': 'required' } })
  const { firstName, lastName, phone } = parent
  await refuseOwnParent(work, {
    team: door.team,
    said: { firstName, lastName },
    children: [parent.child],
  })

  await take(work, door)
  return requestToJoin(work, {
    door,
    via: input.key.kind,
    kind: 'parent',
    person: { firstName, lastName, phone },
    child: { ...parent.child, role: parent.role, childAgreed },
    memberId: door.invitation?.memberId ?? undefined,
  })
}

/** A parent invited by staff joins at once at their own address; at another they wait. */
async function joinAsGuardian(
  work: InvitationContext,
  {
    door,
    invitation,
    guardianId,
    input,
  }: { door: JoinTarget; invitation: InvitationRow; guardianId: string; input: JoinInput },
): Promise<JoinResult> {
  const { team } = door
  if (input.who.kind !== 'invited')
    throw new AppError('invalid_input', { fields: { 'who.kind': 'invited' } })
  const guardian = await findGuardian(work.tx, { teamId: team.id, guardianId })
  if (guardian === undefined) throw new AppError('not_found')
  if (guardian.accountId !== null) throw new AppError('already_used')
  await refuseOwnParent(work, { team, said: guardian, children: guardian.children })

  await take(work, door)
  const children = childrenOnRoster(guardian)
  const [child] = children
  // No one else confirms that this is a parent.
  const isVouchedFor =
    isOwnInvitation(invitation, work.account) && invitation.invitedBy !== work.account.id
  if (!isVouchedFor && child !== undefined)
    return requestToJoin(work, {
      door,
      via: 'invitation',
      kind: 'parent',
      person: { firstName: guardian.firstName, lastName: guardian.lastName },
      child: { ...child, childAgreed: false },
      guardianId,
    })

  const admittedId = await admitGuardian(work, {
    teamId: team.id,
    accountId: work.account.id,
    guardian,
    by: invitation.invitedBy,
    how: 'email',
  })
  await announceJoined(work, {
    name: 'invitations.joined',
    teamId: team.id,
    accountId: work.account.id,
    memberId: null,
    guardianId: admittedId,
    invitationId: invitation.id,
  })
  return {
    kind: 'joined',
    teamId: team.id,
    children: children.map(({ memberId, firstName }) => ({ memberId, firstName })),
  }
}

async function requireRow(
  { tx }: InvitationContext,
  teamId: string,
  memberId: string,
): Promise<RosterRow> {
  const row = await findRosterRow(tx, { teamId, memberId })
  if (row === undefined) throw new AppError('not_found')
  if (row.accountId !== null) throw new AppError('already_used')
  return row
}

async function requireNotMember({ tx, account }: InvitationContext, teamId: string): Promise<void> {
  const { memberId } = await findStanding(tx, { teamId, accountId: account.id })
  if (memberId !== null) throw new AppError('already_member')
}

function namesOf(
  player: Exclude<JoiningPerson, Parent>,
  row: RosterRow | undefined,
): Pick<Player, 'firstName' | 'lastName'> {
  if (row !== undefined && !row.isPlaceholder)
    return { firstName: row.firstName, lastName: row.lastName }
  if (player.kind === 'invited')
    throw new AppError('invalid_input', { fields: { 'who.kind': 'player' } })
  return { firstName: player.firstName, lastName: player.lastName }
}

/** The birth date that counts for an own account; none in an adult team. */
function birthDateOf(
  work: InvitationContext,
  door: JoinTarget,
  { typed, row }: { typed: string | undefined; row: RosterRow | undefined },
): string | undefined {
  const { country, isForAdults } = door.team
  const today = todayInTeam(work, door.team)
  if (typed !== undefined) requireBirthDate(typed, today, 'who.dateOfBirth')
  const dateOfBirth = laterBirthDate(typed, row?.dateOfBirth ?? undefined)
  if (dateOfBirth === undefined && isForAdults) return undefined
  if (dateOfBirth === undefined)
    throw new AppError('invalid_input', { fields: { 'who.dateOfBirth': 'required' } })

  const hasVerifiedGuardian = row?.hasVerifiedGuardian ?? false
  const reason = howToJoin({ dateOfBirth, hasVerifiedGuardian }, country, today)
  if (reason !== 'alone')
    throw new AppError('guardian_needed', { reason, ownAccountAge: ownAccountAge(country) })
  return dateOfBirth
}

function requireBirthDate(typed: string, today: string, field: string): void {
  if (!isBirthDate(typed, today))
    throw new AppError('invalid_input', { fields: { [field]: 'invalid' } })
}

function wayOf({ account }: InvitationContext, invitation: InvitationRow | undefined) {
  if (invitation === undefined) return 'shared_link' as const
  return isOwnInvitation(invitation, account)
    ? ('own_invitation' as const)
    : ('forwarded_invitation' as const)
}

/** Uses the invitation; the second of two at the same second gets `already_used`. */
async function take(
  { tx, platform, account }: InvitationContext,
  { team, invitation }: JoinTarget,
): Promise<void> {
  if (invitation === undefined) return
  const key = { teamId: team.id, invitationId: invitation.id }
  const taken = await takeInvitation(tx, { ...key, accountId: account.id, at: platform.clock() })
  if (!taken) throw new AppError('already_used')
}
