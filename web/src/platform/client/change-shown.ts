import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/** Changes what is shown without making it younger: one's own tap is no news of the server. */
export function changeShown<Data>(
  cache: QueryClient,
  filters: QueryFilters,
  change: (data: Data | undefined) => Data | undefined,
): void {
  for (const { queryKey, state } of cache.getQueryCache().findAll(filters))
    cache.setQueryData<Data>(queryKey, change, { updatedAt: state.dataUpdatedAt })
}
