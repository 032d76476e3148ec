import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EventDraft } from '@touchline/contract/events/shapes/draft'
import type { EventPage } from '@touchline/contract/events/shapes/event'

import { client } from '#web/platform/client/client.ts'

import { eventKeys } from './keys.ts'

/** The same event in other teams; asks nothing for an event in one team only. */
export function useEventGroup({
  teamId,
  id: eventId,
  groupId,
}: Pick<EventPage, 'teamId' | 'id' | 'groupId'>) {
  return useQuery({
    queryKey: [...eventKeys.page(teamId, eventId), 'group'],
    queryFn: () => client.events.group({ teamId, eventId }),
    enabled: groupId !== null,
    meta: { alsoOn: ['members'] },
  })
}

interface ClubEvent {
  readonly draft: EventDraft
  readonly teamIds: readonly string[]
}

/** Creates one event for several teams of a club. */
export function useCreateClubEvent() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ draft, teamIds: [teamId = '', ...alsoIn] }: ClubEvent) =>
      client.events.create({ ...draft, teamId, alsoIn }),
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['events'] }),
        cache.invalidateQueries({ queryKey: ['teams'] }),
      ]),
  })
}
