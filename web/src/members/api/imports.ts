import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  ImportConfirmation,
  ImportProgress,
  ImportSource,
} from '@touchline/contract/members/shapes/import'

import { client } from '#web/platform/client/client.ts'

export type ImportList = Omit<ImportSource, 'teamId'>

/** Previews an import without changing anything. */
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
    // Not awaited, because the import is done.
    onSuccess: () => {
      refresh().catch(() => undefined)
    },
  })
}

const pollMs = 300
const notBegun = { done: 0, total: 0 }

/** A running import, followed on the server. */
export interface RunningImport {
  /** The id of the team or club. */
  readonly ownerId: string
  readonly importSessionId: string
  /** The number of rows in the preview. */
  readonly rows: number
  readonly ask: () => Promise<{ readonly progress: ImportProgress | null }>
}

/** Polls the progress of a running import, starting after a moment. */
export function useImportProgress({ ownerId, importSessionId, rows, ask }: RunningImport) {
  const cache = useQueryClient()
  // Not a key of the roster, or the import's last event would refetch and end it.
  const queryKey = ['import-progress', ownerId, importSessionId]
  return useQuery({
    queryKey,
    queryFn: async () => {
      const { progress } = await ask()
      if (progress !== null) return progress
      // While the list is read, or once all rows are written, the bar doesn't move.
      const cached = cache.getQueryData<typeof notBegun>(queryKey)
      return cached !== undefined && cached.total > 0 ? cached : { done: 0, total: rows }
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
