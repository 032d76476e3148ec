import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'

import { client } from '#web/platform/client/client.ts'
import { removeFromCache } from '#web/platform/client/removing.ts'

import { useLeagueChange } from './leagues.ts'

type League = LeagueDetails['league']
type PageInput = Parameters<typeof client.leagues.setPublicPage>[0]['page']

/** Publishes the league, renews its secret link, or closes the page. */
export function useSetPublicPage(league: League) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, (page: PageInput) =>
    client.leagues.setPublicPage({ teamId, leagueId, page }),
  )
}

/** The public page of a league. */
export function usePublicLeague(slug: string) {
  return useQuery({
    queryKey: ['leagues', 'public', slug],
    queryFn: () => client.leagues.openPublicPage({ slug }),
    retry: false,
  })
}

export function useRemoveLeague({ teamId, id: leagueId }: League) {
  const cache = useQueryClient()
  return useMutation({
    ...removeFromCache(cache, leagueId),
    mutationFn: () => client.leagues.remove({ teamId, leagueId }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['leagues', teamId, 'all'] }),
  })
}
