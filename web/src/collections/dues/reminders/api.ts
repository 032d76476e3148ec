import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReminderSettingsShape } from '@touchline/contract/collections/shapes/reminders'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

const keyOf = (clubId: string) => ['collections', 'reminders', clubId] as const

/** Overdue bills of the whole club, and when reminders are sent. */
export function useReminders(clubId: string) {
  return useQuery({
    queryKey: keyOf(clubId),
    queryFn: () => client.collections.reminders({ clubId }),
  })
}

interface Saved {
  readonly settings: ReminderSettingsShape
  readonly version: number
}

export function useSaveReminders(clubId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (saved: Saved) => client.collections.saveReminders({ clubId, ...saved }),
    onSuccess: (answer) => takeAnswer(cache, keyOf(clubId), answer),
  })
}

interface Chosen {
  readonly billIds: string[]
  readonly letters: number
}

export function useSendReminders(clubId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (chosen: Chosen) => client.collections.sendReminders({ clubId, ...chosen }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['collections'] }),
  })
}
