import { partsOf } from '../values/money.ts'
import type { OpenInstalment, Instalment } from './instalments.ts'
import { balancesOf, chargedAmount, type Entry } from './journal.ts'

/** A bill's totals in minor units. */
export interface BillSums {
  readonly charged: number
  readonly waived: number
  readonly outstanding: number
}

export function billSums(entries: readonly Entry[]): BillSums {
  const { waived, outstanding } = balancesOf(entries)
  return { charged: chargedAmount(entries), waived, outstanding }
}

/**
 * The second payer's half in minor units; an odd cent stays with the first. Undefined if the bill
 * can't be shared: half is 0, or the first has paid more than half.
 */
export function secondPayerAmount({ charged, waived, outstanding }: BillSums): number | undefined {
  const [, half = 0] = partsOf(charged - waived, 2)
  return half > 0 && half <= outstanding ? half : undefined
}

/** Splits a portion of a sum across amounts without losing a minor unit. */
export function splitAcross(amounts: readonly number[], portion: number): readonly number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  if (total === 0) return amounts.map(() => 0)
  let before = 0
  return amounts.map((amount) => {
    const upTo = before + amount
    // BigInt, as the product may exceed safe integers.
    const cut = (to: number) => Number((BigInt(portion) * BigInt(to)) / BigInt(total))
    const share = cut(upTo) - cut(before)
    before = upTo
    return share
  })
}

/** Splits a waiver of a shared bill; what one half no longer owes is waived on the other. */
export function splitWaiver(amount: number, [first, second]: readonly [number, number]) {
  const [, half = 0] = partsOf(amount, 2)
  const ofSecond = Math.max(Math.min(half, second), amount - first)
  return [amount - ofSecond, ofSecond] as const
}

/** Moves a portion of open instalments to another bill, with the same dates. */
export function splitInstalments(open: readonly OpenInstalment[], portion: number) {
  const shares = splitAcross(
    open.map((part) => part.open),
    portion,
  )
  const withAmount = (amountAt: (at: number) => number) =>
    open
      .map(({ dueOn }, at) => ({ dueOn, amount: amountAt(at) }))
      .filter(({ amount }) => amount > 0)
  return {
    kept: withAmount((at) => (open[at]?.open ?? 0) - (shares[at] ?? 0)),
    moved: withAmount((at) => shares[at] ?? 0),
  }
}

/** Parts of two plans in one, by their days. */
export function mergeInstalments(
  ...plans: readonly (readonly Instalment[])[]
): readonly Instalment[] {
  const byDay = new Map<string, number>()
  for (const { amount, dueOn } of plans.flat()) byDay.set(dueOn, (byDay.get(dueOn) ?? 0) + amount)
  return [...byDay]
    .map(([dueOn, amount]) => ({ amount, dueOn }))
    .toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1))
}
