import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  CalendarFeed,
  CalendarSource,
  FollowedCalendar,
  MissingDecision,
} from '@touchline/contract/events/shapes/calendar-sync'
import type { EventType } from '@touchline/domain/events/event-types'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

import { eventKeys } from './keys.ts'

/** Outside the keys of event lists, because a feed isn't one. */
const feedKey = (teamId: string | undefined) => ['events', 'feed', teamId] as const
const calendarsKey = (teamId: string) => ['events', teamId, 'calendars'] as const

/** The address of my feed for one team or all of them. */
export function useFeed(teamId: string | undefined) {
  return useQuery({
    queryKey: feedKey(teamId),
    queryFn: () => client.events.feed({ ...(teamId && { teamId }) }),
  })
}

/** Settings for all my feeds; the addresses stay. */
export function useChooseFeed() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (leavesOutDeclined: boolean) => client.events.changeFeed({ leavesOutDeclined }),
    onSuccess: ({ leavesOutDeclined }) =>
      cache.setQueriesData<CalendarFeed>(
        { queryKey: ['events', 'feed'] },
        (feed) => feed && { ...feed, leavesOutDeclined },
      ),
  })
}

export function useRenewFeed(teamId: string | undefined) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => client.events.changeFeed({ ...(teamId && { teamId }), renew: true }),
    onSuccess: (feed) => takeAnswer(cache, feedKey(teamId), feed),
  })
}

/** The calendars that a team follows. */
export function useCalendars(teamId: string) {
  return useQuery({
    queryKey: calendarsKey(teamId),
    queryFn: () => client.events.calendars({ teamId }),
    select: ({ calendars }) => calendars,
  })
}

export interface CalendarInput {
  readonly source: CalendarSource
  readonly eventType: EventType | null
}

export function usePreviewCalendar(teamId: string) {
  return useMutation({
    mutationFn: async (input: CalendarInput) => {
      const { preview } = await client.events.importCalendar({ teamId, ...input, preview: true })
      return preview
    },
  })
}

export function useImportCalendar(teamId: string) {
  const keep = useKeepCalendars(teamId)
  return useMutation({
    mutationFn: (input: CalendarInput) => client.events.importCalendar({ teamId, ...input }),
    onSuccess: keep,
  })
}

export function useReadCalendar(teamId: string) {
  const keep = useKeepCalendars(teamId)
  return useMutation({
    mutationFn: (calendarId: string) =>
      client.events.updateCalendar({ teamId, calendarId, readNow: true }),
    onSuccess: keep,
  })
}

/** Keeps or removes the events missing from a calendar that looks broken. */
export function useResolveMissing(teamId: string) {
  const keep = useKeepCalendars(teamId)
  return useMutation({
    mutationFn: (decision: { readonly calendarId: string; readonly missing: MissingDecision }) =>
      client.events.updateCalendar({ teamId, ...decision }),
    onSuccess: keep,
  })
}

export function useStopCalendar(teamId: string) {
  const keep = useKeepCalendars(teamId)
  return useMutation({
    mutationFn: (calendarId: string) => client.events.stopCalendar({ teamId, calendarId }),
    onSuccess: keep,
  })
}

/** Saves the returned list; reloads the months. */
function useKeepCalendars(teamId: string) {
  const cache = useQueryClient()
  return (found: { calendars: FollowedCalendar[] }) => {
    takeAnswer(cache, calendarsKey(teamId), found)
    void cache.invalidateQueries({ queryKey: eventKeys.lists(teamId) })
    void cache.invalidateQueries({ queryKey: eventKeys.around(teamId) })
    void cache.invalidateQueries({ queryKey: eventKeys.mine })
  }
}
