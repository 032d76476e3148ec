import { useMutation, useQuery } from '@tanstack/react-query'
import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'

import { client } from '#web/platform/client/client.ts'

import { useLeagueChange } from './leagues.ts'

type League = LeagueDetails['league']
type ImportInput = Parameters<typeof client.leagues.importResults>[0]

/** Pasted results, their language, and answers to questions about them. */
export type PastedText = Omit<ImportInput, 'teamId' | 'leagueId' | 'preview'>

export function usePreviewResults({ teamId, id: leagueId }: League) {
  return useMutation({
    mutationFn: async (pasted: PastedText) => {
      const read = await client.leagues.importResults({
        teamId,
        leagueId,
        ...pasted,
        preview: true,
      })
      if ('preview' in read) return read.preview
      throw new TypeError('not a preview')
    },
  })
}

export function useImportResults(league: League) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, async (pasted: PastedText) => {
    const written = await client.leagues.importResults({ teamId, leagueId, ...pasted })
    if ('preview' in written) throw new TypeError('only a preview')
    return written
  })
}

/** Imports into the league, latest first. */
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
