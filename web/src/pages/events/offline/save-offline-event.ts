import type { QueryClient } from '@tanstack/react-query'
import { isMatch } from '@touchline/domain/events/event-types'
import { isOfflineTime } from '@touchline/domain/events/offline-times'
import { may } from '@touchline/domain/teams/permissions'

import { eventTasksQuery } from '#web/attendance/api/tasks.ts'
import { aroundQuery } from '#web/events/api/calendar.ts'
import { eventQuery } from '#web/events/api/event.ts'
import { offlineEventQuery } from '#web/events/api/offline-event.ts'
import { matchDayQuery } from '#web/leagues/match-day/api/match-day.ts'
import { rosterQuery } from '#web/members/api/roster.ts'
import { taskListQuery } from '#web/teams/api/belongings.ts'
import { teamPageQuery } from '#web/teams/api/team.ts'
import { actorOf } from '#web/teams/team-context.tsx'

import { saveListToMark } from './list-to-mark.ts'
import { toTimeRange, type OfflineEvent } from './offline-event.ts'

/**
 * Loads all of an event again, which stores it on the device. For staff including phone numbers.
 */
export async function saveOfflineEvent(cache: QueryClient, event: OfflineEvent): Promise<void> {
  const { teamId, id: eventId } = event
  const place = { teamId, eventId }
  const [page] = await Promise.all([
    cache.query({ ...teamPageQuery(teamId), staleTime: 0 }),
    cache.query({ ...aroundQuery(teamId), staleTime: 0 }),
    cache.query({ ...eventQuery(teamId, eventId), staleTime: 0 }),
    cache.query({ ...rosterQuery(teamId, 'active'), staleTime: 0 }),
    cache.query({ ...taskListQuery(teamId), staleTime: 0 }),
    cache.query({ ...eventTasksQuery(place), staleTime: 0 }),
    isMatch(event.type) && cache.query({ ...matchDayQuery(place), staleTime: 0 }),
  ])
  const actor = actorOf(page)
  await saveListToMark(cache, teamId, actor)
  if (may(actor, 'events.contacts') && isOfflineTime(toTimeRange(event), new Date()))
    await cache.query({ ...offlineEventQuery(place), staleTime: 0 })
}
