import { premiumRefusal } from '@touchline/domain/entitlements/entitlement'
import { useEffect, useEffectEvent } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useSubscriptionStatus } from '#web/subscriptions/api/status.ts'
import { useTeam } from '#web/teams/team-context.tsx'

/** Whether the team may create collections: subscribed or in trial. A failed check isn't a no. */
export function useMayCreate(): 'checking' | 'yes' | 'no' {
  const text = useText('collections')
  const { team, entitlement } = useTeam()
  const toast = useToast()
  const status = useSubscriptionStatus(team.id)
  const couldNotAsk = status.data?.kind === 'unknown'

  const tell = useEffectEvent(() => toast({ title: text.checkFailed, tone: 'error' }))
  useEffect(() => {
    // Offline, the page already says so.
    if (couldNotAsk && navigator.onLine) tell()
  }, [couldNotAsk])

  if (status.isPending) return 'checking'
  const isSubscribed = status.data?.kind === 'known' && status.data.subscribed
  return isSubscribed || premiumRefusal(entitlement) === undefined ? 'yes' : 'no'
}
