/**
 * The books of a collection, kept in pairs: every entry takes from one account what it gives to
 * another, so that all accounts of a bill, of a payer and of a whole collection add up to nothing.
 */
export const accounts = [
  'outstanding',
  'fees',
  'waived',
  'card',
  'transfer',
  'cash',
  'check',
  'pass',
] as const
export type Account = (typeof accounts)[number]

/** How money comes in: by card through the provider, to the bank, or into a hand. */
export const paymentMethods = ['card', 'transfer', 'cash', 'check', 'pass'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/**
 * What happens to a bill. Amounts are minor units, whole and above zero.
 * - charged: the payer owes it
 * - paid: money arrived
 * - returned: money that had arrived was taken back by the bank; it is outstanding again
 * - refunded: the club gave money back; it is not outstanding again
 * - waived: the club asks for it no longer (a reduction, a write-off)
 * - moved: the other payer of a shared bill owes it from now on (domain/collections/sharing)
 */
export type Entry =
  | { readonly kind: 'charged' | 'waived' | 'moved'; readonly amount: number }
  | {
      readonly kind: 'paid' | 'returned' | 'refunded'
      readonly amount: number
      readonly method: PaymentMethod
    }

export interface Posting {
  readonly account: Account
  /** Minor units; what an account gives is below zero. */
  readonly amount: number
}

/** The two sides of an entry; together they are zero. */
export function postingsOf(entry: Entry): readonly [Posting, Posting] {
  const [to, from] = sidesOf(entry)
  return [
    { account: to, amount: entry.amount },
    { account: from, amount: -entry.amount },
  ]
}

function sidesOf(entry: Entry): readonly [to: Account, from: Account] {
  switch (entry.kind) {
    case 'charged':
      return ['outstanding', 'fees']
    case 'waived':
      return ['waived', 'outstanding']
    case 'moved':
      return ['fees', 'outstanding']
    case 'paid':
      return [entry.method, 'outstanding']
    case 'returned':
      return ['outstanding', entry.method]
    case 'refunded':
      return ['fees', entry.method]
  }
}

/** What every account holds after these entries, in minor units. */
export function balancesOf(entries: readonly Entry[]): Readonly<Record<Account, number>> {
  const balances: Record<Account, number> = {
    outstanding: 0,
    fees: 0,
    waived: 0,
    card: 0,
    transfer: 0,
    cash: 0,
    check: 0,
    pass: 0,
  }
  for (const { account, amount } of entries.flatMap((entry) => postingsOf(entry)))
    balances[account] += amount
  return balances
}

/** What a bill still asks for, in minor units. */
export function openIn(entries: readonly Entry[]): number {
  return balancesOf(entries).outstanding
}

/** The money the club holds of a bill, in minor units. */
export function paidIn(entries: readonly Entry[]): number {
  const balances = balancesOf(entries)
  return paymentMethods.reduce((sum, method) => sum + balances[method], 0)
}

/** The amount a bill asked for, in minor units, without what was moved to another payer. */
export function chargedIn(entries: readonly Entry[]): number {
  const signs = { charged: 1, moved: -1, paid: 0, returned: 0, refunded: 0, waived: 0 } as const
  return entries.reduce((sum, { kind, amount }) => sum + signs[kind] * amount, 0)
}

export type EntryRefusal = 'no_amount' | 'more_than_open' | 'more_than_paid'

/**
 * Why an entry cannot follow these, or undefined. No one pays or is forgiven more than is open, and
 * nothing goes back by a way on which it did not come.
 */
export function entryRefusal(entries: readonly Entry[], entry: Entry): EntryRefusal | undefined {
  if (!Number.isSafeInteger(entry.amount) || entry.amount <= 0) return 'no_amount'
  if (entry.kind === 'charged') return undefined
  const balances = balancesOf(entries)
  if (entry.kind === 'returned' || entry.kind === 'refunded')
    return entry.amount > balances[entry.method] ? 'more_than_paid' : undefined
  return entry.amount > balances.outstanding ? 'more_than_open' : undefined
}

export type BillState = 'open' | 'part_paid' | 'paid' | 'waived' | 'refunded'

/** What a bill is called in lists. Late is an open or part-paid one whose day is over. */
export function billState(entries: readonly Entry[]): BillState {
  const { outstanding } = balancesOf(entries)
  const paid = paidIn(entries)
  if (outstanding > 0) return paid > 0 ? 'part_paid' : 'open'
  if (paid > 0) return 'paid'
  const wasPaid = entries.some(({ kind }) => kind === 'refunded')
  if (wasPaid) return 'refunded'
  return entries.some(({ kind }) => kind === 'waived') ? 'waived' : 'paid'
}
