import { useMutation, useQuery } from '@tanstack/react-query'
import type { EventPage } from '@touchline/contract/events/shapes/event'

import { client } from '#web/platform/client/client.ts'

import { useRefresh } from './event.ts'
import { eventKeys } from './keys.ts'

/** Who hasn't seen the latest change; reloads with the event. */
export function useUnreached({ id: eventId, teamId, answers }: EventPage) {
  const seen = answers.filter(({ seenAt }) => seenAt !== null).length
  return useQuery({
    queryKey: [...eventKeys.page(teamId, eventId), 'unreached', seen],
    queryFn: () => client.events.unreached({ teamId, eventId }),
  })
}

/** Notifies people of a change without waiting for more edits. */
export function useAnnounceNow({ id: eventId, teamId }: Pick<EventPage, 'id' | 'teamId'>) {
  const refresh = useRefresh(teamId)
  return useMutation({
    mutationFn: () => client.events.notify({ teamId, eventId, kind: 'change' }),
    onSuccess: refresh,
  })
}
