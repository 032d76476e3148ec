import type { WholeLeague } from '@touchline/contract/leagues/shapes/league'

import type { TeamCall } from '#server/teams/routes/handlers.ts'

import type { LeagueKey } from '../queries/leagues.ts'
import { requireWholeLeague } from '../queries/whole.ts'

/** The league as the caller may see it. */
export function wholeLeagueFor({
  db,
  actor,
  input,
  context: { platform },
}: TeamCall<LeagueKey>): Promise<WholeLeague> {
  return requireWholeLeague(db, { platform, actor }, input)
}
