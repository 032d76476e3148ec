import type { PaymentMethod } from '../journal.ts'

/** An entry of a donation's ledger, oldest first. */
export interface DonationEntry {
  readonly id: string
  readonly kind: 'paid' | 'returned' | 'refunded'
  readonly method: PaymentMethod
  readonly amount: number
  readonly onDay: string
  /** The key of the ledger; entries of one transfer or card payment begin alike. */
  readonly source: string | null
}

/** What the club kept of a payment, in minor units; 0 if all of it went back. */
export interface DonationPayment {
  readonly id: string
  readonly method: PaymentMethod
  readonly amount: number
  readonly onDay: string
}

interface Payment extends DonationPayment {
  readonly source: string | null
}

/**
 * The donations of one bill: money that went back is taken from its own payment, else from the
 * latest of the same method. A voucher is no money of the donor's.
 */
export function findDonations(entries: readonly DonationEntry[]): readonly DonationPayment[] {
  let given: readonly Payment[] = []
  for (const { kind, ...entry } of entries) {
    if (entry.method === 'pass') continue
    given = kind === 'paid' ? [...given, entry] : takenFrom(given, entry)
  }
  return given.map(({ id, method, amount, onDay }) => ({ id, method, amount, onDay }))
}

function takenFrom(
  given: readonly Payment[],
  { method, amount, source }: Pick<Payment, 'method' | 'amount' | 'source'>,
): readonly Payment[] {
  const same = given.filter((one) => one.method === method).toReversed()
  const payment = paymentIn(source)
  const own = same.filter((one) => payment !== undefined && paymentIn(one.source) === payment)
  let rest = amount
  const parts = new Map<string, number>()
  for (const one of new Set([...own, ...same])) {
    const part = Math.min(one.amount, rest)
    rest -= part
    parts.set(one.id, part)
  }
  return given.map((one) => ({ ...one, amount: one.amount - (parts.get(one.id) ?? 0) }))
}

/** `transfer:<id>` of `transfer:<id>:undone`, or `card:<id>` of `card:<id>:paid:paid:0`. */
function paymentIn(source: string | null): string | undefined {
  return /^(?:transfer|card):[^:]+/.exec(source ?? '')?.[0]
}
