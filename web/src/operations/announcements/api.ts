import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Announcement } from '@touchline/contract/operations/shapes/announcements'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

const key = ['operations', 'announcements'] as const

export function useAnnouncements() {
  return useQuery({ queryKey: key, queryFn: () => client.operations.announcements() })
}

interface Saved {
  readonly announcementId: string
  readonly announcement: Omit<Announcement, 'id'> | null
}

/** Makes, changes or removes one. */
export function useSaveAnnouncement() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (saved: Saved) => client.operations.saveAnnouncement(saved),
    async onSuccess(now) {
      takeAnswer(cache, key, now)
      // The operator sees it at the top of the page, too.
      await cache.invalidateQueries({ queryKey: ['accounts', 'me'] })
    },
  })
}
