import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'

import { checkSession, sessionEnd, renewSession, storedSession } from '../session/session.ts'
import { setReachable } from './availability.ts'
import { closureFrom, setClosure } from './closure.ts'
import { watchReads } from './reads.ts'
import { codeOf, dataOf } from './refusal.ts'

let kept: { readonly owner: string | undefined; readonly cache: QueryClient } | undefined

/** What the server told one person. Another person, and a visitor, begins with nothing. */
export function cacheOf(owner: string | undefined): QueryClient {
  if (kept !== undefined && kept.owner === owner) return kept.cache
  kept?.cache.clear()
  kept = { owner, cache: makeCache() }
  return kept.cache
}

/** A sign-out that was refused ended what was being read: whoever stays asks for it again. */
sessionEnd.addEventListener('left', () => {
  if (storedSession() !== null) void kept?.cache.refetchQueries({ type: 'active' })
})

/**
 * Kept for half a minute; read again when the page becomes visible again and when the event stream
 * says so. The transport tries again by itself. Without a network a question is asked all the same:
 * a page that was never read says at once that it cannot be shown. A form is told, too.
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

/** What was read before stays on screen, with its age, while the server is away. */
function notifyUnread(error: Error, query: Query<unknown, unknown>): void {
  reportFailure(error)
  const isAway = codeOf(error) === 'unavailable'
  if (isAway && query.state.data !== undefined)
    query.setState({ status: 'success', error: null, isInvalidated: true })
}

/** A session that was ended elsewhere ends here, too; a server that is away is waited for. */
function reportFailure(error: Error): void {
  const code = codeOf(error)
  if (code === 'not_signed_in') checkSession().catch(() => undefined)
  if (code === 'second_factor_needed') renewSession().catch(() => undefined)
  if (code === 'unavailable') setReachable(false)
  if (code === 'maintenance') setClosure(closureFrom(dataOf(error)))
}
