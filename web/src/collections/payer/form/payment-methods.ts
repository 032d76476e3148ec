import type { FormShape } from '@touchline/contract/collections/shapes/payer'
import { mayPayInInstalments } from '@touchline/domain/collections/instalments'

import type { PaymentOption } from './draft-shape.ts'

type Form = Pick<FormShape, 'kind' | 'takesCard' | 'takesInstalments' | 'takesOffline'>

/** How this amount can be paid; donations can't be reduced by the treasurer. */
export function paymentMethodsFor(form: Form, total: number): readonly PaymentOption[] {
  if (total === 0) return []
  const inParts = form.takesCard && form.takesInstalments && mayPayInInstalments(total)
  const ways: readonly (PaymentOption | false)[] = [
    form.takesCard && 'card',
    inParts && 'instalments',
    form.takesOffline && 'offline',
    (form.kind !== 'fund' || (!form.takesCard && !form.takesOffline)) && 'later',
  ]
  return ways.filter((paymentOption) => paymentOption !== false)
}

/** The chosen method if available; a single one is preselected. */
export function selectedMethod(
  ways: readonly PaymentOption[],
  chosen: PaymentOption | null,
): PaymentOption | undefined {
  const [only] = ways
  if (ways.length === 1) return only
  return ways.find((paymentOption) => paymentOption === chosen)
}

/** If "later" is the only method, it isn't a request to the treasurer. */
export function isRequest(
  ways: readonly PaymentOption[],
  paymentOption: PaymentOption | undefined,
): boolean {
  return paymentOption === 'later' && ways.length > 1
}
