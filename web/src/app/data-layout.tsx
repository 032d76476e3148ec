import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { Outlet } from 'react-router'

import { setMarkDefaults } from '#web/attendance/api/marking.ts'
import { setAnswerDefaults } from '#web/events/api/answers.ts'
import { setLiveDefaults } from '#web/leagues/match-day/api/live.ts'
import { setSendDefaults } from '#web/messages/api/sending.ts'
import { cacheOf } from '#web/platform/client/query-cache.ts'
import { keepFor } from '#web/platform/offline/keeping.ts'
import { useSession } from '#web/platform/session/session-provider.tsx'
import { KeepTyped } from '#web/site/offline/keep-typed.tsx'
import { NewVersion } from '#web/site/offline/new-version.tsx'

import { hasNothingToRestore, takeFirstReads } from './first-reads.ts'
import { FullStyle } from './full-style.tsx'

takeFirstReads()

/** Pages that use the server; static pages do without. */
export default function DataLayout() {
  const { user } = useSession()
  return (
    <QueryClientProvider key={user?.id} client={cacheOf(user?.id)}>
      <FullStyle />
      <KnownPages owner={user?.id} />
    </QueryClientProvider>
  )
}

const sentLater = [setAnswerDefaults, setMarkDefaults, setLiveDefaults, setSendDefaults]

/** Starts with the data this device has stored for the person, which takes a moment to read. */
function KnownPages({ owner }: { owner: string | undefined }) {
  const [isReady, setReady] = useState(() => owner === undefined || hasNothingToRestore())
  // Before any page renders, because the cache must know how to send queued writes.
  const restored = keepFor({ cache: cacheOf(owner), owner, sentLater })

  useEffect(() => {
    let isHere = true
    void restored.then(() => {
      // In a transition, so that slow phones stay responsive.
      if (isHere) startTransition(() => setReady(true))
    })
    return () => {
      isHere = false
    }
  }, [restored])

  if (!isReady) return null
  return (
    <>
      <KeepTyped />
      <NewVersion />
      <Outlet />
    </>
  )
}
