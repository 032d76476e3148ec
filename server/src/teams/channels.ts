import type { Queryable } from '#server/platform/database/database.ts'

import { teamsHeard } from './queries/heard.ts'

/**
 * What an account hears live: that its place somewhere has changed (`account:`), what is for it alone
 * (`inbox:`), and every team it belongs to, cares for a child in or manages.
 */
export async function topicsOf(db: Queryable, accountId: string): Promise<readonly string[]> {
  const teamIds = await teamsHeard(db, accountId)
  return [`account:${accountId}`, `inbox:${accountId}`, ...teamIds.map((id) => `team:${id}`)]
}
