import { mayInClub, type ClubActor } from '@touchline/domain/clubs/permissions'
import type { ClubRole } from '@touchline/domain/teams/club-roles'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { lockClub, type ClubKey } from '../queries.ts'
import { findManagers, findRoles, isInClub, saveRoles } from '../queries/roles.ts'
import { announceToRoles } from './announcements.ts'

interface RoleChange {
  readonly accountId: string
  readonly roles: readonly ClubRole[]
}

/**
 * Sets a person's roles in the club; an empty list ends them. People may give up their own. Throws
 * for people of none of its teams, and for the last manager.
 */
export async function changeRoles(
  tx: Transaction,
  actor: ClubActor,
  { accountId, roles }: RoleChange,
): Promise<void> {
  const key: ClubKey = { clubId: actor.clubId, accountId }
  await lockClub(tx, actor.clubId)
  const before = await findRoles(tx, key)
  const givesUp = accountId === actor.accountId && roles.every((role) => before.includes(role))
  if (!givesUp && !mayInClub(actor, 'roles.edit')) throw new AppError('not_allowed')
  if (before.length === 0 && !(roles.length > 0 && (await isInClub(tx, key))))
    throw new AppError('not_found')
  if (before.includes('manager') && !roles.includes('manager')) await requireOtherManager(tx, key)
  await saveAndTell(tx, { ...key, before, roles, by: actor.accountId })
}

/** Adds roles to an account, for an accepted invitation. */
export async function addRoles(
  tx: Transaction,
  { roles, by, ...key }: ClubKey & { readonly roles: readonly ClubRole[]; readonly by: string },
): Promise<void> {
  const before = await findRoles(tx, key)
  await saveAndTell(tx, { ...key, before, roles: [...before, ...roles], by })
}

interface Saved extends ClubKey {
  readonly before: readonly ClubRole[]
  readonly roles: readonly ClubRole[]
  readonly by: string
}

async function saveAndTell(tx: Transaction, { before, roles, by, ...key }: Saved): Promise<void> {
  const { clubId, accountId } = key
  const tell = async (name: string, changed: readonly ClubRole[]) => {
    if (changed.length === 0) return
    const facts = { accountId, actorId: by, roles: changed.join(' ') }
    await announceToRoles(tx, { name, clubId, teams: [], facts })
  }
  await tell(
    'clubs.role_ended',
    before.filter((role) => !roles.includes(role)),
  )
  await saveRoles(tx, { ...key, roles, givenBy: by })
  await tell(
    'clubs.role_given',
    roles.filter((role) => !before.includes(role)),
  )
}

async function requireOtherManager(tx: Transaction, { clubId, accountId }: ClubKey): Promise<void> {
  const managers = await findManagers(tx, clubId)
  if (!managers.some((manager) => manager.account_id !== accountId))
    throw new AppError('last_manager')
}
