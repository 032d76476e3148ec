import { useMutation, useQuery } from '@tanstack/react-query'
import type { ExportFormat } from '@touchline/domain/members/export/formats'
import type { Language } from '@touchline/domain/values/language'

import { client } from '#web/platform/client/client.ts'

import type { CollectionKey } from './keys.ts'

/** Received and open amounts. */
export function useReport(key: CollectionKey) {
  return useQuery({
    queryKey: ['collections', key.teamId, key.collectionId, 'report'],
    queryFn: () => client.collections.report({ ...key }),
  })
}

export type ExportedTable = 'participants' | 'journal' | 'ledger'

interface ExportRequest {
  readonly what: ExportedTable
  readonly format: ExportFormat
  readonly language: Language
}

export function useExport(key: CollectionKey) {
  return useMutation({
    mutationFn: async (listQuery: ExportRequest): Promise<Blob> => {
      const file = await client.collections.export({ ...key, ...listQuery })
      if (file instanceof Blob) return file
      throw new TypeError('not a file')
    },
  })
}
