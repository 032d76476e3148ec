import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Event } from '@touchline/contract/events/shapes/event'

import { client } from '#web/platform/client/client.ts'

import { eventKeys } from './keys.ts'

type Where = Pick<Event, 'id' | 'teamId'>

/** People of the club's other teams who can be guests. */
export function usePossibleGuests({ id: eventId, teamId }: Where) {
  return useQuery({
    queryKey: guestKeys({ id: eventId, teamId }),
    queryFn: () => client.events.guests({ teamId, eventId }),
    select: ({ teams }) => teams,
  })
}

export function useSetGuests({ id: eventId, teamId }: Where) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (memberIds: readonly string[]) =>
      client.events.setGuests({ teamId, eventId, memberIds: [...memberIds] }),
    onSuccess: () => cache.invalidateQueries({ queryKey: eventKeys.team(teamId) }),
  })
}

function guestKeys({ id, teamId }: Where) {
  return [...eventKeys.page(teamId, id), 'guests']
}
