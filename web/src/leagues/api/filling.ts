import { useMutation } from '@tanstack/react-query'
import type { WholeLeague } from '@touchline/contract/leagues/shapes/league'

import { client } from '#web/platform/client/client.ts'

import { useLeagueChange } from './leagues.ts'

type League = WholeLeague['league']
type Without<Input> = Omit<Input, 'teamId' | 'leagueId'>

/** Text with results, the language it is written in, and what was answered about it. */
export type PastedWish = Without<Parameters<typeof client.leagues.previewResults>[0]>

export function usePreviewResults({ teamId, id: leagueId }: League) {
  return useMutation({
    mutationFn: (wish: PastedWish) => client.leagues.previewResults({ teamId, leagueId, ...wish }),
  })
}

export function useImportResults(league: League) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, (wish: PastedWish) =>
    client.leagues.importResults({ teamId, leagueId, ...wish }),
  )
}

/** Everybody against everybody: who, how often, on which days. */
export type DrawWish = Without<Parameters<typeof client.leagues.planFixtures>[0]>
export type DrawnFixtures = Awaited<ReturnType<typeof client.leagues.planFixtures>>

export function useDrawFixtures({ teamId, id: leagueId }: League) {
  return useMutation({
    mutationFn: (wish: DrawWish) => client.leagues.planFixtures({ teamId, leagueId, ...wish }),
  })
}
