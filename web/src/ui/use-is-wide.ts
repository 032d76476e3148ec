import { useSyncExternalStore } from 'react'

/** True if the window is at least this many rem wide; for differences that CSS can't make. */
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
