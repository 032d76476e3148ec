import { type QueryClient, type QueryKey, useQuery } from '@tanstack/react-query'

import { functions } from '#web/platform/client/client.ts'
import { useSession } from '#web/platform/session/session-provider.tsx'
import { sessionEnd } from '#web/platform/session/session.ts'

import { type KnownStatus, type StatusKey, statusChecks } from '../status-checks.ts'

/** For any of my teams at any price: used by the navigation bar. */
export const anyOf = 'any'

const checks = statusChecks({
  ask: askStatus,
  now: Date.now,
  pause: stayingFor,
})

/** Stops asking after a sign-out: the session ends before the request is sent. */
function stayingFor(ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      sessionEnd.removeEventListener('leaving', leave)
      resolve()
    }, ms)
    function leave(): void {
      clearTimeout(timer)
      reject(new Error('signing out'))
    }
    sessionEnd.addEventListener('leaving', leave, { once: true })
  })
}

async function askStatus({ teamId, priceId }: StatusKey): Promise<KnownStatus> {
  const answer = await functions.verify(priceId === anyOf ? { teamId } : { teamId, priceId })
  return { kind: 'known', ...answer }
}

/** Whether one or any of my teams is subscribed. Asks again at once after a payment event. */
export function useSubscriptionStatus(teamId: string) {
  const accountId = useSession().user?.id ?? ''
  return useQuery({
    queryKey: ['subscriptions', teamId, 'status', accountId],
    queryFn: ({ client: cache, queryKey }) => {
      if (isOutdated(cache, queryKey)) checks.drop()
      return checks.check({ accountId, teamId, priceId: anyOf })
    },
  })
}

/** The stream has announced a change since the last response. */
function isOutdated(cache: QueryClient, queryKey: QueryKey): boolean {
  return cache.getQueryState(queryKey)?.isInvalidated === true
}
