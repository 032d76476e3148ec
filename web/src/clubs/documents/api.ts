import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SavedClubDocument } from '@touchline/contract/clubs/shapes/documents'
import { useState } from 'react'

import { uploadDocument } from '#web/files/upload-document.ts'
import { client } from '#web/platform/client/client.ts'

/** Links expire after ten minutes, so the list is refetched earlier. */
const fresh = 8 * 60_000
const freshly = { refetchInterval: fresh, staleTime: fresh, gcTime: fresh }

const clubKey = (clubId: string) => ['clubs', clubId, 'documents'] as const

/** A club's documents. */
export function useClubDocuments(clubId: string) {
  return useQuery({
    queryKey: clubKey(clubId),
    queryFn: () => client.clubs.documents({ clubId }),
    select: ({ documents }) => documents,
    ...freshly,
  })
}

/** The documents a team sees. */
export function useTeamDocuments(teamId: string) {
  return useQuery({
    queryKey: ['clubs', teamId, 'documents'],
    queryFn: () => client.clubs.teamDocuments({ teamId }),
    select: ({ documents }) => documents,
    ...freshly,
  })
}

export type DocumentFacts = Omit<SavedClubDocument, 'clubId' | 'fileId'>

/** Uploads the file if new, then saves its details. */
export function useSaveClubDocument(clubId: string) {
  const cache = useQueryClient()
  const [percent, setPercent] = useState(0)
  const save = useMutation({
    mutationFn: async ({ file, ...facts }: DocumentFacts & { readonly file: File | undefined }) => {
      setPercent(0)
      const sent = file && (await uploadDocument({ file, purpose: 'club_document' }, setPercent))
      return client.clubs.saveDocument({ clubId, ...facts, fileId: sent?.id ?? null })
    },
    onSuccess: (documents) => cache.setQueryData(clubKey(clubId), documents),
  })
  return { save, percent }
}

export function useRemoveClubDocument(clubId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (documentId: string) => client.clubs.removeDocument({ clubId, documentId }),
    onSuccess: (documents) => cache.setQueryData(clubKey(clubId), documents),
  })
}
