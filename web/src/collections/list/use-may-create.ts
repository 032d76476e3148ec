import { premiumRefusal } from '@touchline/domain/entitlements/entitlement'
import { useEffect, useEffectEvent } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useSubscriptionStatus } from '#web/subscriptions/api/status.ts'
import { useTeam } from '#web/teams/team-context.tsx'

/** Whether the team may begin new collections: subscribed, or in its trial. Nobody is told no because we could not ask. */
export function useMayCreate(): 'checking' | 'yes' | 'no' {
  const text = useText('collections')
  const { team, entitlement } = useTeam()
  const toast = useToast()
  const status = useSubscriptionStatus(team.id)
  const couldNotAsk = status.data?.kind === 'unknown'

  const tell = useEffectEvent(() => toast({ title: text.checkFailed, tone: 'error' }))
  useEffect(() => {
    // Without a network the whole page says so already.
    if (couldNotAsk && navigator.onLine) tell()
  }, [couldNotAsk])

  if (status.isPending) return 'checking'
  const isSubscribed = status.data?.kind === 'known' && status.data.subscribed
  return isSubscribed || premiumRefusal(entitlement) === undefined ? 'yes' : 'no'
}
