import type { PaymentMethod } from '../journal.ts'

/** An entry of a donation's ledger, oldest first. */
export interface DonationEntry {
  readonly id: string
  readonly kind: 'paid' | 'returned' | 'refunded'
  readonly method: PaymentMethod
  readonly amount: number
  readonly onDay: string
}

/** What the club kept of a payment, in minor units; 0 if all of it went back. */
export interface Given {
  readonly id: string
  readonly method: PaymentMethod
  readonly amount: number
  readonly onDay: string
}

/**
 * The donations of one bill: money that went back is taken from the latest payment of the same
 * method. A voucher is no money of the donor's.
 */
export function givenIn(entries: readonly DonationEntry[]): readonly Given[] {
  let given: readonly Given[] = []
  for (const { kind, ...entry } of entries) {
    if (entry.method === 'pass') continue
    given = kind === 'paid' ? [...given, entry] : takenFrom(given, entry)
  }
  return given
}

function takenFrom(
  given: readonly Given[],
  { method, amount }: Pick<Given, 'method' | 'amount'>,
): readonly Given[] {
  let rest = amount
  return given
    .toReversed()
    .map((one) => {
      const part = one.method === method ? Math.min(one.amount, rest) : 0
      rest -= part
      return { ...one, amount: one.amount - part }
    })
    .toReversed()
}
