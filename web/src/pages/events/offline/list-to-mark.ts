import type { QueryClient } from '@tanstack/react-query'
import type { Actor } from '@touchline/domain/teams/actor'
import { may } from '@touchline/domain/teams/permissions'

import { byEventQuery } from '#web/attendance/api/by-event.ts'
import { seasonsQuery } from '#web/teams/api/belongings.ts'

/** Stores the list for marking attendance, which shows a current event first. */
export async function saveListToMark(
  cache: QueryClient,
  teamId: string,
  actor: Actor,
): Promise<void> {
  if (!may(actor, 'attendance.edit')) return
  await cache.query({ ...seasonsQuery(teamId), staleTime: 0 })
  await cache.infiniteQuery({ ...nextOfSeason(cache, teamId), staleTime: 0 })
}

/** For people who mark attendance; undefined for others. */
export function listToMark(cache: QueryClient, teamId: string, actor: Actor) {
  return may(actor, 'attendance.edit') ? [seasonsQuery(teamId), nextOfSeason(cache, teamId)] : []
}

function nextOfSeason(cache: QueryClient, teamId: string) {
  const seasons = cache.getQueryData(seasonsQuery(teamId).queryKey)?.seasons ?? []
  return byEventQuery(teamId, 'next', seasons.find(({ status }) => status === 'current')?.id)
}
