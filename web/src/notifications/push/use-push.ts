import { useEffect } from 'react'
import { useNavigate } from 'react-router'

import { sessionEnd } from '#web/platform/session/session.ts'

import { requestedPath } from './opening.ts'
import { clearOptIn, isOptedIn } from './opt-in.ts'

/** Goes where a tapped notification leads, and keeps the pushes of this browser coming. */
export function usePush(accountId: string): void {
  const navigate = useNavigate()

  useEffect(() => {
    const { serviceWorker } = navigator
    const follow = ({ data }: MessageEvent<unknown>): void => {
      const place = requestedPath(data)
      if (place !== undefined) void navigate(place)
    }
    serviceWorker?.addEventListener('message', follow)
    return () => serviceWorker?.removeEventListener('message', follow)
  }, [navigate])

  useEffect(() => {
    sessionEnd.addEventListener('ended', clearOptIn)
    if (isOptedIn(accountId)) void renew()
    return () => sessionEnd.removeEventListener('ended', clearOptIn)
  }, [accountId])
}

async function renew(): Promise<void> {
  try {
    const { renewPushes } = await import('./renewal.ts')
    await renewPushes()
  } catch {
    // No network just now: the next visit tells it.
  }
}
