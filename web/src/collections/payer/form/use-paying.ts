import { type Instalment, instalmentsOf } from '@touchline/domain/collections/instalments'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { useNow } from '#web/events/use-now.ts'
import { useBrowserPlace } from '#web/platform/language/use-browser-place.ts'

import type { PaymentOption } from './draft-shape.ts'
import { totalOf } from './lines.ts'
import { selectedMethod, paymentMethodsFor } from './payment-methods.ts'
import type { PayerForm } from './use-payer-form.ts'

interface Paying {
  /** In minor units, as all sums. */
  readonly total: number
  readonly ways: readonly PaymentOption[]
  readonly paymentOption: PaymentOption | undefined
  /** In three, from today on. */
  readonly parts: readonly Instalment[]
  /** What is charged now. */
  readonly today: number
}

/** The total, and how it can be paid. */
export function usePaying({ form, draft, lines }: PayerForm): Paying {
  const { timeZone } = useBrowserPlace()
  const now = useNow()
  const total = totalOf(lines)
  const ways = paymentMethodsFor(form, total)
  const paymentOption = selectedMethod(ways, draft.paymentOption)
  const parts = instalmentsOf(total, { from: dayInZone(now, timeZone) })
  return {
    total,
    ways,
    paymentOption,
    parts,
    today: paymentOption === 'instalments' ? (parts[0]?.amount ?? 0) : total,
  }
}
