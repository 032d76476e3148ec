import { mayArchiveMember, mayEndMembership } from '@touchline/domain/members/permissions'
import type { ActorContext } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { requireRoomForMembers } from '#server/platform/limits/room.ts'
import { isLastAdmin, refuseLastAdmin } from '#server/teams/commands/last-admin.ts'
import { leaveTeam } from '#server/teams/commands/leaving.ts'
import { takeBackInvitations } from '#server/teams/commands/take-back-invitations.ts'
import { findParentAccounts } from '#server/teams/queries/leaving.ts'

import { lockMember, lockMemberOfTeam, saveMember, type MemberRecord } from '../queries/members.ts'
import { announceMembers } from './member-news.ts'

/** Moves a member to the archive, from which they can be restored. */
export async function archiveMember(
  tx: Transaction,
  { actor, now }: ActorContext,
  memberId: string,
): Promise<void> {
  const member = await lockMemberOfTeam(tx, actor, memberId)
  if (!mayArchiveMember(actor, memberId)) throw new AppError('not_allowed')
  if (member.archived_at !== null) return
  await refuseLastAdmin(tx, member)

  const key = { teamId: actor.teamId, memberId }
  await saveMember(tx, key, { archived_at: now, archived_by: actor.accountId })
  await takeBackInvitations(tx, { teamId: actor.teamId, actorId: actor.accountId, at: now })
  await notifyFamily(tx, 'members.archived', member)
}

export async function bringMemberBack(
  tx: Transaction,
  { actor }: ActorContext,
  memberId: string,
): Promise<void> {
  const member = await lockMember(tx, actor, memberId)
  if (!mayArchiveMember(actor, memberId)) throw new AppError('not_allowed')
  if (member.archived_at === null) return

  const key = { teamId: actor.teamId, memberId }
  await saveMember(tx, key, { archived_at: null, archived_by: null })
  await requireRoomForMembers(tx, actor.teamId)
  await notifyFamily(tx, 'members.brought_back', member)
}

/** Archives a member on their leaving date. Returns false for the team's only admin, who stays. */
export async function archiveLeaver(
  tx: Transaction,
  key: { readonly teamId: string; readonly memberId: string },
  { now, by }: { readonly now: Date; readonly by: string },
): Promise<boolean> {
  const member = await lockMemberOfTeam(tx, key, key.memberId)
  if (member.archived_at !== null || (await isLastAdmin(tx, member))) return false
  await saveMember(tx, key, { archived_at: now, archived_by: by })
  await takeBackInvitations(tx, { teamId: key.teamId, actorId: by, at: now })
  await notifyFamily(tx, 'members.archived', member)
  return true
}

/**
 * Ends a membership for good; answers and statistics stay under the name. Members who end their own
 * leave the team.
 */
export async function endMembership(
  tx: Transaction,
  { actor, now }: ActorContext,
  memberId: string,
): Promise<void> {
  if (memberId === actor.memberId) {
    await leaveTeam(tx, actor, now)
    return
  }
  const member = await lockMemberOfTeam(tx, actor, memberId)
  if (!mayEndMembership(actor, memberId)) throw new AppError('not_allowed')
  await refuseLastAdmin(tx, member)

  const key = { teamId: actor.teamId, memberId }
  await saveMember(tx, key, { left_at: now, is_admin: false, is_coach: false, is_treasurer: false })
  await takeBackInvitations(tx, { teamId: actor.teamId, actorId: actor.accountId, at: now })
  await notifyFamily(tx, 'members.left', member)
}

/** Also announces the change for parents whose access depends on this member alone. */
async function notifyFamily(tx: Transaction, name: string, member: MemberRecord): Promise<void> {
  const key = { teamId: member.team_id, memberId: member.id }
  const parentIds = await findParentAccounts(tx, key)
  await announceMembers(tx, name, { ...key, accountId: member.account_id, parentIds })
}
