import { meQuery } from '#web/accounts/api.ts'
import { aroundQuery } from '#web/events/api/calendar.ts'
import { rosterQuery } from '#web/members/api/roster.ts'
import { unreadQuery } from '#web/notifications/api.ts'
import { waitsEarly } from '#web/platform/client/early.ts'
import { cacheOf } from '#web/platform/client/query-cache.ts'
import { mayHaveKept } from '#web/platform/offline/device.ts'
import { awaitsSecondFactor } from '#web/platform/session/second-factor.ts'
import { lastingSession } from '#web/platform/session/session.ts'
import { myTeamsQuery } from '#web/teams/api/mine.ts'
import { teamPageQuery } from '#web/teams/api/team.ts'

/**
 * Puts what the head of the page has asked for (platform/client/early.ts) into the cache before React draws: a
 * first visit then shows its page at once instead of one skeleton after the other.
 */
export function takeFirstReads(): void {
  if (!waitsEarly() || mayHaveKept()) return
  const session = lastingSession()
  if (session === null || awaitsSecondFactor(session)) return
  const cache = cacheOf(session.user.id)
  void cache.prefetchQuery(meQuery)
  void cache.prefetchQuery(myTeamsQuery)
  void cache.prefetchQuery(unreadQuery)
  const [, teamId, page] = /^\/team\/([^/]+)(?:\/(\w+))?/.exec(location.pathname) ?? []
  if (teamId === undefined) return
  void cache.prefetchQuery(teamPageQuery(teamId))
  if (page === undefined) void cache.prefetchQuery(aroundQuery(teamId))
  if (page === 'members') void cache.prefetchQuery(rosterQuery(teamId, 'active'))
}
