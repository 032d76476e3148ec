import { useEffect } from 'react'

import { client } from '#web/platform/client/client.ts'
import { closureFrom, setClosure } from '#web/platform/client/closure.ts'
import { cacheOf } from '#web/platform/client/query-cache.ts'
import { useSession } from '#web/platform/session/session-provider.tsx'

/** A random pause, so that not all browsers ask in the same second. */
const betweenMs = 10_000
const spreadMs = 5000

/** Asks now and then whether the site is open again; then reads what could not be read. */
export function useReopening(): void {
  const { user } = useSession()

  useEffect(() => {
    const look = async (): Promise<void> => {
      const state = await client.maintenance.state()
      setClosure(state.isOn ? closureFrom(state) : undefined)
      if (state.isOn) return
      await cacheOf(user?.id).refetchQueries({
        predicate: ({ state: { status } }) => status === 'error',
      })
    }
    const ask = (): void => {
      look().catch(() => undefined)
    }
    ask()
    const timer = setInterval(ask, betweenMs + Math.random() * spreadMs)
    globalThis.addEventListener('focus', ask)
    return () => {
      clearInterval(timer)
      globalThis.removeEventListener('focus', ask)
    }
  }, [user?.id])
}
