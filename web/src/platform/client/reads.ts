import type { Query, QueryClient } from '@tanstack/react-query'

import { pageStart, hasEarlyResponse } from './early-requests.ts'

/** Two clocks, because one can be set back and the other stops while the device sleeps. */
export interface Moment {
  readonly steady: number
  readonly wall: number
}

/** Milliseconds. */
export function momentAgo(age: number): Moment {
  return { steady: performance.now() - age, wall: Date.now() - age }
}

function isSince(at: Moment | undefined, moment: Moment): boolean {
  return at !== undefined && at.steady >= moment.steady && at.wall >= moment.wall
}

/** When the displayed read of each query began, and the one in progress. */
const shown = new WeakMap<Query, Moment>()
const underWay = new WeakMap<Query, Moment>()
/** When a query last got the answer of a write. */
const taken = new WeakMap<Query, Moment>()

/** Records when each read begins. */
export function watchReads(cache: QueryClient): void {
  const queries = cache.getQueryCache()
  queries.subscribe((event) => {
    const query = queries.get(event.query.queryHash)
    if (event.type !== 'updated' || query === undefined) return
    const { action } = event
    if (action.type === 'fetch') {
      // Loading another page doesn't refresh earlier ones.
      if (action.meta?.fetchMore) underWay.delete(query)
      else underWay.set(query, hasEarlyResponse() ? pageStart : momentAgo(0))
    }
    const began = underWay.get(query)
    if (action.type === 'success' && !action.manual && began) shown.set(query, began)
  })
}

export function markTaken(query: Query | undefined): void {
  if (query !== undefined) taken.set(query, momentAgo(0))
}

/** An event, when reads include it, and whether a write of this tab caused it. */
export interface Change {
  readonly since: Moment
  readonly isOwn: boolean
}

/** Whether the query already shows the change, or is about to. */
export function isReadSince(query: Query, { since, isOwn }: Change): boolean {
  if (isOwn && isSince(taken.get(query), since)) return true
  const isReading = query.state.fetchStatus === 'fetching'
  return isSince((isReading ? underWay : shown).get(query), since)
}
