import { useDeferredValue } from 'react'

/** True during the first render. */
export function useIsFirst(): boolean {
  return useDeferredValue(false, true)
}
