import { useEffect, useState } from 'react'

/** The time, each second while something runs, and at once when the page comes back into sight. */
export function useTicking(isRunning: boolean): Date {
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
