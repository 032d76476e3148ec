import { useEffect, useState } from 'react'

import { whenIdle } from '#web/ui/when-idle.ts'

import { buildHere } from './build.ts'
import { askBuild, startWorker } from './worker.ts'

/** Milliseconds between checks for a new version on an open page. */
const nextLook = 60 * 60_000

/** True once the server has another version of the site than this page runs. */
export function useIsOutdated(): boolean {
  const [isOutdated, setOutdated] = useState(false)

  useEffect(() => {
    const workers = globalThis.navigator.serviceWorker
    if (!import.meta.env.PROD || workers === undefined) return undefined
    const hear = new AbortController()
    const { signal } = hear
    const compare = async (): Promise<void> => {
      const build = await askBuild()
      if (build !== undefined) setOutdated(build !== buildHere())
    }
    const hurry = (): void => {
      if (document.visibilityState === 'visible') void startWorker()
    }
    const timer = setInterval(hurry, nextLook)
    workers.addEventListener('controllerchange', () => void compare(), { signal })
    document.addEventListener('visibilitychange', hurry, { signal })
    // Waits for the new worker before comparing, because the old one would make the new page look
    // outdated until all files are loaded.
    const look = async (): Promise<void> => {
      if (await startWorker()) await compare()
    }
    // After everything the first paint needs.
    whenIdle(() => void look(), { timeout: 10_000, otherwise: 3000 })
    return () => {
      hear.abort()
      clearInterval(timer)
    }
  }, [])

  return isOutdated
}
