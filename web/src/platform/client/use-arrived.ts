import { useDeferredValue } from 'react'

/**
 * An answer from when it is here on. What hangs on it is drawn bit by bit when it comes, so that a slow
 * phone answers to a tap meanwhile; what changes later shows at once.
 */
export function useArrived<Answer>(answer: Answer | undefined): Answer | undefined {
  const isHere = useDeferredValue(answer !== undefined)
  return isHere ? answer : undefined
}
