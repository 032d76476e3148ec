import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ActOnMany, ManyDone } from '@touchline/contract/members/shapes/many'
import type { ExportFormat } from '@touchline/domain/members/export/formats'
import { mostMembersAPage } from '@touchline/domain/members/roster-page'
import type { Language } from '@touchline/domain/values/language'

import { client } from '#web/platform/client/client.ts'

interface ManyWish {
  readonly memberIds: readonly string[]
  readonly act: ActOnMany
}

/** One thing for a whole selection: who could not be changed comes back with the reason. */
export function useChangeMany(teamId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ memberIds, act }: ManyWish): Promise<ManyDone> => {
      const all: ManyDone = { done: [], refused: [] }
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
  const count = Math.ceil(ids.length / mostMembersAPage)
  return Array.from({ length: count }, (_, at) =>
    ids.slice(at * mostMembersAPage, (at + 1) * mostMembersAPage),
  )
}

interface ExportWish {
  readonly format: ExportFormat
  readonly language: Language
  /** Left out: everybody. */
  readonly memberIds?: string[]
}

export function useExportRoster(teamId: string) {
  return useMutation({
    mutationFn: async (wish: ExportWish): Promise<Blob> => {
      const file = await client.members.export({ teamId, ...wish })
      if (file instanceof Blob) return file
      throw new TypeError('not a file')
    },
  })
}
