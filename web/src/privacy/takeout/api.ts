import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ExportFormat } from '@touchline/domain/members/export/formats'
import type { Language } from '@touchline/domain/values/language'

import { client } from '#web/platform/client/client.ts'

const exportsKey = ['privacy', 'exports'] as const

/** Milliseconds between progress checks of an export. */
const askAgainMs = 1500

/** My exports, newest first. */
export function useExports() {
  return useQuery({
    queryKey: exportsKey,
    queryFn: () => client.privacy.exports(),
    refetchInterval: ({ state }) =>
      state.data?.exports[0]?.state === 'waiting' ? askAgainMs : false,
  })
}

export function useAskForExport() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => client.privacy.askForExport({}),
    onSettled: () => cache.invalidateQueries({ queryKey: exportsKey }),
  })
}

/** Ledgers of deleted teams. */
export function useArchivedLedgers() {
  return useQuery({
    queryKey: ['collections', 'archived-ledgers'],
    queryFn: async () => (await client.collections.archivedLedgers()).books,
  })
}

interface ExportRequest {
  readonly format: ExportFormat
  readonly language: Language
}

export function useExportArchivedLedgers(ledgerId: string) {
  return useMutation({
    mutationFn: async (input: ExportRequest): Promise<Blob> => {
      const file = await client.collections.exportArchivedLedgers({ ledgerId, ...input })
      if (file instanceof Blob) return file
      throw new TypeError('not a file')
    },
  })
}
