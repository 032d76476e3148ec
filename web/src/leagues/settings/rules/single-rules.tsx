import { BonusRules } from './bonus-rules.tsx'
import { OrderRules } from './order-rules.tsx'
import { PointsRules } from './points-rules.tsx'
import type { RulesPartProps } from './rules-part.ts'
import { SetRules } from './set-rules.tsx'

/** Every rule with its fields. */
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
