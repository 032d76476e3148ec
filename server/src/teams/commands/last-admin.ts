import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { countOtherAdmins, type RunningRow } from '../queries/leaving.ts'

/**
 * Refuses what would leave a team without an admin who can sign in. The caller holds the team
 * (`lockTeam`), so that two cannot go at once, and takes it before any row of its roster: of two
 * commands one waits at the team, and never each for what the other holds.
 */
export async function refuseLastAdmin(tx: Transaction, row: RunningRow): Promise<void> {
  if (await isLastAdmin(tx, row)) throw new AppError('last_admin')
}

/** Whether a team would be left without an admin who can sign in. */
export async function isLastAdmin(tx: Transaction, row: RunningRow): Promise<boolean> {
  if (!row.is_admin || row.account_id === null || row.archived_at !== null) return false
  return (await countOtherAdmins(tx, { teamId: row.team_id, memberId: row.id })) === 0
}
