import type { ActorContext } from '@touchline/domain/teams/actor'

import { lockMemberOfTeam } from '#server/members/queries/members.ts'
import { recordAudit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import { refuseLastAdmin } from '#server/teams/commands/last-admin.ts'
import { takeBackInvitations } from '#server/teams/commands/take-back-invitations.ts'
import { passBlocksOf } from '#server/teams/queries/blocks.ts'

import { formerMember } from '../emails/no-guardian.ts'
import { endGuardianships, findReaders } from '../queries/coming-of-age.ts'
import { eraseRosterRow, findEarlierRows } from '../queries/erase-child.ts'

/** Removes the child from the team with all its data; statistics keep only that someone played. */
export async function eraseChild(
  tx: Transaction,
  { actor, now }: ActorContext,
  memberId: string,
): Promise<void> {
  const { teamId } = actor
  const member = await lockMemberOfTeam(tx, actor, memberId)
  await refuseLastAdmin(tx, member)

  const key = { teamId, memberId }
  const concerned = await findReaders(tx, key)
  for (const row of [key, ...(await findEarlierRows(tx, key))]) {
    await passBlocksOf(tx, row)
    await endGuardianships(tx, row)
    await eraseRosterRow(tx, { ...row, now, formerMember })
  }
  await takeBackInvitations(tx, { teamId, actorId: actor.accountId, at: now })
  await recordAudit(tx, {
    action: 'children.erased',
    at: now,
    actorId: actor.accountId,
    subjectId: memberId,
  })
  await announce(tx, {
    name: 'members.left',
    topics: [`team:${teamId}`, ...concerned.map(({ accountId }) => `account:${accountId}`)],
    payload: { teamId, memberId, actorId: actor.accountId },
  })
}
