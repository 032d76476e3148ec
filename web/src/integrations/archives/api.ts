import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ArchivePreview, ArchiveFile } from '@touchline/contract/integrations/shapes/archives'

import { base64Of } from '#web/members/import/file-content.ts'
import { saveFile } from '#web/members/save-file.ts'
import { client } from '#web/platform/client/client.ts'

/** Exports and downloads. */
export function useExportTeam(teamId: string) {
  return useMutation({
    mutationFn: async () => saveArchive(await client.integrations.exportTeam({ teamId })),
    gcTime: 0,
  })
}

export function saveArchive({ fileName, contentType, base64 }: ArchiveFile): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
  saveFile(new Blob([bytes], { type: contentType }), fileName)
}

/** The preview with its file, which the import sends again. */
export interface ReadArchive {
  readonly base64: string
  readonly preview: ArchivePreview
}

export function useReadArchive() {
  return useMutation({
    mutationFn: async (file: File): Promise<ReadArchive> => {
      const base64 = await base64Of(file)
      const answer = await client.integrations.importTeam({ base64 })
      if (!('preview' in answer))
        throw new TypeError('An import without a fingerprint is a preview.')
      return { base64, preview: answer.preview }
    },
    gcTime: 0,
  })
}

export function useImportTeam() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ base64, preview: { fingerprint } }: ReadArchive) => {
      const answer = await client.integrations.importTeam({ base64, fingerprint })
      if ('preview' in answer) throw new TypeError('An import with a fingerprint makes a team.')
      return answer
    },
    gcTime: 0,
    onSuccess: () => cache.invalidateQueries({ queryKey: ['teams'] }),
  })
}
