import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { keepTyped, forgetAccepted, restorePage } from '#web/platform/offline/typed-values.ts'
import { useSession } from '#web/platform/session/session-provider.tsx'

/** What is typed outlives a reload and a look at another page, until the server has taken it. */
export function KeepTyped() {
  const { state, user } = useSession()
  const accountId = user?.id
  const isKnown = state !== 'loading'
  const { pathname } = useLocation()
  const cache = useQueryClient()
  useEffect(() => (isKnown ? keepTyped(accountId) : undefined), [isKnown, accountId])
  useEffect(() => restorePage(pathname), [pathname])
  useEffect(
    () =>
      cache.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success')
          forgetAccepted(event.mutation.state.variables)
      }),
    [cache],
  )
  return null
}
