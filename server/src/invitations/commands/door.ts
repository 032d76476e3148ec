import type { JoinKey, OpenedDoor } from '@touchline/contract/invitations/shapes'
import { ownAccountAge } from '@touchline/domain/children/ages'
import { provesGuardian } from '@touchline/domain/children/guardians'
import { isOpen } from '@touchline/domain/invitations/invitation-state'
import { readJoinCode } from '@touchline/domain/teams/join-code'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { findGuardian } from '../queries/guardians.ts'
import { findInvitationByHash, markOpened, type InvitationRow } from '../queries/invitations.ts'
import { findRosterRow, findStanding } from '../queries/people.ts'
import { findJoinTeam, findTeamByCode, type JoinTeam } from '../queries/teams.ts'
import { countingTries, type Visitor } from './limits.ts'
import { refusalOf, stateOf } from './manage.ts'
import { hashOf } from './secrets.ts'

/** A team whose door the key opens, and the invitation it came with. */
export interface Door {
  readonly team: JoinTeam
  readonly invitation: InvitationRow | undefined
}

interface Knock {
  readonly teamId: string
  readonly key: JoinKey
}

/** The team of a code, for somebody signed in. */
export async function findByCode(visitor: Visitor, typed: string): Promise<JoinTeam> {
  const code = readJoinCode(typed)
  return countingTries(visitor, async () =>
    code === undefined ? undefined : findTeamByCode(visitor.platform.database, code),
  )
}

/** Looks through the door. It accepts nothing; an invitation is marked as opened. */
export async function openDoor(visitor: Visitor, knock: Knock): Promise<OpenedDoor> {
  const { platform, account } = visitor
  const door = await countingTries(visitor, () => findDoor(platform.database, knock))
  const { team, invitation } = door
  if (invitation !== undefined) {
    requireOpen(invitation, platform.clock())
    await markOpened(
      platform.database,
      { teamId: team.id, invitationId: invitation.id },
      platform.clock(),
    )
  }
  const glance = { id: team.id, name: team.name, sport: team.sport }
  return {
    team: glance,
    details: account === undefined ? null : await detailsOf(platform.database, door, account),
  }
}

/** The door a key opens: the key has to belong to the team whose page it is used on. */
export async function findDoor(db: Queryable, { teamId, key }: Knock): Promise<Door | undefined> {
  const team = await findJoinTeam(db, teamId)
  if (team === undefined) return undefined
  // Hashes are compared, so that the time it takes tells nothing about the secret.
  if (key.kind === 'link')
    return hashOf(key.value) === hashOf(team.joinSecret)
      ? { team, invitation: undefined }
      : undefined
  if (key.kind === 'code')
    return readJoinCode(key.value) === team.joinCode ? { team, invitation: undefined } : undefined

  const invitation = await findInvitationByHash(db, { teamId, tokenHash: hashOf(key.value) })
  return invitation && { team, invitation }
}

export function requireOpen(invitation: InvitationRow, now: Date): void {
  const state = stateOf(invitation, now)
  if (!isOpen(state)) throw new AppError(refusalOf(state))
}

/** The link was mailed to an address, and this account has it: nobody else read that letter. */
export function isOwnInvitation(invitation: InvitationRow, account: SignedIn): boolean {
  return provesGuardian({ email: account.email, emailConfirmed: true }, invitation.email)
}

async function detailsOf(
  db: Queryable,
  { team, invitation }: Door,
  account: SignedIn,
): Promise<NonNullable<OpenedDoor['details']>> {
  const { memberId, guardianId, waits } = await findStanding(db, {
    teamId: team.id,
    accountId: account.id,
  })
  return {
    approval: team.joinApproval,
    ownAccountAge: ownAccountAge(team.country),
    standing: memberId ? 'member' : guardianId ? 'guardian' : waits ? 'waiting' : 'none',
    invitation:
      invitation === undefined ? null : await invitedPerson(db, team.id, { invitation, account }),
  }
}

type Invitee = NonNullable<NonNullable<OpenedDoor['details']>['invitation']>

async function invitedPerson(
  db: Queryable,
  teamId: string,
  { invitation, account }: { invitation: InvitationRow; account: SignedIn },
): Promise<Invitee> {
  const { memberId, guardianId } = invitation
  const isOtherAddress = !isOwnInvitation(invitation, account)
  const nobody = {
    isOtherAddress,
    firstName: null,
    lastName: null,
    children: [],
    asksDateOfBirth: false,
  }

  const guardian = guardianId === null ? undefined : await findGuardian(db, { teamId, guardianId })
  if (guardian !== undefined) {
    if (isOtherAddress) return { ...nobody, kind: 'guardian' }
    const { firstName, lastName } = guardian
    const children = guardian.children.map((child) => child.firstName)
    return { ...nobody, kind: 'guardian', firstName, lastName, children }
  }
  const member = memberId === null ? undefined : await findRosterRow(db, { teamId, memberId })
  if (member === undefined || member.isPlaceholder) return { ...nobody, kind: 'placeholder' }
  const asksDateOfBirth = member.dateOfBirth === null
  if (isOtherAddress) return { ...nobody, kind: 'member', asksDateOfBirth }
  const { firstName, lastName } = member
  return { ...nobody, kind: 'member', firstName, lastName, asksDateOfBirth }
}
