import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ClubAudience } from '@touchline/contract/messages/shapes/club'

import { client } from '#web/platform/client/client.ts'

/** How many people a club's message would reach; loaded once recipients are chosen. */
export function useClubReach(clubId: string, audience: ClubAudience | undefined) {
  return useQuery({
    queryKey: ['messages', 'club', clubId, 'reach', audience],
    queryFn: () =>
      audience === undefined ? null : client.messages.previewToClub({ clubId, audience }),
    enabled: audience !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
    meta: { alsoOn: ['members', 'teams', 'children'] },
  })
}

interface ClubMessage {
  readonly audience: ClubAudience
  readonly subject: string | null
  readonly words: string
  readonly clientId: string
}

export function useWriteToClub(clubId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (message: ClubMessage) => client.messages.sendToClub({ clubId, ...message }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['messages'] }),
  })
}
