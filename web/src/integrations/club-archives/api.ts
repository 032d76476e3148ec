import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ClubArchivePreview } from '@touchline/contract/integrations/shapes/club-archives'

import { base64Of } from '#web/members/import/file-content.ts'
import { client } from '#web/platform/client/client.ts'

import { saveArchive } from '../archives/api.ts'

/** Exports and downloads. */
export function useExportClub(clubId: string) {
  return useMutation({
    mutationFn: async () => saveArchive(await client.integrations.exportClub({ clubId })),
    gcTime: 0,
  })
}

/** The preview with its file, which the import sends again. */
export interface ReadClubArchive {
  readonly base64: string
  readonly preview: ClubArchivePreview
}

export function useReadClubArchive() {
  return useMutation({
    mutationFn: async (file: File): Promise<ReadClubArchive> => {
      const base64 = await base64Of(file)
      const answer = await client.integrations.importClub({ base64 })
      if (!('preview' in answer))
        throw new TypeError('An import without a fingerprint is a preview.')
      return { base64, preview: answer.preview }
    },
    gcTime: 0,
  })
}

export function useImportClub() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ base64, preview: { fingerprint } }: ReadClubArchive) => {
      const answer = await client.integrations.importClub({ base64, fingerprint })
      if ('preview' in answer) throw new TypeError('An import with a fingerprint makes a club.')
      return answer
    },
    gcTime: 0,
    onSuccess: () => cache.invalidateQueries({ queryKey: ['teams'] }),
  })
}
