import type { QueryClient, QueryKey } from '@tanstack/react-query'

import { markTaken } from './reads.ts'

/**
 * Shows the response of a write. Cancels and repeats a running read, which may have begun earlier
 * and would show old data.
 */
export function takeAnswer<Data>(cache: QueryClient, queryKey: QueryKey, answer: Data): void {
  const isReading = cache.isFetching({ queryKey, exact: true }) > 0
  void cache.cancelQueries({ queryKey, exact: true })
  cache.setQueryData<Data>(queryKey, answer)
  markTaken(cache.getQueryCache().find({ queryKey }))
  if (isReading) void cache.invalidateQueries({ queryKey, exact: true })
}
