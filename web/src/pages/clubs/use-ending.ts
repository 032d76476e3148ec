import { useState } from 'react'

/** Asked whether to leave or delete the club; or it is gone, and the page closes. */
export type Ending = 'leave' | 'delete' | 'gone'

/**
 * From the question on, the page asks no more for the club: news of its end would find it missing
 * before this page has closed.
 */
export function useEnding() {
  const [ending, end] = useState<Ending>()
  return { ending, end, isWatched: ending === undefined }
}
