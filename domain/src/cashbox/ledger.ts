/**
 * Entries of a cash box, with amounts above 0 in minor units.
 * - fine, drink: the player owes it
 * - payment: the player put money into the box
 * - payout: the player got money from the box
 * - waiver: the team no longer asks for it
 * - bill: the player owes it on a bill from now on, no longer here
 * - income, expense: money of the team, without a player
 */
export const entryKinds = [
  'fine',
  'drink',
  'payment',
  'payout',
  'waiver',
  'bill',
  'income',
  'expense',
] as const

export type EntryKind = (typeof entryKinds)[number]

/** What is on the list to tap. */
export const itemKinds = ['fine', 'drink'] as const

export type ItemKind = (typeof itemKinds)[number]

/** What cashiers record with an amount. */
export const moneyKinds = ['payment', 'payout', 'waiver', 'income', 'expense'] as const

export type MoneyKind = (typeof moneyKinds)[number]

/** How an entry changes what the player owes and what is in the box, in minor units. */
export interface Effect {
  readonly owed: number
  readonly cash: number
}

const signs: Readonly<Record<EntryKind, Effect>> = {
  fine: { owed: 1, cash: 0 },
  drink: { owed: 1, cash: 0 },
  payment: { owed: -1, cash: 1 },
  payout: { owed: 1, cash: -1 },
  waiver: { owed: -1, cash: 0 },
  bill: { owed: -1, cash: 0 },
  income: { owed: 0, cash: 1 },
  expense: { owed: 0, cash: -1 },
}

export function effectOf(kind: EntryKind, amount: number): Effect {
  const { owed, cash } = signs[kind]
  return { owed: times(owed, amount), cash: times(cash, amount) }
}

/** Entries are never changed: undoing one adds its opposite. */
export function reverseEffect({ owed, cash }: Effect): Effect {
  return { owed: times(-1, owed), cash: times(-1, cash) }
}

/** Without -0. */
function times(sign: number, amount: number): number {
  return sign === 0 || amount === 0 ? 0 : sign * amount
}

/** Income and expenses concern the team, everything else a player. */
export function isMemberEntry(kind: EntryKind): boolean {
  return signs[kind].owed !== 0
}

export type MoneyRefusal = 'more_than_owed' | 'more_than_credit'

/** Why an amount doesn't fit what a player owes (negative: has paid ahead). People may pay ahead. */
export function moneyRefusal(
  kind: MoneyKind,
  amount: number,
  balance: number,
): MoneyRefusal | undefined {
  if (kind === 'waiver' && amount > balance) return 'more_than_owed'
  if (kind === 'payout' && amount > -balance) return 'more_than_credit'
  return undefined
}
