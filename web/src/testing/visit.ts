import type { Mutation } from '@tanstack/react-query'
import { beforeAll, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'

import { setReachable } from '#web/platform/client/availability.ts'
import { cacheOf } from '#web/platform/client/query-cache.ts'
import { forgetAllAccounts } from '#web/platform/offline/keeping.ts'
import { storedSession } from '#web/platform/session/session.ts'

import { endVisit, releaseCalls } from './server.ts'

let isKept = false

/** Opens a page once for all tests of a `describe`: each continues with it. */
export function visitOnce(open: () => Promise<unknown>): void {
  beforeAll(async () => {
    isKept = true
    async function end(): Promise<void> {
      isKept = false
      await leave()
    }
    // A page that fails to open is removed too: the next file starts with an empty browser.
    await open().catch(async (error: unknown) => {
      await end()
      throw error
    })
    return end
  })
}

export async function leaveUnlessKept(): Promise<void> {
  if (!isKept) await leave()
}

/** Closes the page and removes all its data from the browser. */
async function leave(): Promise<void> {
  await settle()
  await cleanup()
  setReachable(true)
  await forgetAllAccounts()
  cacheOf('the next visitor')
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.className = ''
  endVisit()
}

/** Waits for requests and retries, which would otherwise reach the next visit. */
async function settle(): Promise<void> {
  const cache = cacheOf(storedSession()?.user.id)
  releaseCalls()
  const isIdle = () => cache.isFetching() + cache.isMutating({ predicate: isUnderWay }) === 0
  await vi.waitUntil(isIdle, { timeout: 8000 })
}

function isUnderWay({ state }: Mutation): boolean {
  return state.status === 'pending' && !state.isPaused
}
