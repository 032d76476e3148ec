import { useEffect, useState } from 'react'

/** The time: every second while running, and when the page becomes visible. */
export function useTickingClock(isRunning: boolean): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    if (!isRunning) return undefined
    const look = () => setNow(new Date())
    const timer = setInterval(look, 1000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isRunning])
  return now
}
