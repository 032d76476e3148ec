import { useMe } from '#web/accounts/api.ts'
import { PageMain } from '#web/app/page-main.tsx'
import { TurnedOff } from '#web/app/turned-off.tsx'

import { TeamPremium } from './team-premium.tsx'

/** Premium, where it is sold. */
export default function PremiumPage() {
  const isOff = useMe().data?.featuresOff.includes('premium') === true
  return <PageMain>{isOff ? <TurnedOff /> : <TeamPremium />}</PageMain>
}
