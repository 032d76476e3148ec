import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { WholeLeague } from '@touchline/contract/leagues/shapes/league'
import type { Match, NewMatch } from '@touchline/contract/leagues/shapes/matches'

import { changeShown } from '#web/platform/client/change-shown.ts'
import { client } from '#web/platform/client/client.ts'

import { leagueKeyOf, useLeagueChange } from './leagues.ts'

interface Entered {
  readonly match: Match
  readonly outcome: Match['outcome']
  readonly note: string | null
}

/** A result shows, and counts in every table, before the server has answered. */
export function useEnterResult({ teamId, id: leagueId }: WholeLeague['league']) {
  const cache = useQueryClient()
  const queryKey = leagueKeyOf(teamId, leagueId)

  function show({ match, outcome, note }: Entered) {
    changeShown<WholeLeague>(
      cache,
      { queryKey },
      (data) =>
        data && {
          ...data,
          matches: data.matches.map((one) =>
            one.id === match.id ? { ...one, outcome, note } : one,
          ),
        },
    )
  }

  return useMutation({
    scope: { id: queryKey.join() },
    mutationFn: ({ match, outcome, note }: Entered) =>
      client.leagues.changeMatch({
        teamId,
        leagueId,
        matchId: match.id,
        version: match.version,
        was: { outcome: match.outcome, note: match.note },
        changes: { outcome, note },
      }),
    onMutate: (entered) => {
      void cache.cancelQueries({ queryKey })
      show(entered)
    },
    onError: (_error, { match }) => show({ match, ...match }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['leagues', teamId] }),
  })
}

type PlainMatch = Pick<NewMatch, 'home' | 'away'> & Partial<NewMatch>

export function useAddMatches(league: WholeLeague['league']) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, (matches: readonly PlainMatch[]) =>
    client.leagues.addMatches({ teamId, leagueId, matches: [...matches] }),
  )
}

export function useRemoveMatch(league: WholeLeague['league']) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, (matchId: string) =>
    client.leagues.removeMatch({ teamId, leagueId, matchId }),
  )
}
