import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Event } from '@touchline/contract/events/shapes/event'

import { client } from '#web/platform/client/client.ts'

import { eventKeys, type Window } from './keys.ts'

interface Page {
  readonly events: readonly Event[]
  readonly next: string | null
}

/** The events of some weeks of one team, or of all my teams. */
export function useEvents(teamId: string | undefined, window: Window) {
  return useQuery({ ...eventsQuery(teamId, window), placeholderData: keepPreviousData })
}

/** Fetches the weeks before and after, so that turning the page shows them at once. */
export function usePrefetchEvents(teamId: string | undefined) {
  const cache = useQueryClient()
  return (windows: readonly Window[]) => {
    for (const window of windows)
      // Not reached: the page itself asks again when it is turned to.
      cache.query(eventsQuery(teamId, window)).catch(() => undefined)
  }
}

/** The last event and the next one. */
export function useEventsAround(teamId: string) {
  return useQuery({
    queryKey: eventKeys.around(teamId),
    queryFn: () => client.events.around({ teamId }),
    meta: { alsoOn: ['teams', 'members'] },
  })
}

function eventsQuery(teamId: string | undefined, window: Window) {
  const ask = (cursor: string | undefined): Promise<Page> => {
    const question = { ...window, limit: 500, ...(cursor === undefined ? {} : { cursor }) }
    return teamId === undefined
      ? client.events.listMine(question)
      : client.events.list({ ...question, teamId })
  }
  return queryOptions({
    queryKey:
      teamId === undefined
        ? [...eventKeys.mine, window.from, window.to]
        : eventKeys.list(teamId, window),
    queryFn: () => allPages(ask),
    meta: { alsoOn: ['teams', 'members'] },
  })
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
