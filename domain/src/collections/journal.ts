/**
 * A double-entry ledger: every entry moves an amount between two accounts, so that the accounts of
 * a bill, a payer and a collection add up to 0.
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

/** Payment methods: card through the provider, bank transfer, or by hand. */
export const paymentMethods = ['card', 'transfer', 'cash', 'check', 'pass'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/**
 * Entries of a bill, with amounts above 0 in minor units.
 * - charged: the payer owes it
 * - paid: money arrived
 * - returned: the bank reversed a payment, which is outstanding again
 * - refunded: the club returned money, which isn't outstanding again
 * - waived: the club no longer asks for it (a reduction, a write-off)
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
  /** Minor units, negative if the account gives. */
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

/** The balance of every account after these entries, in minor units. */
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

/** The outstanding amount of a bill, in minor units. */
export function outstandingAmount(entries: readonly Entry[]): number {
  return balancesOf(entries).outstanding
}

/** The money the club has received for a bill, in minor units. */
export function paidAmount(entries: readonly Entry[]): number {
  const balances = balancesOf(entries)
  return paymentMethods.reduce((sum, method) => sum + balances[method], 0)
}

/** The charged amount of a bill in minor units, without what was moved to another payer. */
export function chargedAmount(entries: readonly Entry[]): number {
  const signs = { charged: 1, moved: -1, paid: 0, returned: 0, refunded: 0, waived: 0 } as const
  return entries.reduce((sum, { kind, amount }) => sum + signs[kind] * amount, 0)
}

export type EntryRefusal = 'no_amount' | 'more_than_open' | 'more_than_paid'

/**
 * Why an entry contradicts these, or undefined. No one can pay or be waived more than is open, and
 * refunds by a method can't exceed its payments.
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

/** The state of a bill, without "overdue", which depends on the day. */
export function billState(entries: readonly Entry[]): BillState {
  const { outstanding } = balancesOf(entries)
  const paid = paidAmount(entries)
  if (outstanding > 0) return paid > 0 ? 'part_paid' : 'open'
  if (paid > 0) return 'paid'
  const wasPaid = entries.some(({ kind }) => kind === 'refunded')
  if (wasPaid) return 'refunded'
  return entries.some(({ kind }) => kind === 'waived') ? 'waived' : 'paid'
}
