import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'

import { checkSession, sessionEnd, renewSession, storedSession } from '../session/session.ts'
import { setReachable } from './availability.ts'
import { closureFrom, setClosure } from './closure.ts'
import { watchReads } from './reads.ts'
import { codeOf, dataOf } from './refusal.ts'

let kept: { readonly owner: string | undefined; readonly cache: QueryClient } | undefined

/** The cache of one account. Another account, and a visitor, starts with an empty one. */
export function cacheOf(owner: string | undefined): QueryClient {
  if (kept !== undefined && kept.owner === owner) return kept.cache
  kept?.cache.clear()
  kept = { owner, cache: makeCache() }
  return kept.cache
}

/** A failed sign-out aborted running reads, which are repeated for the person who stays. */
sessionEnd.addEventListener('left', () => {
  if (storedSession() !== null) void kept?.cache.refetchQueries({ type: 'active' })
})

/**
 * Data is fresh for half a minute, and refetched when the tab becomes visible or by events. The
 * transport retries, so queries don't. Offline, queries run anyway: a page never loaded shows an
 * error at once.
 */
function makeCache(): QueryClient {
  const cache = new QueryClient({
    queryCache: new QueryCache({ onError: notifyUnread, onSuccess: () => setReachable(true) }),
    mutationCache: new MutationCache({ onError: reportFailure }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: false,
        refetchOnWindowFocus: true,
        networkMode: 'offlineFirst',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  watchReads(cache)
  return cache
}

/** While the server is away, loaded data stays on screen with its age. */
function notifyUnread(error: Error, query: Query<unknown, unknown>): void {
  reportFailure(error)
  const isAway = codeOf(error) === 'unavailable'
  if (isAway && query.state.data !== undefined)
    query.setState({ status: 'success', error: null, isInvalidated: true })
}

/** If the session ended elsewhere, signs out here too; an unreachable server is not a sign-out. */
function reportFailure(error: Error): void {
  const code = codeOf(error)
  if (code === 'not_signed_in') checkSession().catch(() => undefined)
  if (code === 'second_factor_needed') renewSession().catch(() => undefined)
  if (code === 'unavailable') setReachable(false)
  if (code === 'maintenance') setClosure(closureFrom(dataOf(error)))
}
