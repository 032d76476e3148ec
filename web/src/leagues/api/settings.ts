import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { WholeLeague } from '@touchline/contract/leagues/shapes/league'

import { client } from '#web/platform/client/client.ts'
import { removing } from '#web/platform/client/removing.ts'

import { useLeagueChange } from './leagues.ts'

type League = WholeLeague['league']

export type PublicWish =
  | { readonly kind: 'closed' }
  | { readonly kind: 'secret' }
  | { readonly kind: 'open'; readonly slug: string }

export function useChoosePublicPage(league: League) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, (wish: PublicWish) =>
    client.leagues.choosePublicPage({ teamId, leagueId, wish }),
  )
}

/** A new secret link; the old one is dead at once. */
export function useRenewPublicPage(league: League) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, () => client.leagues.renewPublicPage({ teamId, leagueId }))
}

/** What everybody reads behind the address of a league. */
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
    ...removing(cache, leagueId),
    mutationFn: () => client.leagues.remove({ teamId, leagueId }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['leagues', teamId, 'all'] }),
  })
}
