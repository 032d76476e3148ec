import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  LeagueFields,
  NewLeagueInput,
  LeagueDetails,
} from '@touchline/contract/leagues/shapes/league'
import type { LeagueExport } from '@touchline/contract/leagues/shapes/table'

import { client } from '#web/platform/client/client.ts'
import { keepOffline } from '#web/platform/offline/queries.ts'

/** Our matches are events, so changes of events change leagues. */
const alsoOn = ['events', 'teams']

export function leagueKeyOf(teamId: string, leagueId: string) {
  return ['leagues', teamId, 'one', leagueId]
}

/** All leagues of a team, newest first. */
export function useLeagues(teamId: string) {
  return useQuery({
    queryKey: ['leagues', teamId, 'all'],
    queryFn: () => client.leagues.list({ teamId }),
    select: ({ leagues }) => leagues,
    ...keepOffline(alsoOn),
  })
}

/** A whole league. Tables are computed in the browser with the server's code. */
export function useLeague(teamId: string, leagueId: string) {
  return useQuery({
    queryKey: leagueKeyOf(teamId, leagueId),
    queryFn: () => client.leagues.get({ teamId, leagueId }),
    ...keepOffline(alsoOn),
  })
}

export function useCreateLeague(teamId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (league: Omit<NewLeagueInput, 'teamId'>) =>
      client.leagues.create({ teamId, ...league }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['leagues', teamId] }),
  })
}

/** Changed fields with their values before the edit. */
export interface LeagueEdit {
  readonly version: number
  readonly was: Partial<LeagueFields>
  readonly changes: Partial<LeagueFields>
}

export function useChangeLeague(league: LeagueDetails['league']) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, (edit: LeagueEdit) =>
    client.leagues.change({ teamId, leagueId, ...edit }),
  )
}

export function useExportLeague({ teamId, id: leagueId }: LeagueDetails['league']) {
  return useMutation({
    mutationFn: async (input: Omit<LeagueExport, 'teamId' | 'leagueId'>): Promise<Blob> => {
      const file = await client.leagues.export({ teamId, leagueId, ...input })
      if (file instanceof Blob) return file
      throw new TypeError('not a file')
    },
  })
}

/** A change of a league; refetches it and the list of leagues. */
export function useLeagueChange<Input, Answer>(
  { teamId }: LeagueDetails['league'],
  change: (input: Input) => Promise<Answer>,
) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => cache.invalidateQueries({ queryKey: ['leagues', teamId] }),
  })
}
