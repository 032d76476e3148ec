import { useMe } from '#web/accounts/api.ts'
import { PageMain } from '#web/app/page-main.tsx'
import { TurnedOff } from '#web/app/turned-off.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { TeamPremium } from './team-premium.tsx'

/** Premium, where it is sold. Prices are asked for only then. */
export default function PremiumPage() {
  const text = useText('premium')
  const me = useMe()
  const isOff = me.data?.featuresOff.includes('premium') === true
  if (me.isPending)
    return (
      <PageMain>
        <SkeletonRows label={text.loading} count={2} />
      </PageMain>
    )
  return <PageMain>{isOff ? <TurnedOff /> : <TeamPremium />}</PageMain>
}
