import { useState } from 'react'

/** True once the popup was opened; before that nothing of it renders. */
export function useWasOpened(isOpen: boolean): boolean {
  const [isMade, setMade] = useState(isOpen)
  if (isOpen && !isMade) setMade(true)
  return isMade || isOpen
}
