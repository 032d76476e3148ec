import { useState } from 'react'

/** True from the first time something is open: before that nothing of it is made. */
export function useIsMade(isOpen: boolean): boolean {
  const [isMade, setMade] = useState(isOpen)
  if (isOpen && !isMade) setMade(true)
  return isMade || isOpen
}
