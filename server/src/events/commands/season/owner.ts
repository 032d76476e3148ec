import { lockClub, requireClub } from '#server/clubs/queries.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { lockTeam, requireTeam } from '#server/teams/queries/team.ts'

import type { PlanOwner } from '../../queries/season-planner.ts'

/** Where the owner of a plan is, and how its holidays are called. */
export function requireOwner(db: Queryable, { kind, id }: PlanOwner) {
  return kind === 'club' ? requireClub(db, id) : requireTeam(db, id)
}

/** One planner after the other: each sees what the one before has saved. */
export async function lockOwner(tx: Transaction, { kind, id }: PlanOwner): Promise<void> {
  await (kind === 'club' ? lockClub(tx, id) : lockTeam(tx, id))
}
