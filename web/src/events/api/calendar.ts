import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Event } from '@touchline/contract/events/shapes/event'
import { addDays } from '@touchline/domain/events/days'
import { addMonths, monthGrid } from '@touchline/domain/events/month-grid'
import { useEffect } from 'react'

import { client } from '#web/platform/client/client.ts'
import { keepOffline } from '#web/platform/offline/queries.ts'

import { findNextEvent } from '../calendar/find-next-event.ts'
import { eventKeys, type Window } from './keys.ts'

interface Page {
  readonly events: readonly Event[]
  readonly next: string | null
}

/** The six weeks of a month page, for one team or all my teams. */
export function useMonth(teamId: string | undefined, month: string) {
  return useQuery(eventsQuery(teamId, weeksOf(month)))
}

/** Several months, each in its own query. */
export function useMonths(teamId: string | undefined, months: readonly string[]) {
  return useQueries({ queries: months.map((month) => eventsQuery(teamId, weeksOf(month))) })
}

/** Prefetches the previous and next month. */
export function usePrefetchMonths(
  teamId: string | undefined,
  month: string,
  isReady: boolean,
): void {
  const cache = useQueryClient()
  useEffect(() => {
    if (!isReady) return
    for (const distance of [1, -1])
      // On failure the page itself asks again.
      cache.query(eventsQuery(teamId, weeksOf(addMonths(month, distance)))).catch(() => undefined)
  }, [cache, teamId, month, isReady])
}

/** All events on these days that match a search; keeps the previous result until then. */
export function useFoundEvents(teamId: string | undefined, days: Window, search: string) {
  return useQuery({
    queryKey: eventKeys.found(teamId, days, search),
    queryFn: () => allPages(asking(teamId, { ...days, search })),
    meta: { alsoOn: ['teams', 'members'] },
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
}

/**
 * Events for me or my children in the next four weeks, or else those of my teams. A large club has
 * too many events to search them all.
 */
export function useComingOfMine(now: Date) {
  const today = now.toISOString().slice(0, 10)
  // From yesterday: the day has not ended everywhere.
  const window = { from: addDays(today, -1), to: addDays(today, 28) }
  return useQuery({
    queryKey: [...eventKeys.mine, 'coming', window.from],
    queryFn: async () => {
      const some = { ...window, limit: 30 }
      const asking = await client.events.listMine({ ...some, asks: 'me' })
      const { events } = findNextEvent(asking.events, now)
        ? asking
        : await client.events.listMine(some)
      return events
    },
    ...keepOffline(['teams', 'members']),
  })
}

/** Coming events for me or my children in all teams, loading pages while scrolling. */
export function useComing() {
  return useInfiniteQuery({
    queryKey: eventKeys.coming,
    queryFn: ({ pageParam: cursor }) =>
      client.events.coming({ ...(cursor !== null && { cursor }) }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ events }) => events),
    refetchOnWindowFocus: 'always',
    ...keepOffline(['teams', 'members']),
  })
}

const firstPage: string | null = null

/** The last, current and next events. */
export function useEventsAround(teamId: string) {
  return useQuery(aroundQuery(teamId))
}

export function aroundQuery(teamId: string) {
  return queryOptions({
    queryKey: eventKeys.around(teamId),
    queryFn: () => client.events.around({ teamId }),
    ...keepOffline(['teams', 'members']),
  })
}

function eventsQuery(teamId: string | undefined, window: Window) {
  const ask = asking(teamId, window)
  return queryOptions({
    queryKey:
      teamId === undefined
        ? [...eventKeys.mine, window.from, window.to]
        : eventKeys.list(teamId, window),
    queryFn: () => allPages(ask),
    ...keepOffline(['teams', 'members']),
  })
}

function asking(teamId: string | undefined, window: Window) {
  return (cursor: string | undefined): Promise<Page> => {
    const question = { ...window, limit: 500, ...(cursor === undefined ? {} : { cursor }) }
    return teamId === undefined
      ? client.events.listMine(question)
      : client.events.list({ ...question, teamId })
  }
}

function weeksOf(month: string): Window {
  const days = monthGrid(month)
  return { from: days[0] ?? `${month}-01`, to: days.at(-1) ?? `${month}-28` }
}

async function allPages(ask: (cursor: string | undefined) => Promise<Page>): Promise<Event[]> {
  const events: Event[] = []
  let cursor: string | undefined
  do {
    const page = await ask(cursor)
    events.push(...page.events)
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  return events
}
