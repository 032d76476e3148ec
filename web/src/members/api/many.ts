import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BulkAction, BulkResult } from '@touchline/contract/members/shapes/many'
import type { ExportFormat } from '@touchline/domain/members/export/formats'
import { maxMembersPerPage } from '@touchline/domain/members/roster-page'
import type { Language } from '@touchline/domain/values/language'

import { client } from '#web/platform/client/client.ts'

interface BulkChange {
  readonly memberIds: readonly string[]
  readonly act: BulkAction
}

/**
 * Applies one action to several members, in batches; returns those that couldn't be changed with
 * the reason.
 */
export function useChangeMany(teamId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ memberIds, act }: BulkChange): Promise<BulkResult> => {
      const all: BulkResult = { done: [], refused: [] }
      for (const part of partsOf(memberIds)) {
        const { done, refused } = await client.members.changeMany({ teamId, memberIds: part, act })
        all.done.push(...done)
        all.refused.push(...refused)
      }
      return all
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['members', teamId] }),
  })
}

function partsOf(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / maxMembersPerPage)
  return Array.from({ length: count }, (_, at) =>
    ids.slice(at * maxMembersPerPage, (at + 1) * maxMembersPerPage),
  )
}

interface ExportOptions {
  readonly format: ExportFormat
  readonly language: Language
  /** Everyone if left out. */
  readonly memberIds?: string[]
}

export function useExportRoster(teamId: string) {
  return useMutation({
    mutationFn: async (listQuery: ExportOptions): Promise<Blob> => {
      const file = await client.members.export({ teamId, ...listQuery })
      if (file instanceof Blob) return file
      throw new TypeError('not a file')
    },
  })
}
