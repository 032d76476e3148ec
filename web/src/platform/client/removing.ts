import type { QueryClient } from '@tanstack/react-query'

/** Marks a change that deletes something: until it is refused, no news makes a page ask for that again. */
export function removing(id: string) {
  return { meta: { removes: id } }
}

/** The ids of what was deleted just now, or is about to be. */
export function removedIn(cache: QueryClient): ReadonlySet<unknown> {
  const changes = cache.getMutationCache().getAll()
  const goingOn = changes.filter(({ state }) => state.status !== 'error')
  return new Set(goingOn.flatMap(({ meta }) => meta?.['removes'] ?? []))
}
