import type { QueryClient } from '@tanstack/react-query'
import { isMatch } from '@touchline/domain/events/event-types'
import { isPackTime } from '@touchline/domain/events/pack'
import { may } from '@touchline/domain/teams/permissions'

import { eventTasksQuery } from '#web/attendance/api/tasks.ts'
import { aroundQuery } from '#web/events/api/calendar.ts'
import { eventQuery } from '#web/events/api/event.ts'
import { packQuery } from '#web/events/api/pack.ts'
import { matchDayQuery } from '#web/leagues/match-day/api/match-day.ts'
import { rosterQuery } from '#web/members/api/roster.ts'
import { taskListQuery } from '#web/teams/api/belongings.ts'
import { teamPageQuery } from '#web/teams/api/team.ts'
import { actorOf } from '#web/teams/team-context.tsx'

import { saveListToMark } from './list-to-mark.ts'
import { lastingOf, type PackedEvent } from './packed-event.ts'

/** Reads all of an event anew; what is read so stays on the device. Staff also takes whom to call. */
export async function savePack(cache: QueryClient, event: PackedEvent): Promise<void> {
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
  if (may(actor, 'events.contacts') && isPackTime(lastingOf(event), new Date()))
    await cache.query({ ...packQuery(place), staleTime: 0 })
}
