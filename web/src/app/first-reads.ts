import type { QueryClient } from '@tanstack/react-query'

import { meQuery } from '#web/accounts/api.ts'
import { aroundQuery } from '#web/events/api/calendar.ts'
import { rosterQuery } from '#web/members/api/roster.ts'
import { unreadQuery } from '#web/notifications/api.ts'
import { hasEarlyResponse } from '#web/platform/client/early-requests.ts'
import { cacheOf } from '#web/platform/client/query-cache.ts'
import { startsEmpty } from '#web/platform/language/starting.ts'
import { mayHaveKept } from '#web/platform/offline/device.ts'
import { awaitsSecondFactor } from '#web/platform/session/second-factor.ts'
import { lastingSession } from '#web/platform/session/session.ts'
import { myTeamsQuery } from '#web/teams/api/mine.ts'
import { teamPageQuery } from '#web/teams/api/team.ts'

/** True for a first visit that is signed in: no stored data to restore. */
export const hasNothingToRestore = () => startsEmpty() && !mayHaveKept()

/**
 * Puts the responses that the page's head requested (platform/client/early-requests.ts) into the cache
 * before React renders, so that a first visit shows the page at once instead of several skeletons.
 */
export function takeFirstReads(): void {
  if (!hasEarlyResponse() || mayHaveKept()) return
  const session = lastingSession()
  if (session === null || awaitsSecondFactor(session)) return
  const cache = cacheOf(session.user.id)
  const reads = [cache.query(meQuery), cache.query(myTeamsQuery), cache.query(unreadQuery)]
  // The page requests failed ones again and reports the error.
  void Promise.allSettled([...reads, ...readsOfTeam(cache, location.pathname)])
}

function readsOfTeam(cache: QueryClient, path: string): Promise<unknown>[] {
  const [, teamId, page] = /^\/team\/([^/]+)(?:\/(\w+))?/.exec(path) ?? []
  if (teamId === undefined) return []
  const team = cache.query(teamPageQuery(teamId))
  if (page === undefined) return [team, cache.query(aroundQuery(teamId))]
  return page === 'members' ? [team, cache.query(rosterQuery(teamId, 'active'))] : [team]
}
