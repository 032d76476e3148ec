import { useQuery } from '@tanstack/react-query'
import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'

import { client } from '#web/platform/client/client.ts'

/** Who changed a match and when; for staff. */
export function useMatchHistory(
  { teamId, id: leagueId }: LeagueDetails['league'],
  matchId: string,
) {
  return useQuery({
    queryKey: ['leagues', teamId, 'history', matchId],
    queryFn: () => client.leagues.matchHistory({ teamId, leagueId, matchId }),
    meta: { alsoOn: ['events'] },
  })
}

export function useMatchDayHistory(place: { readonly teamId: string; readonly eventId: string }) {
  return useQuery({
    queryKey: ['leagues', place.teamId, 'history', place.eventId],
    queryFn: () => client.leagues.matchDayHistory(place),
    meta: { alsoOn: ['events'] },
  })
}
