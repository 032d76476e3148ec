import type { EntitlementShape } from '@touchline/contract/entitlements/shapes'
import { type PremiumFeature, premiumRefusal } from '@touchline/domain/entitlements/entitlement'

import { useText } from '#web/platform/language/language.tsx'

/** Why the team cannot use a Premium feature now, in words; undefined when it can. */
export function usePremiumRefusal(
  entitlement: EntitlementShape,
  feature: PremiumFeature,
): string | undefined {
  const text = useText('entitlements')
  const refusal = premiumRefusal(entitlement)
  if (refusal === undefined) return undefined
  return refusal === 'unavailable' ? text.unchecked : text.closed[feature]
}
