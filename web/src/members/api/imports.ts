import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ImportSource } from '@touchline/contract/members/shapes/import'

import { client } from '#web/platform/client/client.ts'

export type ImportList = Omit<ImportSource, 'teamId'>

/** What a list would do; nothing is changed. */
export function usePreviewImport(teamId: string) {
  return useMutation({
    mutationFn: (list: ImportList) => client.members.previewImport({ teamId, ...list }),
  })
}

export interface ConfirmedList extends ImportList {
  readonly fingerprint: string
}

export function useConfirmImport(teamId: string) {
  const refresh = useRefresh(teamId)
  return useMutation({
    mutationFn: (list: ConfirmedList) => client.members.confirmImport({ teamId, ...list }),
    onSuccess: refresh,
  })
}

export function useImports(teamId: string) {
  return useQuery({
    queryKey: ['members', teamId, 'imports'],
    queryFn: () => client.members.listImports({ teamId }),
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
