import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  ClubImportConfirmation,
  ClubImportSource,
} from '@touchline/contract/clubs/shapes/import'

import { client } from '#web/platform/client/client.ts'

export type ClubList = Omit<ClubImportSource, 'clubId'>

/** Previews a list in all teams without changing anything. */
export function usePreviewClubImport(clubId: string) {
  return useMutation({
    mutationFn: (list: ClubList) => client.clubs.previewImport({ clubId, ...list }),
  })
}

export function useConfirmClubImport(clubId: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (list: Omit<ClubImportConfirmation, 'clubId'>) =>
      client.clubs.confirmImport({ clubId, ...list }),
    // Not waited for: the import is done.
    onSuccess: () => {
      refresh().catch(() => undefined)
    },
  })
}

export function askClubProgress(clubId: string, importSessionId: string) {
  return () => client.clubs.importProgress({ clubId, importSessionId })
}

export function useClubImports(clubId: string) {
  return useQuery({
    queryKey: ['clubs', clubId, 'imports'],
    queryFn: () => client.clubs.listImports({ clubId }),
    select: ({ imports }) => imports,
  })
}

export function useUndoClubImport(clubId: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (clubImportId: string) => client.clubs.undoImport({ clubId, clubImportId }),
    onSuccess: refresh,
  })
}

/** Every list of teams and people may be another one. */
function useRefresh() {
  const cache = useQueryClient()
  return async () => {
    for (const queryKey of [['clubs'], ['teams'], ['members']])
      await cache.invalidateQueries({ queryKey })
  }
}
