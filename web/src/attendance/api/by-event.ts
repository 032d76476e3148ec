import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { InvitedPerson } from '@touchline/contract/attendance/shapes/marks'
import type { Event } from '@touchline/contract/events/shapes/event'

import { client } from '#web/platform/client/client.ts'
import { keepOffline } from '#web/platform/offline/queries.ts'

export type AttendedEvent = Omit<Event, 'mine'>

export interface EventPeople {
  readonly event: AttendedEvent
  readonly people: readonly InvitedPerson[]
}

/** A page of the list as the server sent it. */
export interface PeoplePage {
  readonly events: readonly EventPeople[]
  readonly next: string | null
}

const alsoOn = ['events', 'members', 'teams']

export type When = 'next' | 'past'

/** Who's coming to the next events, or who came to past ones. */
export function useByEvent(teamId: string, when: When, seasonId: string | undefined) {
  return useInfiniteQuery(byEventQuery(teamId, when, seasonId))
}

export function byEventQuery(teamId: string, when: When, seasonId: string | undefined) {
  return infiniteQueryOptions({
    queryKey: byEventKey(teamId, when, seasonId),
    queryFn: ({ pageParam }): Promise<PeoplePage> =>
      client.attendance.byEvent({
        teamId,
        when,
        ...(seasonId === undefined ? {} : { seasonId }),
        ...(pageParam === undefined ? {} : { cursor: pageParam }),
      }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...keepOffline(alsoOn),
  })
}

/** The people of one event; shows the list's copy while loading and offline. */
export function useEventPeople(teamId: string, eventId: string) {
  const cache = useQueryClient()
  const queryKey = ['attendance', teamId, 'by-event', 'event', eventId] as const
  return useInfiniteQuery({
    queryKey,
    queryFn: (): Promise<PeoplePage> => client.attendance.byEvent({ teamId, eventId }),
    initialPageParam: firstPage,
    getNextPageParam: () => undefined,
    initialData: () => listed(cache, teamId, eventId),
    initialDataUpdatedAt: 0,
    ...keepOffline(alsoOn),
  })
}

function listed(cache: QueryClient, teamId: string, eventId: string) {
  const lists = cache.getQueriesData<InfiniteData<PeoplePage>>({
    queryKey: ['attendance', teamId, 'by-event'],
  })
  const events = lists.flatMap(([, list]) => list?.pages.flatMap((page) => page.events) ?? [])
  const known = events.find(({ event }) => event.id === eventId)
  return known && { pages: [{ events: [known], next: null }], pageParams: [firstPage] }
}

const firstPage: string | undefined = undefined

function byEventKey(teamId: string, when: When, seasonId: string | undefined) {
  return ['attendance', teamId, 'by-event', when, seasonId ?? 'all'] as const
}
