import { type QueryClient, type QueryKey, useQuery } from '@tanstack/react-query'

import { functions } from '#web/platform/client/client.ts'
import { useSession } from '#web/platform/session/session-provider.tsx'
import { sessionEnd } from '#web/platform/session/session.ts'

import { type KnownStatus, type StatusKey, statusChecks } from '../status-checks.ts'

/** For any team of mine, at any price: what the navigation bar asks. */
export const anyOf = 'any'

const checks = statusChecks({
  ask: askStatus,
  now: Date.now,
  pause: stayingFor,
})

/** Whoever signs out meanwhile asks nothing more: the session ends before the question arrives. */
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

/** Whether a team, or any of mine, is subscribed. News of a payment has it asked again at once. */
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

/** The stream has told of a change since the last answer. */
function isOutdated(cache: QueryClient, queryKey: QueryKey): boolean {
  return cache.getQueryState(queryKey)?.isInvalidated === true
}
