import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Reminders } from '@touchline/contract/teams/shapes/reminders'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

const keyOf = (teamId: string) => ['teams', teamId, 'reminders']

export function useReminders(teamId: string) {
  return useQuery({
    queryKey: keyOf(teamId),
    queryFn: () => client.teams.reminders({ teamId }),
  })
}

export function useChangeReminders(teamId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (wanted: Reminders) => client.teams.changeReminders({ teamId, ...wanted }),
    onSuccess: (saved: Reminders) => takeAnswer(cache, keyOf(teamId), saved),
  })
}
