import { useDeferredValue } from 'react'

/** True while something is drawn for the first time. */
export function useIsFirst(): boolean {
  return useDeferredValue(false, true)
}
