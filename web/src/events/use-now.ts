import { useEffect, useState } from 'react'

const tick = 20_000

/** The time, fresh enough for deadlines: answers close while one looks. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tick)
    return () => clearInterval(timer)
  }, [])
  return now
}
