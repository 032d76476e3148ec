import type { EntitlementShape } from '@touchline/contract/entitlements/shapes'
import { trialDays } from '@touchline/domain/entitlements/entitlement'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'
import { Progress } from '#web/ui/progress.tsx'

interface FreePlanProps {
  readonly entitlement: EntitlementShape
  /** The last day is in the team's zone. */
  readonly timeZone: string
}

/** What the team may use without paying, and how long; for paid plans see TeamPlan. */
export function FreePlan({ entitlement, timeZone }: FreePlanProps) {
  const text = useText('subscriptions')
  const { day } = useFormat()
  switch (entitlement.kind) {
    case 'trial':
      return (
        <Trial
          daysLeft={entitlement.daysLeft}
          until={text.until(day(dayInZone(new Date(entitlement.until), timeZone)))}
        />
      )
    case 'premium':
    case 'included':
      return null
    case 'standard':
      return (
        <Card title={text.standardTitle}>
          <p className="max-w-measure">{text.standardText}</p>
        </Card>
      )
    case 'unknown':
      return (
        <Card title={text.unknownTitle}>
          <p className="max-w-measure">{text.unknownText}</p>
        </Card>
      )
  }
}

function Trial({ daysLeft, until }: { daysLeft: number; until: string }) {
  const text = useText('subscriptions')
  return (
    <Card title={text.trialTitle}>
      <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <strong className="figures font-head text-xl">{text.daysLeft(daysLeft)}</strong>
        <span className="text-muted">{until}</span>
      </p>
      <Progress label={text.daysLeft(daysLeft)} value={daysLeft} max={trialDays} />
      <p className="mt-4 max-w-measure">{text.trialText}</p>
    </Card>
  )
}
