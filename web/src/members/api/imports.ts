import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  ImportConfirmation,
  ImportProgress,
  ImportSource,
} from '@touchline/contract/members/shapes/import'

import { client } from '#web/platform/client/client.ts'

export type ImportList = Omit<ImportSource, 'teamId'>

/** What a list would do; nothing is changed. */
export function usePreviewImport(teamId: string) {
  return useMutation({
    mutationFn: (list: ImportList) => client.members.previewImport({ teamId, ...list }),
  })
}

export type ConfirmedList = Omit<ImportConfirmation, 'teamId'>

export function useConfirmImport(teamId: string) {
  const refresh = useRefresh(teamId)
  return useMutation({
    mutationFn: (list: ConfirmedList) => client.members.confirmImport({ teamId, ...list }),
    // Not waited for: the import is done, and nobody counts any more.
    onSuccess: () => {
      refresh().catch(() => undefined)
    },
  })
}

const pollMs = 300
const notBegun = { done: 0, total: 0 }

/** An import under way, as its server tells of it. */
export interface RunningImport {
  /** Of a team or a club. */
  readonly ownerId: string
  readonly importSessionId: string
  /** As the preview counted them. */
  readonly rows: number
  readonly ask: () => Promise<{ readonly progress: ImportProgress | null }>
}

/** How far an import under way is; for its first moment nothing is asked. */
export function useImportProgress({ ownerId, importSessionId, rows, ask }: RunningImport) {
  const cache = useQueryClient()
  // Not of the roster: the end of an import makes that read anew, and ends this.
  const queryKey = ['import-progress', ownerId, importSessionId]
  return useQuery({
    queryKey,
    queryFn: async () => {
      const { progress } = await ask()
      if (progress !== null) return progress
      // Still reading the list, or all told and the answer of the import on its way: the bar stays where it is.
      const told = cache.getQueryData<typeof notBegun>(queryKey)
      return told !== undefined && told.total > 0 ? told : { done: 0, total: rows }
    },
    initialData: notBegun,
    refetchInterval: ({ state: { data, status } }) => {
      const isAllTold = data !== undefined && data.total > 0 && data.done === data.total
      return isAllTold || status === 'error' ? false : pollMs
    },
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
}

/** Asks how far the import of a team's list is. */
export function askTeamProgress(teamId: string, importSessionId: string) {
  return () => client.members.importProgress({ teamId, importSessionId })
}

export function useImports(teamId: string, { mayAsk = true } = {}) {
  return useQuery({
    queryKey: ['members', teamId, 'imports'],
    queryFn: () => client.members.listImports({ teamId }),
    enabled: mayAsk,
  })
}

export function useUndoImport(teamId: string) {
  const refresh = useRefresh(teamId)
  return useMutation({
    mutationFn: (importId: string) => client.members.undoImport({ teamId, importId }),
    onSuccess: refresh,
  })
}

function useRefresh(teamId: string) {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: ['members', teamId] })
}
