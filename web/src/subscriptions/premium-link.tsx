import { QueryClientProvider } from '@tanstack/react-query'
import { BadgeCheck, Star } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'

import { useMe } from '#web/accounts/api.ts'
import { paths } from '#web/app/paths.ts'
import { cacheOf } from '#web/platform/client/query-cache.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { MenuLink } from '#web/ui/menu.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useIsWide } from '#web/ui/use-is-wide.ts'

import { anyOf, useSubscriptionStatus } from './api/status.ts'

/** In the navigation bar, above the data layout: Premium, or the link to it. */
export function PremiumLink({ accountId }: { accountId: string }) {
  return (
    <Asking accountId={accountId}>
      <BarLink />
    </Asking>
  )
}

/** The same in the menu, where the bar has no room. */
export function PremiumEntry({ accountId }: { accountId: string }) {
  return (
    <Asking accountId={accountId}>
      <Entry />
    </Asking>
  )
}

function Asking({ accountId, children }: { accountId: string; children: ReactNode }) {
  return (
    <QueryClientProvider client={cacheOf(accountId)}>
      <Suspense>{children}</Suspense>
    </QueryClientProvider>
  )
}

function BarLink() {
  const text = useText('site')
  const isActive = useIsActive()
  if (useIsOff()) return null
  if (isActive === undefined) return <Skeleton className="h-9 w-32 max-sm:hidden" />
  if (isActive)
    return (
      <span className="max-sm:hidden">
        <Badge tone="good">
          <BadgeCheck aria-hidden />
          {text.premiumActive}
        </Badge>
      </span>
    )
  return (
    <ButtonLink to={paths.premium} variant="quiet" className="max-sm:hidden">
      {text.goPremium}
    </ButtonLink>
  )
}

function Entry() {
  const text = useText('site')
  const isActive = useIsActive()
  const isInBar = useIsWide(40)
  const isOff = useIsOff()
  if (isInBar || isOff) return null
  // Shown before the status is known, so that nothing below moves.
  const Icon = isActive ? BadgeCheck : Star
  return (
    <MenuLink to={paths.premium} icon={<Icon aria-hidden />}>
      {isActive ? text.premiumActive : text.goPremium}
    </MenuLink>
  )
}

/** Where every team has Premium, there is nothing to buy. */
function useIsOff(): boolean {
  return useMe().data?.featuresOff.includes('premium') === true
}

/** Undefined until the first response; after a failure the link to Premium shows. */
function useIsActive(): boolean | undefined {
  const { data: status } = useSubscriptionStatus(anyOf)
  return status && status.kind === 'known' && status.subscribed
}
