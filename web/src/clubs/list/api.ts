import { useMutation } from '@tanstack/react-query'
import type { ExportFormat } from '@touchline/domain/members/export/formats'
import type { Language } from '@touchline/domain/values/language'

import { client } from '#web/platform/client/client.ts'

interface ClubExportWish {
  readonly format: ExportFormat
  readonly language: Language
  /** Everyone if left out. */
  readonly personIds?: string[]
}

/** The members of a club as a file. */
export function useExportClubMembers(clubId: string) {
  return useMutation({
    mutationFn: async (input: ClubExportWish): Promise<Blob> => {
      const file = await client.clubs.exportMembers({ clubId, ...input })
      if (file instanceof Blob) return file
      throw new TypeError('not a file')
    },
  })
}
