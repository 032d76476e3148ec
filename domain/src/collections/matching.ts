import { foldings, searchText } from '../values/folding.ts'
import { billsIn } from './payment-reference.ts'
import type { Transfer } from './statement.ts'

/** A bill that waits for its money. */
export interface WaitingBill {
  readonly number: number
  /** Minor units still open. */
  readonly open: number
  readonly currency: string
  /** Who is billed, and who pays for them. */
  readonly names: readonly string[]
}

/**
 * Which bill a transfer pays. Only a right reference with an amount the bill can take is sure;
 * everything else is put to the treasurer, with the bills it may be meant for, the likeliest first.
 */
export type Match =
  | { readonly kind: 'sure'; readonly bill: number }
  | {
      readonly kind: 'ask'
      readonly because: 'more_than_open' | 'other_currency' | 'several_bills' | 'no_reference'
      readonly bills: readonly number[]
    }
  | { readonly kind: 'none' }

/** Finds the bill of a transfer among those that wait. */
export function matchOf(transfer: Transfer, waiting: readonly WaitingBill[]): Match {
  const named = billsIn(transfer.words)
  const meant = waiting.filter(({ number }) => named.includes(number))
  const [bill, another] = meant
  if (bill === undefined) return likely(transfer, waiting)
  const bills = meant.map(({ number }) => number)
  if (another !== undefined) return { kind: 'ask', because: 'several_bills', bills }
  if (bill.currency !== transfer.currency) return { kind: 'ask', because: 'other_currency', bills }
  if (transfer.amount > bill.open) return { kind: 'ask', because: 'more_than_open', bills }
  return { kind: 'sure', bill: bill.number }
}

/** Without a reference: who is named in the words or pays, those with that very amount first. */
function likely(transfer: Transfer, waiting: readonly WaitingBill[]): Match {
  const told = new Set(wordsOf(searchText(transfer.words, transfer.payer)))
  const bills = waiting
    .filter(({ currency }) => currency === transfer.currency)
    .filter(({ names }) => names.some((name) => isNamed(name, told)))
    .toSorted((one, other) => Number(isWhole(other, transfer)) - Number(isWhole(one, transfer)))
    .map(({ number }) => number)
  return bills.length > 0 ? { kind: 'ask', because: 'no_reference', bills } : { kind: 'none' }
}

function isWhole(bill: WaitingBill, transfer: Transfer): boolean {
  return bill.open === transfer.amount
}

/** Every word of the name is there, in whatever order: banks write surnames first, and in capitals. */
function isNamed(name: string, told: ReadonlySet<string>): boolean {
  return foldings(name).some((spelling) => {
    const words = wordsOf(spelling)
    return words.length > 0 && words.every((word) => told.has(word))
  })
}

function wordsOf(spelling: string): readonly string[] {
  return spelling.match(/[\p{L}\d]+/gu) ?? []
}
