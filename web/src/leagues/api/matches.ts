import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import type { Match, MatchChange, NewMatch } from '@touchline/contract/leagues/shapes/matches'

import { client } from '#web/platform/client/client.ts'
import { updateCached } from '#web/platform/client/update-cached.ts'

import { leagueKeyOf, useLeagueChange } from './leagues.ts'

interface Entered {
  readonly match: Match
  readonly changes: MatchChange
}

/** Shows a result, also in every table, before the server answers. */
export function useEnterResult({ teamId, id: leagueId }: LeagueDetails['league']) {
  const cache = useQueryClient()
  const queryKey = leagueKeyOf(teamId, leagueId)

  function show(match: Match) {
    updateCached<LeagueDetails>(
      cache,
      { queryKey },
      (data) =>
        data && {
          ...data,
          matches: data.matches.map((one) => (one.id === match.id ? match : one)),
        },
    )
  }

  return useMutation({
    scope: { id: queryKey.join() },
    mutationFn: ({ match, changes }: Entered) =>
      client.leagues.changeMatches({
        teamId,
        leagueId,
        edits: [
          {
            matchId: match.id,
            version: match.version,
            was: valuesBefore(match, changes),
            changes,
          },
        ],
      }),
    onMutate: ({ match, changes }) => {
      void cache.cancelQueries({ queryKey })
      const { venue: venueName = match.venueName } = changes
      show({ ...match, ...given(changes), venueName })
    },
    onError: (_error, { match }) => show(match),
    onSettled: () => cache.invalidateQueries({ queryKey: ['leagues', teamId] }),
  })
}

function given(changes: MatchChange): Partial<Match> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}

/** The values of the fields before the change. */
function valuesBefore(match: Match, changes: MatchChange): MatchChange {
  return Object.fromEntries(Object.entries(match).filter(([field]) => field in changes))
}

type PlainMatch = Pick<NewMatch, 'home' | 'away'> & Partial<NewMatch>

export function useAddMatches(league: LeagueDetails['league']) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, (matches: readonly PlainMatch[]) =>
    client.leagues.addMatches({ teamId, leagueId, matches: [...matches] }),
  )
}

export function useRemoveMatch(league: LeagueDetails['league']) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, (matchId: string) =>
    client.leagues.removeMatches({ teamId, leagueId, matchIds: [matchId] }),
  )
}
