import { useEffect, useState } from 'react'

/** The typed text after a short pause. */
export function useSettled(typed: string, rest = 200): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), rest)
    return () => clearTimeout(timer)
  }, [typed, rest])
  return settled
}
