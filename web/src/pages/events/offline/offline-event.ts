import type { QueryClient } from '@tanstack/react-query'
import type { Event } from '@touchline/contract/events/shapes/event'
import { isMatch } from '@touchline/domain/events/event-types'
import type { Actor } from '@touchline/domain/teams/actor'

import { eventTasksQuery } from '#web/attendance/api/tasks.ts'
import { aroundQuery } from '#web/events/api/calendar.ts'
import { eventQuery } from '#web/events/api/event.ts'
import { matchDayQuery } from '#web/leagues/match-day/api/match-day.ts'
import { rosterQuery } from '#web/members/api/roster.ts'
import { taskListQuery } from '#web/teams/api/belongings.ts'
import { teamPageQuery } from '#web/teams/api/team.ts'

import { listToMark } from './list-to-mark.ts'

export type OfflineEvent = Pick<Event, 'id' | 'teamId' | 'type' | 'startsAt' | 'endsAt'>

/** An event's parts without phone numbers and directions: everyone stores what they may see. */
function partsOf({ teamId, id: eventId, type }: OfflineEvent) {
  const place = { teamId, eventId }
  return [
    teamPageQuery(teamId),
    aroundQuery(teamId),
    eventQuery(teamId, eventId),
    rosterQuery(teamId, 'active'),
    taskListQuery(teamId),
    eventTasksQuery(place),
    ...(isMatch(type) ? [matchDayQuery(place)] : []),
  ] as const
}

/** When the oldest part was loaded; undefined while one is missing. */
export function savedAt(cache: QueryClient, event: OfflineEvent, actor: Actor): number | undefined {
  const times = [...partsOf(event), ...listToMark(cache, event.teamId, actor)].map(
    ({ queryKey }) => cache.getQueryState(queryKey)?.dataUpdatedAt ?? 0,
  )
  const oldest = Math.min(...times)
  return oldest === 0 ? undefined : oldest
}

export function toTimeRange({ startsAt, endsAt }: Pick<Event, 'startsAt' | 'endsAt'>) {
  return { startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
}
