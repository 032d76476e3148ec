import type { QueryClient, QueryKey } from '@tanstack/react-query'

import { noteTaken } from './reads.ts'

/**
 * Shows what a change was answered with. A read that is under way may have begun before the change: its
 * answer would take the page back, so it is given up and asked for once more.
 */
export function takeAnswer<Data>(cache: QueryClient, queryKey: QueryKey, answer: Data): void {
  const isReading = cache.isFetching({ queryKey, exact: true }) > 0
  void cache.cancelQueries({ queryKey, exact: true })
  cache.setQueryData<Data>(queryKey, answer)
  noteTaken(cache.getQueryCache().find({ queryKey }))
  if (isReading) void cache.invalidateQueries({ queryKey, exact: true })
}
