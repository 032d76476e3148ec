import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { useIsAway } from '#web/platform/client/availability.ts'
import { whenIdle } from '#web/ui/when-idle.ts'

import { saveOfflineEventsOfTomorrow } from './save-automatically.ts'

/** Milliseconds between two checks for tomorrow's events in an open page. */
const nextLook = 60 * 60_000

/**
 * While the site is open the evening before, saves events automatically, on devices that open
 * pages offline.
 */
export function SaveOfflineEvents() {
  const cache = useQueryClient()
  const isAway = useIsAway()

  useEffect(() => {
    if (isAway) return undefined
    const save = (): void => {
      if (!opensOffline()) return
      // After a failure the next check tries again, and the event page has a button.
      saveOfflineEventsOfTomorrow(cache, new Date()).catch(() => undefined)
    }
    const workers = globalThis.navigator.serviceWorker
    const callOff = whenIdle(save, { timeout: 15_000, otherwise: 5000 })
    const timer = setInterval(save, nextLook)
    workers?.addEventListener('controllerchange', save)
    return () => {
      callOff()
      clearInterval(timer)
      workers?.removeEventListener('controllerchange', save)
    }
  }, [cache, isAway])

  return null
}

function opensOffline(): boolean {
  const { serviceWorker } = globalThis.navigator
  return serviceWorker !== undefined && serviceWorker.controller !== null
}
