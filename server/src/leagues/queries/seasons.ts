import type { Queryable } from '#server/platform/database/database.ts'

import type { LeagueRow } from './leagues.ts'

/** The first and last day of a league's season; null when it has none. */
export async function findSeasonDays(
  db: Queryable,
  { teamId, seasonId }: Pick<LeagueRow, 'teamId' | 'seasonId'>,
): Promise<{ readonly from: string; readonly until: string } | null> {
  if (seasonId === null) return null
  const row = await db
    .selectFrom('seasons')
    .select(['starts_on as from', 'ends_on as until'])
    .where('team_id', '=', teamId)
    .where('id', '=', seasonId)
    .executeTakeFirst()
  return row ?? null
}
