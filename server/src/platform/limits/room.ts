import { bytesInMegabyte } from '@touchline/domain/values/limits'

import type { Transaction } from '../database/database.ts'
import { AppError } from '../errors.ts'
import { countMembersUpTo, lockLimit, sumBytes, type Owner } from './queries.ts'

/** Call after adding people to a roster. Throws `members_full` if the club has too many. */
export async function requireRoomForMembers(tx: Transaction, teamId: string): Promise<void> {
  const limited = await lockLimit(tx, 'members', { teamId })
  if (limited === undefined) return
  const { groupId, limit } = limited
  if ((await countMembersUpTo(tx, groupId, limit + 1)) > limit)
    throw new AppError('members_full', { limit })
}

/**
 * Call after storing a file for a club or team. Throws `club_storage_full` if its files take too
 * much space.
 */
export async function requireRoomForFiles(tx: Transaction, owner: Owner): Promise<void> {
  const limited = await lockLimit(tx, 'storage', owner)
  if (limited === undefined) return
  const { groupId, limit } = limited
  if ((await sumBytes(tx, groupId)) > limit * bytesInMegabyte)
    throw new AppError('club_storage_full', { limit })
}
