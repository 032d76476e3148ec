import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** False during hydration, true right after: for what only this browser knows. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
