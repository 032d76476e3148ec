import { useEffect, useState } from 'react'

/** What was typed, once the fingers rest. */
export function useSettled(typed: string, rest = 200): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), rest)
    return () => clearTimeout(timer)
  }, [typed, rest])
  return settled
}
