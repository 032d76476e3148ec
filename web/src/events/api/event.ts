import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EventDraft } from '@touchline/contract/events/shapes/draft'
import type { EventPage } from '@touchline/contract/events/shapes/event'

import { client } from '#web/platform/client/client.ts'
import { keepOffline } from '#web/platform/offline/queries.ts'

import { eventKeys } from './keys.ts'

/** An event with everyone's answers, reloaded whenever it is opened. */
export function useEvent(teamId: string, eventId: string) {
  return useQuery(eventQuery(teamId, eventId))
}

export function eventQuery(teamId: string, eventId: string) {
  return queryOptions({
    queryKey: eventKeys.page(teamId, eventId),
    queryFn: () => client.events.get({ teamId, eventId }),
    ...keepOffline(['teams', 'members']),
  })
}

/** Links expire after ten minutes: they are fetched again before. */
const freshAddresses = 8 * 60_000

/** The links to an event's files; asks nothing for an event without files. */
export function useFileAddresses({ teamId, id: eventId, attachments }: EventPage) {
  return useQuery({
    queryKey: [...eventKeys.page(teamId, eventId), 'files', attachments.map(({ id }) => id)],
    queryFn: () => client.events.files({ teamId, eventId }),
    select: ({ files }) => new Map(files.map(({ id, download }) => [id, download])),
    enabled: attachments.length > 0,
    refetchInterval: freshAddresses,
    staleTime: freshAddresses,
    gcTime: freshAddresses,
  })
}

export function useCreateEvent(teamId: string) {
  const refresh = useRefresh(teamId)
  return useMutation({
    mutationFn: (draft: EventDraft) => client.events.create({ teamId, ...draft }),
    onSuccess: refresh,
  })
}

/** Refreshes events and what counts them: the team's seasons and checklist. */
export function useRefresh(teamId: string) {
  const cache = useQueryClient()
  return () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: eventKeys.team(teamId) }),
      cache.invalidateQueries({ queryKey: eventKeys.mine }),
      cache.invalidateQueries({ queryKey: ['teams', teamId] }),
    ])
}
