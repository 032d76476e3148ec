import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'

import type { TeamCall } from '#server/teams/routes/handlers.ts'

import { requireLeagueDetails } from '../queries/details.ts'
import type { LeagueKey } from '../queries/leagues.ts'

/** The league as the caller may see it. */
export function leagueDetailsFor({
  db,
  actor,
  input,
  context: { platform },
}: TeamCall<LeagueKey>): Promise<LeagueDetails> {
  return requireLeagueDetails(db, { platform, actor }, input)
}
