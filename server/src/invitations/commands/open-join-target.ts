import type { OpenedJoinTarget } from '@touchline/contract/invitations/shapes'
import { isAskedOfBoth, ownAccountAge } from '@touchline/domain/values/own-account'

import { findAccount } from '#server/accounts/queries.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { limitFailedAttempts, type Visitor } from '#server/platform/rate-limit/failed-attempts.ts'

import { childrenOnRoster, findGuardian } from '../queries/guardians.ts'
import { markOpened, type InvitationRow } from '../queries/invitations.ts'
import { findRosterRow, findStanding, type RosterRow } from '../queries/people.ts'
import {
  findJoinTarget,
  isOwnInvitation,
  requireOpen,
  type JoinTarget,
  type TeamCredential,
} from './join-target.ts'
import { announceInvitations } from './send.ts'

/** Opens a link, code or invitation without accepting; marks an invitation as opened. */
export async function openJoinTarget(
  visitor: Visitor,
  credential: TeamCredential,
): Promise<OpenedJoinTarget> {
  const { platform, account } = visitor
  const door = await limitFailedAttempts({ ...visitor, key: credential.key.value }, () =>
    findJoinTarget({ database: platform.database, db: platform.database }, credential),
  )
  const { team, invitation } = door
  if (invitation !== undefined) {
    requireOpen(invitation, platform.clock())
    await noteOpened(platform, team.id, invitation.id)
  }
  const glance = { id: team.id, name: team.name, sport: team.sport }
  return {
    team: glance,
    details: account === undefined ? null : await detailsOf(platform.database, door, account),
  }
}

async function detailsOf(
  db: Queryable,
  { team, invitation }: JoinTarget,
  account: SignedIn,
): Promise<NonNullable<OpenedJoinTarget['details']>> {
  const { memberId, guardianId, waits } = await findStanding(db, {
    teamId: team.id,
    accountId: account.id,
  })
  return {
    approval: team.joinApproval,
    isForAdults: team.isForAdults,
    ownAccountAge: ownAccountAge(team.country),
    asksChild: isAskedOfBoth(team.country),
    standing: memberId ? 'member' : guardianId ? 'guardian' : waits ? 'waiting' : 'none',
    invitation:
      invitation === undefined ? null : await invitedPerson(db, team, { invitation, account }),
  }
}

/** Shows staff at once that the link's page was first opened. */
async function noteOpened(
  { database, clock }: Visitor['platform'],
  teamId: string,
  invitationId: string,
): Promise<void> {
  await database.transaction().execute(async (tx) => {
    const isFirst = await markOpened(tx, { teamId, invitationId }, clock())
    if (isFirst) await announceInvitations({ tx }, teamId)
  })
}

type Invitee = NonNullable<NonNullable<OpenedJoinTarget['details']>['invitation']>

async function invitedPerson(
  db: Queryable,
  { id: teamId, isForAdults }: JoinTarget['team'],
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
    const children = childrenOnRoster(guardian).map((child) => child.firstName)
    return { ...nobody, kind: 'guardian', firstName, lastName, children }
  }
  const member = memberId === null ? undefined : await findRosterRow(db, { teamId, memberId })
  if (member === undefined || member.isPlaceholder) return { ...nobody, kind: 'placeholder' }
  const asksDateOfBirth = !isForAdults && (await isBirthdayUnknown(db, { member, account }))
  if (isOtherAddress) return { ...nobody, kind: 'member', asksDateOfBirth }
  const { firstName, lastName } = member
  return { ...nobody, kind: 'member', firstName, lastName, asksDateOfBirth }
}

async function isBirthdayUnknown(
  db: Queryable,
  { member, account }: { readonly member: RosterRow; readonly account: SignedIn },
): Promise<boolean> {
  if (member.dateOfBirth !== null) return false
  const known = await findAccount(db, account.id)
  return known === undefined || known.date_of_birth === null
}
