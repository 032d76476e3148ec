import { v7 as newId } from 'uuid'

import { findAccount } from '#server/accounts/queries.ts'
import { accountsOfClub, saveClub } from '#server/clubs/queries.ts'
import { findRoles, saveRoles } from '#server/clubs/queries/roles.ts'
import { endHomesOf } from '#server/members/commands/end-homes.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import type { Platform } from '#server/platform/platform.ts'
import { accountsOfTeam, saveTeam } from '#server/teams/queries/team.ts'

import { noGuardianLetter, madeAdminLetter } from '../emails/no-guardian.ts'
import { enrolGuardian, holdTeamsOf, makeAdmin } from '../queries/hand-over.ts'
import {
  findLonelyChildren,
  findOrphanedClubs,
  findOrphanedTeams,
  findStaff,
  type Leaver,
  type Orphan,
  type Successor,
} from '../queries/succession.ts'

export interface HandingOver {
  readonly platform: Pick<Platform, 'mail' | 'config'>
  readonly leaver: Leaver
  readonly now: Date
}

/**
 * Gives clubs and teams without a manager or admin a successor, or deletes them; as no one can
 * restore them, they are erased after the usual time. Tells staff about children without a
 * guardian, and other guardians that two homes have ended.
 */
export async function handOver(tx: Transaction, handing: HandingOver): Promise<void> {
  const { leaver } = handing
  await endHomesOf(tx, leaver.accountId)
  for (const { teamId, memberId, name, teamName } of await findLonelyChildren(tx, leaver)) {
    const { mail, config } = handing.platform
    for (const staff of await findStaff(tx, { teamId, leaver }))
      await mail.enqueue(
        tx,
        noGuardianLetter({ staff, teamId, memberId, name, teamName, origin: config.publicUrl }),
      )
    await announce(tx, {
      name: 'children.guardian_gone',
      topics: [`team:${teamId}`],
      payload: { teamId, memberId },
    })
  }
  for (const club of await findOrphanedClubs(tx, leaver)) await handOverClub(tx, handing, club)
  await holdTeamsOf(tx, leaver.accountId)
  for (const team of await findOrphanedTeams(tx, leaver)) await handOverTeam(tx, handing, team)
}

async function handOverClub(tx: Transaction, handing: HandingOver, club: Orphan): Promise<void> {
  const { leaver, now } = handing
  const { id: clubId, successor } = club
  if (successor === undefined) {
    const accounts = await accountsOfClub(tx, clubId)
    await saveClub(tx, clubId, { deleted_at: now, updated_at: now })
    await announce(tx, {
      name: 'clubs.deleted',
      topics: topicsOf(accounts),
      payload: { clubId, actorId: leaver.accountId },
    })
    return
  }
  const key = { clubId, accountId: successor.accountId }
  const roles = await findRoles(tx, key)
  await saveRoles(tx, { ...key, roles: [...roles, 'manager'], givenBy: leaver.accountId })
  await announce(tx, {
    name: 'clubs.role_given',
    topics: topicsOf([successor.accountId]),
    payload: { clubId, accountId: successor.accountId },
  })
  await notifySuccessor(tx, handing, { successor, name: club.name, path: `/club/${clubId}` })
}

async function handOverTeam(tx: Transaction, handing: HandingOver, team: Orphan): Promise<void> {
  const { leaver, now } = handing
  const { id: teamId, successor } = team
  if (successor === undefined) {
    const accounts = await accountsOfTeam(tx, teamId)
    await saveTeam(tx, teamId, { deleted_at: now, updated_at: now })
    await announce(tx, {
      name: 'teams.deleted',
      topics: [`team:${teamId}`, ...topicsOf(accounts)],
      payload: { teamId, actorId: leaver.accountId },
    })
    return
  }
  const promoted = await promote(tx, { teamId, successor, at: now })
  await announce(tx, {
    name: promoted.name,
    topics: [`team:${teamId}`, `account:${successor.accountId}`],
    payload: { teamId, memberId: promoted.memberId, actorId: leaver.accountId },
  })
  await notifySuccessor(tx, handing, { successor, name: team.name, path: `/team/${teamId}` })
}

interface Promotion {
  readonly teamId: string
  readonly successor: Successor
  readonly at: Date
}

/** Makes someone an admin; returns the row and the event to announce. */
async function promote(tx: Transaction, { teamId, successor, at }: Promotion) {
  if (successor.kind === 'on_roster') {
    const { memberId } = successor
    await makeAdmin(tx, { teamId, memberId, at })
    return { name: 'members.changed', memberId }
  }
  const { guardianId } = successor
  const memberId = await enrolGuardian(tx, { teamId, guardianId, memberId: newId(), at })
  return { name: 'members.added', memberId }
}

async function notifySuccessor(
  tx: Transaction,
  { platform }: HandingOver,
  input: { readonly successor: Successor; readonly name: string; readonly path: string },
): Promise<void> {
  const { mail, config } = platform
  const account = await findAccount(tx, input.successor.accountId)
  if (account === undefined || account.email === null) return
  await mail.enqueue(
    tx,
    madeAdminLetter({
      to: account.email,
      language: account.language,
      place: input.name,
      url: `${config.publicUrl}${input.path}`,
    }),
  )
}

function topicsOf(accounts: readonly string[]): string[] {
  return accounts.map((id) => `account:${id}`)
}
