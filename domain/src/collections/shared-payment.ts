/** What came of a payment in all, in minor units; undefined where nobody said. */
export interface Money {
  readonly paid?: number | undefined
  readonly refunded?: number | undefined
  readonly taken?: number | undefined
}

/** What one bill has of a payment that was made for several. */
export interface BillShare {
  /** What was to be paid for it. */
  readonly amount: number
  readonly paid: number
  readonly refunded: number
  readonly taken: number
  /** To go back to the card for this bill, and not booked yet. */
  readonly wished: number
}

/**
 * What came of a payment for several bills, bill by bill. What is booked stays where it is; money that goes back
 * belongs first to the bills for which that was wished, then to them in order.
 */
export function shareOut(money: Money, bills: readonly BillShare[]): readonly Money[] {
  const paid = spread(
    money.paid,
    bills.map((bill) => ({ booked: bill.paid, first: 0, most: bill.amount })),
  )
  const paidOf = (at: number, bill: BillShare) => Math.max(bill.paid, paid?.[at] ?? 0)
  const refunded = spread(
    money.refunded,
    bills.map((bill, at) => ({
      booked: bill.refunded,
      first: bill.wished,
      most: paidOf(at, bill),
    })),
  )
  const taken = spread(
    money.taken,
    bills.map((bill, at) => ({
      booked: bill.taken,
      first: 0,
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
  /** What of a change is this part's before anybody else's. */
  readonly first: number
  readonly most: number
}

/** Totals that come to the sum, or as near as the parts allow. */
function spread(sum: number | undefined, parts: readonly Part[]): readonly number[] | undefined {
  if (sum === undefined) return undefined
  const totals = parts.map(({ booked }) => booked)
  let rest = sum - totals.reduce((all, booked) => all + booked, 0)
  for (const upTo of [({ first }: Part) => first, () => Infinity])
    for (const [at, part] of parts.entries()) {
      const room = part.most - (totals[at] ?? 0)
      const step = Math.max(0, Math.min(rest, upTo(part), room))
      totals[at] = (totals[at] ?? 0) + step
      rest -= step
    }
  for (const [at, total] of totals.entries()) {
    const step = Math.min(total, Math.max(0, -rest))
    totals[at] = total - step
    rest += step
  }
  return totals
}
