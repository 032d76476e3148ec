import { useSyncExternalStore } from 'react'

/** Whether there is room for that many rem; for what differs by more than its style. */
export function useIsWide(rem: number): boolean {
  const wide = `(min-width: ${rem}rem)`
  return useSyncExternalStore(
    (changed) => {
      const query = globalThis.matchMedia(wide)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => globalThis.matchMedia(wide).matches,
    () => true,
  )
}
