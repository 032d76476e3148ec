import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EventDraft } from '@touchline/contract/events/shapes/draft'

import { client } from '#web/platform/client/client.ts'

import { eventKeys } from './keys.ts'

/** An event with everybody's answers; fresh each time it is opened. */
export function useEvent(teamId: string, eventId: string) {
  return useQuery({
    queryKey: eventKeys.page(teamId, eventId),
    queryFn: () => client.events.get({ teamId, eventId }),
    meta: { alsoOn: ['teams', 'members'] },
  })
}

export function useCreateEvent(teamId: string) {
  const refresh = useRefresh(teamId)
  return useMutation({
    mutationFn: (draft: EventDraft) => client.events.create({ teamId, ...draft }),
    onSuccess: refresh,
  })
}

/** Events, and what counts them: the seasons and the checklist of the team. */
export function useRefresh(teamId: string) {
  const cache = useQueryClient()
  return () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: eventKeys.team(teamId) }),
      cache.invalidateQueries({ queryKey: eventKeys.mine }),
      cache.invalidateQueries({ queryKey: ['teams', teamId] }),
    ])
}
