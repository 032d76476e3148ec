import { mayPayInInstalments } from '@touchline/domain/collections/instalments'
import { maxAmount } from '@touchline/domain/values/money'

import type { NewBill, PricedLine } from '../queries/bills.ts'
import type { FormReader } from './form-reader.ts'
import type { FieldRefusals } from './price-lines.ts'

/** How a bill of this form can be paid. */
export interface PaymentWays {
  readonly takesCard: boolean
  readonly takesInstalments: boolean
  readonly takesOffline: boolean
}

/** A roster row can only be named by people who may answer for it, and once per campaign. */
export function peopleRefusals(
  { people }: FormReader,
  lines: readonly PricedLine[],
): FieldRefusals {
  const found: Record<string, string> = {}
  for (const [at, { memberId }] of lines.entries()) {
    if (memberId === null) continue
    const known = people.find((one) => one.memberId === memberId)
    const isTwice = lines.findIndex((line) => line.memberId === memberId) < at
    if (known === undefined) found[`lines.${at}.memberId`] = 'unknown'
    else if (known.hasBill || isTwice) found[`lines.${at}.memberId`] = 'has_bill'
  }
  return found
}

/** The providers' minimum, in minor units of all our currencies. */
export const minCardAmount = 50

export function paymentWayRefusal(
  { paymentOption }: { readonly paymentOption: NewBill['paymentOption'] },
  lines: readonly PricedLine[],
  ways: PaymentWays,
): FieldRefusals {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  if (total === 0) return {}
  const isByCard = ways.takesCard && total >= minCardAmount && total <= maxAmount
  const isOpen = {
    card: isByCard,
    instalments: isByCard && ways.takesInstalments && mayPayInInstalments(total),
    offline: ways.takesOffline,
    later: true,
  }
  return isOpen[paymentOption] ? {} : { paymentOption: 'way_closed' }
}
