import type { Actor } from '@touchline/domain/teams/actor'
import { may } from '@touchline/domain/teams/permissions'
import { restorableDays } from '@touchline/domain/teams/restorable'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import {
  findParentAccounts,
  leaveRoster,
  lockRunningRow,
  unlinkGuardian,
  type RowKey,
} from '../queries/leaving.ts'
import { isMoneyOnItsWay } from '../queries/pending-money.ts'
import { accountsOfTeam, findDeletedTeam, lockTeam, saveTeam, setMute } from '../queries/team.ts'
import { refuseLastAdmin } from './last-admin.ts'
import { takeBackInvitations } from './take-back-invitations.ts'

const dayLength = 86_400_000

/** Deletes a team for everyone; its admins can restore it until the returned moment. */
export async function deleteTeam(
  tx: Transaction,
  actor: Actor,
  { typedName, now }: { readonly typedName: string; readonly now: Date },
): Promise<{ restorableUntil: string }> {
  const team = await lockTeam(tx, actor.teamId)
  if (typedName !== team.name)
    throw new AppError('invalid_input', { fields: { typedName: 'name' } })

  if (await isMoneyOnItsWay(tx, { teamId: team.id, now })) throw new AppError('money_on_its_way')

  await saveTeam(tx, team.id, { deleted_at: now, deleted_by: actor.accountId, updated_at: now })
  await notifyEveryone(tx, 'teams.deleted', actor)
  return { restorableUntil: new Date(now.getTime() + restorableDays * dayLength).toISOString() }
}

/** Restores a deleted team with all its data and members. */
export async function restoreTeam(
  tx: Transaction,
  {
    accountId,
    teamId,
    now,
  }: { readonly accountId: string; readonly teamId: string; readonly now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - restorableDays * dayLength)
  const team = await findDeletedTeam(tx, { accountId, teamId, since })
  if (team === undefined) throw new AppError('not_found')

  await saveTeam(tx, teamId, { deleted_at: null, deleted_by: null, updated_at: now })
  await notifyEveryone(tx, 'teams.restored', { teamId, accountId })
}

/**
 * Removes the caller from the team, as member and guardian. The last admin can't leave. Returns the
 * team's name.
 */
export async function leaveTeam(
  tx: Transaction,
  actor: Actor,
  now: Date,
): Promise<{ name: string }> {
  if (!may(actor, 'team.leave')) throw new AppError('not_allowed')
  const { teamId, accountId, memberId } = actor
  const team = await lockTeam(tx, teamId)
  const parentIds = memberId === undefined ? [] : await leaveRow(tx, { teamId, memberId }, now)
  await unlinkGuardian(tx, { teamId, accountId, at: now })
  await takeBackInvitations(tx, { teamId, actorId: accountId, at: now })
  await setMute(tx, { teamId, accountId, isMuted: false })
  await announce(tx, {
    name: 'members.left',
    topics: [`team:${teamId}`, ...[accountId, ...parentIds].map((id) => `account:${id}`)],
    payload: { teamId, memberId: memberId ?? null },
  })
  return { name: team.name }
}

/** Returns the accounts of the member's parents. */
async function leaveRow(tx: Transaction, key: RowKey, at: Date): Promise<readonly string[]> {
  await refuseLastAdmin(tx, await lockRunningRow(tx, key))
  await leaveRoster(tx, { ...key, at })
  return findParentAccounts(tx, key)
}

/** Turns the account's notifications from this team off or on. */
export async function muteTeam(
  tx: Transaction,
  { teamId, accountId }: Actor,
  { isMuted }: { readonly isMuted: boolean },
): Promise<{ isMuted: boolean }> {
  await setMute(tx, { teamId, accountId, isMuted })
  await announce(tx, { name: 'teams.muted', topics: [`account:${accountId}`], payload: { teamId } })
  return { isMuted }
}

async function notifyEveryone(
  tx: Transaction,
  name: string,
  { teamId, accountId }: Pick<Actor, 'teamId' | 'accountId'>,
): Promise<void> {
  const accounts = await accountsOfTeam(tx, teamId)
  await announce(tx, {
    name,
    topics: [`team:${teamId}`, ...accounts.map((id) => `account:${id}`)],
    payload: { teamId, actorId: accountId },
  })
}
