import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/** Changes cached data without marking it as fresh, for optimistic updates. */
export function updateCached<Data>(
  cache: QueryClient,
  filters: QueryFilters,
  change: (data: Data | undefined) => Data | undefined,
): void {
  for (const { queryKey, state } of cache.getQueryCache().findAll(filters))
    cache.setQueryData<Data>(queryKey, change, { updatedAt: state.dataUpdatedAt })
}
