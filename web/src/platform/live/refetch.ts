import type { Query, QueryClient } from '@tanstack/react-query'

import type { LiveEvent } from './stream.ts'

/**
 * Reads anew what the news touches. A query's key begins with its capability and names its team:
 * ['members', teamId, …]. A query that shows more than its own capability says so in
 * `meta: { alsoOn: ['members'] }`; one that is read only when somebody asks for it, `{ deliberate: true }`.
 */
export function refetchFor(cache: QueryClient, event: LiveEvent): void {
  if (event.kind === 'resync') {
    readAnew(cache, ({ meta }) => meta?.['deliberate'] !== true)
    return
  }
  const [capability = ''] = event.name.split('.')
  readAnew(cache, (query) => isTouched(query, capability, event.topics))
}

/** A first answer that is on its way may be older than the news: it is asked for once more. */
function readAnew(cache: QueryClient, predicate: (query: Query) => boolean): void {
  for (const query of cache.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' }))
    if (query.state.data === undefined)
      query
        .fetch()
        .then(() => cache.invalidateQueries({ queryKey: query.queryKey, exact: true }))
        .catch(() => undefined)
  void cache.invalidateQueries({ predicate })
}

function isTouched(query: Query, capability: string, topics: readonly string[]): boolean {
  const [first] = query.queryKey
  const others = query.meta?.['alsoOn']
  const concerns = first === capability || (Array.isArray(others) && others.includes(capability))
  if (!concerns) return false
  const teams = topics.filter((topic) => topic.startsWith('team:')).map((topic) => topic.slice(5))
  const aboutMe = topics.some((topic) => topic.startsWith('account:'))
  return aboutMe || teams.some((team) => query.queryKey.includes(team)) || !namesTeam(query)
}

/** A key without a second word spans all my teams. */
function namesTeam(query: Query): boolean {
  return typeof query.queryKey[1] === 'string' && query.queryKey[1].length === 36
}
