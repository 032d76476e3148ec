import type { Query, QueryClient } from '@tanstack/react-query'

import { type Change, isReadSince } from '../client/reads.ts'
import { findRemovedIds } from '../client/removing.ts'
import type { News } from './stream.ts'
import { affectsQuery } from './touches.ts'

/** An event and when reads include it, or the notice that too much was missed. */
export type StreamChange =
  | { readonly kind: 'resync' }
  | (Change & { readonly kind: 'news'; readonly news: News })

/**
 * Refetches queries touched by events (`touches`) unless read since. Events not listed there touch
 * all queries of their capability and team, whose keys begin with them: ['members', teamId, …].
 * Queries that show more declare `meta: { alsoOn: ['members', 'events.created'] }`, by capability
 * or event; those read only on request, `{ deliberate: true }`.
 */
export function refetchFor(cache: QueryClient, heard: readonly StreamChange[]): void {
  const isResync = heard.some(({ kind }) => kind === 'resync')
  const changes = heard.flatMap((one) => (one.kind === 'resync' ? [] : one))
  if (!isResync && changes.length === 0) return
  readAnew(
    cache,
    (query) =>
      (isResync && query.meta?.['deliberate'] !== true) ||
      changes.some((change) => isTouched(query, change.news) && !isReadSince(query, change)),
  )
}

/**
 * Repeats a first read in progress, which may be older than the event. Skips what is being deleted,
 * whose page is about to close.
 */
function readAnew(cache: QueryClient, isWanted: (query: Query) => boolean): void {
  const removed = findRemovedIds(cache)
  const wanted = cache.getQueryCache().findAll({
    predicate: (query) => !query.queryKey.some((part) => removed.has(part)) && isWanted(query),
  })
  for (const query of wanted)
    if (query.state.fetchStatus === 'fetching' && query.state.data === undefined)
      query
        .fetch()
        .then(() => cache.invalidateQueries({ queryKey: query.queryKey, exact: true }))
        .catch(() => undefined)
  const isOne = new Set(wanted)
  void cache.invalidateQueries({ predicate: (query) => isOne.has(query) })
}

function isTouched({ queryKey, meta }: Query, news: News): boolean {
  const others = meta?.['alsoOn']
  const also: readonly unknown[] = Array.isArray(others) ? others : []
  const [capability = ''] = news.name.split('.')
  const ofCapability = queryKey[0] === capability || also.includes(capability)
  const isNamed = affectsQuery(news, queryKey) ?? (ofCapability && isOfTeam(news, queryKey))
  return isNamed || (also.includes(news.name) && isOfTeam(news, queryKey))
}

/** A key without a second part covers all teams. */
function isOfTeam({ topics, payload }: News, queryKey: readonly unknown[]): boolean {
  const aboutMe = topics.some((topic) => topic.startsWith('account:'))
  const teams = topics.filter((topic) => topic.startsWith('team:')).map((topic) => topic.slice(5))
  const team = payload.get('teamId')
  return (
    aboutMe ||
    !namesTeam(queryKey) ||
    [...teams, team ?? 'none'].some((named) => queryKey.includes(named))
  )
}

function namesTeam([, second]: readonly unknown[]): boolean {
  return typeof second === 'string' && second.length === 36
}
