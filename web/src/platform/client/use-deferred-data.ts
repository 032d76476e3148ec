import { useDeferredValue } from 'react'

/**
 * Returns data once loaded, initially in a transition so that a slow phone stays responsive; later
 * changes show at once.
 */
export function useDeferredData<Answer>(answer: Answer | undefined): Answer | undefined {
  const isHere = useDeferredValue(answer !== undefined)
  return isHere ? answer : undefined
}
