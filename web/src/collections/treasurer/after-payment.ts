import type { BillShape, ParticipantShape } from '@touchline/contract/collections/shapes/bill'
import type { PaymentMethod } from '@touchline/domain/collections/journal'

/** Methods recorded by hand; cards are reported by the provider. */
export const manualMethods = ['cash', 'transfer', 'check', 'pass'] as const
export type ManualMethod = (typeof manualMethods)[number]

/** Money that a treasurer got. */
export interface RecordedPayment {
  readonly billId: string
  /** The browser's id: sent twice, it counts once. */
  readonly id: string
  readonly method: ManualMethod
  /** Minor units. */
  readonly amount: number
  readonly onDay: string
  readonly note: string
  readonly madeAt: string
}

/** The bill as it will be once the payment is in the books. */
export function billAfterPayment(bill: BillShape, payment: RecordedPayment): BillShape {
  const { id, method, amount, onDay, note, madeAt } = payment
  const entry = { id, kind: 'paid', method, amount, onDay, note, madeAt, madeBy: null } as const
  return {
    ...bill,
    ...paidSums(bill, amount),
    isLate: bill.isLate && amount < bill.outstanding,
    entries: [...bill.entries, entry],
    refundable: withMore(bill.refundable, method, amount),
  }
}

/** The same for its row in the list. */
export function participantAfterPayment(
  participant: ParticipantShape,
  { amount }: Pick<RecordedPayment, 'amount'>,
): ParticipantShape {
  const sums = paidSums(participant, amount)
  const staysLate = participant.state === 'late' && sums.outstanding > 0
  return { ...participant, ...sums, state: staysLate ? 'late' : sums.state }
}

interface Sums {
  readonly outstanding: number
  readonly paid: number
}

function paidSums({ outstanding, paid }: Sums, amount: number) {
  const left = Math.max(0, outstanding - amount)
  const state = left === 0 ? ('paid' as const) : ('part_paid' as const)
  return { outstanding: left, paid: paid + amount, state }
}

function withMore(all: BillShape['refundable'], method: PaymentMethod, amount: number) {
  const known = all.find((one) => one.method === method)
  return [...all.filter((one) => one !== known), { method, amount: (known?.amount ?? 0) + amount }]
}
