import { BonusRules } from './bonus-rules.tsx'
import { OrderRules } from './order-rules.tsx'
import { PointsRules } from './points-rules.tsx'
import type { RulesPartProps } from './rules-part.ts'
import { SetRules } from './set-rules.tsx'

/** Fields for every rule. */
export function SingleRules(props: RulesPartProps) {
  return (
    <>
      <PointsRules {...props} />
      <SetRules {...props} />
      <BonusRules {...props} />
      <OrderRules {...props} />
    </>
  )
}
