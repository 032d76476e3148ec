import type { Queryable } from '#server/platform/database/database.ts'

import { findSubscribedTeamIds } from './queries/subscribed-teams.ts'

/**
 * The live topics of an account: its own (`account:`), its inbox (`inbox:`), and all teams it
 * belongs to, manages, or has a child in.
 */
export async function topicsOf(db: Queryable, accountId: string): Promise<readonly string[]> {
  const teamIds = await findSubscribedTeamIds(db, accountId)
  return [`account:${accountId}`, `inbox:${accountId}`, ...teamIds.map((id) => `team:${id}`)]
}
