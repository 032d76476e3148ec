import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SavedClubDocument } from '@touchline/contract/clubs/shapes/documents'
import { useState } from 'react'

import { uploadDocument } from '#web/files/upload-document.ts'
import { client } from '#web/platform/client/client.ts'

/** Addresses end after ten minutes: the list is read anew before. */
const fresh = 8 * 60_000
const freshly = { refetchInterval: fresh, staleTime: fresh, gcTime: fresh }

const clubKey = (clubId: string) => ['clubs', clubId, 'documents'] as const

/** What the club gives to its teams. */
export function useClubDocuments(clubId: string) {
  return useQuery({
    queryKey: clubKey(clubId),
    queryFn: () => client.clubs.documents({ clubId }),
    select: ({ documents }) => documents,
    ...freshly,
  })
}

/** What a team finds of it. */
export function useTeamDocuments(teamId: string) {
  return useQuery({
    queryKey: ['clubs', teamId, 'documents'],
    queryFn: () => client.clubs.teamDocuments({ teamId }),
    select: ({ documents }) => documents,
    ...freshly,
  })
}

export type DocumentFacts = Omit<SavedClubDocument, 'clubId' | 'fileId'>

/** Sends the file if there is a new one, then saves what it is. */
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
