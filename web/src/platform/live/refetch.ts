import type { Query, QueryClient } from '@tanstack/react-query'

import { removedIn } from '../client/removing.ts'
import type { LiveEvent, News } from './stream.ts'

/**
 * Reads anew what the news touches. A query's key begins with its capability and names its team:
 * ['members', teamId, …]. A query that shows more than its own capability says so in
 * `meta: { alsoOn: ['members', 'events.created'] }`, by capability or by the one piece of news; one that is read only when somebody asks for it, `{ deliberate: true }`.
 */
export function refetchFor(cache: QueryClient, events: readonly LiveEvent[]): void {
  const isResync = events.some(({ kind }) => kind === 'resync')
  const news = events.flatMap((event) =>
    event.kind === 'resync' || event.kind === 'whisper' ? [] : event,
  )
  if (!isResync && news.length === 0) return
  readAnew(
    cache,
    (query) =>
      (isResync && query.meta?.['deliberate'] !== true) ||
      news.some((piece) => isTouched(query, piece)),
  )
}

/**
 * A first answer that is on its way may be older than the news: it is asked for once more. What is being
 * deleted is left alone: its page stands until it has led away.
 */
function readAnew(cache: QueryClient, isWanted: (query: Query) => boolean): void {
  const removed = removedIn(cache)
  const predicate = (query: Query) =>
    isWanted(query) && !query.queryKey.some((part) => removed.has(part))
  for (const query of cache.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' }))
    if (query.state.data === undefined)
      query
        .fetch()
        .then(() => cache.invalidateQueries({ queryKey: query.queryKey, exact: true }))
        .catch(() => undefined)
  void cache.invalidateQueries({ predicate })
}

function isTouched({ queryKey, meta }: Query, { name, topics, payload }: News): boolean {
  const [capability = ''] = name.split('.')
  const others = meta?.['alsoOn']
  const isAlsoOn = Array.isArray(others) && (others.includes(capability) || others.includes(name))
  const concerns = queryKey[0] === capability || isAlsoOn
  if (!concerns) return false
  const aboutMe = topics.some((topic) => topic.startsWith('account:'))
  const teams = topics.filter((topic) => topic.startsWith('team:')).map((topic) => topic.slice(5))
  const team = payload.get('teamId')
  const isOfTeam = [...teams, team ?? 'none'].some((named) => queryKey.includes(named))
  return aboutMe || isOfTeam || !namesTeam(queryKey)
}

/** A key without a second word spans all my teams. */
function namesTeam([, second]: readonly unknown[]): boolean {
  return typeof second === 'string' && second.length === 36
}
