import type { ClubActor } from '@touchline/domain/clubs/permissions'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { lockClub, type ClubKey } from '../queries.ts'
import { findManagers, findRoles, isInClub, saveRoles } from '../queries/roles.ts'
import { announceToRoles } from './announcements.ts'

export async function makeManager(
  tx: Transaction,
  actor: ClubActor,
  accountId: string,
): Promise<void> {
  const key: ClubKey = { clubId: actor.clubId, accountId }
  await lockClub(tx, actor.clubId)
  if (!(await isInClub(tx, key))) throw new AppError('not_found')
  await appointManager(tx, { ...key, madeBy: actor.accountId })
}

export async function appointManager(
  tx: Transaction,
  { madeBy, ...key }: ClubKey & { readonly madeBy: string },
): Promise<void> {
  const { clubId, accountId } = key
  const roles = await findRoles(tx, key)
  await saveRoles(tx, { ...key, roles: [...roles, 'manager'], givenBy: madeBy })
  const facts = { accountId, actorId: madeBy }
  await announceToRoles(tx, { name: 'clubs.manager_made', clubId, teams: [], facts })
}

/** Ends the role of a manager, also one's own; the last manager keeps it. */
export async function dismissManager(
  tx: Transaction,
  actor: ClubActor,
  accountId: string,
): Promise<void> {
  const { clubId } = actor
  await lockClub(tx, clubId)
  const managers = await findManagers(tx, clubId)
  const manager = managers.find((one) => one.account_id === accountId)
  if (manager === undefined) throw new AppError('not_found')
  if (managers.length === 1) throw new AppError('last_manager')

  const facts = { accountId, actorId: actor.accountId }
  await announceToRoles(tx, { name: 'clubs.manager_dismissed', clubId, teams: [], facts })
  const roles = manager.roles.filter((role) => role !== 'manager')
  await saveRoles(tx, { clubId, accountId, roles, givenBy: actor.accountId })
}
