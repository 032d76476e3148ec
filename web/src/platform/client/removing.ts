import type { QueryClient } from '@tanstack/react-query'

/**
 * For a change that deletes something: until it is refused, no news makes a page ask for that again. Then
 * it is read again, for what was missed meanwhile.
 */
export function removing(cache: QueryClient, id: string) {
  return {
    meta: { removes: id },
    onError: () => cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(id) }),
  }
}

/** The ids of what was deleted just now, or is about to be. */
export function removedIn(cache: QueryClient): ReadonlySet<unknown> {
  const changes = cache.getMutationCache().getAll()
  const goingOn = changes.filter(({ state }) => state.status !== 'error')
  return new Set(goingOn.flatMap(({ meta }) => meta?.['removes'] ?? []))
}
