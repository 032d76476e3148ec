import type { QueryClient } from '@tanstack/react-query'

/**
 * Options of a mutation that deletes something: events don't refetch it until the deletion fails,
 * after which it is refetched once.
 */
export function removeFromCache(cache: QueryClient, id: string) {
  return {
    meta: { removes: id },
    onError: () => cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(id) }),
  }
}

/** Ids just deleted or being deleted. */
export function findRemovedIds(cache: QueryClient): ReadonlySet<unknown> {
  const changes = cache.getMutationCache().getAll()
  const goingOn = changes.filter(({ state }) => state.status !== 'error')
  return new Set(goingOn.flatMap(({ meta }) => meta?.['removes'] ?? []))
}
