import { useQuery } from '@tanstack/react-query'
import type { WholeLeague } from '@touchline/contract/leagues/shapes/league'

import { client } from '#web/platform/client/client.ts'

import { useLeagueChange } from './leagues.ts'

type League = WholeLeague['league']

/** Who changed a match and when; for staff, read when somebody asks for it. */
export function useMatchTrace({ teamId, id: leagueId }: League, matchId: string) {
  return useQuery({
    queryKey: ['leagues', teamId, 'trace', matchId],
    queryFn: () => client.leagues.matchTrace({ teamId, leagueId, matchId }),
    meta: { alsoOn: ['events'] },
  })
}

export function useMatchDayTrace(place: { readonly teamId: string; readonly eventId: string }) {
  return useQuery({
    queryKey: ['leagues', place.teamId, 'trace', place.eventId],
    queryFn: () => client.leagues.matchDayTrace(place),
    meta: { alsoOn: ['events'] },
  })
}

/** What was pasted into a league, the latest first. */
export function useLeagueImports({ teamId, id: leagueId }: League) {
  return useQuery({
    queryKey: ['leagues', teamId, 'imports', leagueId],
    queryFn: () => client.leagues.imports({ teamId, leagueId }),
    select: ({ imports }) => imports,
  })
}

export function useUndoImport(league: League) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, (resultsImportId: string) =>
    client.leagues.undoImport({ teamId, leagueId, resultsImportId }),
  )
}
