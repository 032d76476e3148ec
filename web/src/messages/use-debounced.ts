import { useEffect, useState } from 'react'

const restMs = 250

/** The typed text after a short pause. */
export function useDebounced(typed: string): string {
  const [rested, setRested] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMs)
    return () => clearTimeout(timer)
  }, [typed])
  return rested
}
