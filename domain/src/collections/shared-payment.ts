/** A payment's totals, in minor units; undefined if unknown. */
export interface Money {
  readonly paid?: number | undefined
  readonly refunded?: number | undefined
  readonly taken?: number | undefined
}

/** One bill's part of a joint payment. */
export interface BillShare {
  /** The amount to be paid. */
  readonly amount: number
  readonly paid: number
  readonly refunded: number
  readonly taken: number
  /** Refunds of this bill agreed by the provider, not booked yet. */
  readonly granted: number
  /** Refunds still to be requested. */
  readonly wished: number
}

/**
 * Splits a joint payment's state by bill. Booked amounts stay; refunds belong first to bills the
 * provider agreed to refund, then to those requested, then to all in order. A failed refund is
 * removed from the bill with exactly that amount, or in order.
 */
export function splitPayment(money: Money, bills: readonly BillShare[]): readonly Money[] {
  const paid = spread(
    money.paid,
    bills.map((bill) => ({ booked: bill.paid, claims: [], most: bill.amount })),
  )
  const paidOf = (at: number, bill: BillShare) => Math.max(bill.paid, paid?.[at] ?? 0)
  const refunded = spread(
    money.refunded,
    bills.map((bill, at) => ({
      booked: bill.refunded,
      claims: [bill.granted, bill.wished],
      most: paidOf(at, bill),
    })),
  )
  const taken = spread(
    money.taken,
    bills.map((bill, at) => ({
      booked: bill.taken,
      claims: [],
      most: paidOf(at, bill) - (refunded?.[at] ?? bill.refunded),
    })),
  )
  return bills.map((_, at) => ({
    paid: paid?.[at],
    refunded: refunded?.[at],
    taken: taken?.[at],
  }))
}

interface Part {
  readonly booked: number
  /** This part's priority claims on a change. */
  readonly claims: readonly number[]
  readonly most: number
}

/** Totals that add up to the sum, or as near as the parts allow. */
function spread(sum: number | undefined, parts: readonly Part[]): readonly number[] | undefined {
  if (sum === undefined) return undefined
  const totals = parts.map(({ booked }) => booked)
  let rest = sum - totals.reduce((all, booked) => all + booked, 0)
  for (const turn of [0, 1, 2])
    for (const [at, { claims, most }] of parts.entries()) {
      const claim = turn === 2 ? Infinity : (claims[turn] ?? 0)
      const step = Math.max(0, Math.min(rest, claim, most - (totals[at] ?? 0)))
      totals[at] = (totals[at] ?? 0) + step
      rest -= step
    }
  return rest < 0 ? lowered(totals, -rest) : totals
}

function lowered(totals: readonly number[], by: number): readonly number[] {
  const exact = totals.indexOf(by)
  if (exact >= 0) return totals.with(exact, 0)
  let rest = by
  return totals.map((total) => {
    const step = Math.min(total, rest)
    rest -= step
    return total - step
  })
}
