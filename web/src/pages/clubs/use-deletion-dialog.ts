import { useState } from 'react'

/** Confirming to leave or delete the club; or it is gone and the page closes. */
export type Ending = 'leave' | 'delete' | 'gone'

/**
 * Once confirming starts, the page stops loading the club: the event of its deletion would
 * otherwise show it as missing before the page closes.
 */
export function useDeletionDialog() {
  const [ending, end] = useState<Ending>()
  return { ending, end, isWatched: ending === undefined }
}
