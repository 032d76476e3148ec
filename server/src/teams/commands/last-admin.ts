import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { countOtherAdmins, type RunningRow } from '../queries/leaving.ts'

/**
 * Refuses a change that would leave a team without an admin who can sign in. The caller must lock
 * the team (`lockTeam`) before any roster row: then two admins can't leave at once, and commands
 * don't deadlock.
 */
export async function refuseLastAdmin(tx: Transaction, row: RunningRow): Promise<void> {
  if (await isLastAdmin(tx, row)) throw new AppError('last_admin')
}

/** True if the team would have no admin left who can sign in. */
export async function isLastAdmin(tx: Transaction, row: RunningRow): Promise<boolean> {
  if (!row.is_admin || row.account_id === null || row.archived_at !== null) return false
  return (await countOtherAdmins(tx, { teamId: row.team_id, memberId: row.id })) === 0
}
