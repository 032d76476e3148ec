import { foldedSpellings, searchText } from '../values/folding.ts'
import { findBillNumbers } from './payment-reference.ts'
import type { Transfer, TransferKind } from './statement.ts'

/** A bill that waits for money; for a reversed payment, one that was paid. */
export interface MatchableBill {
  readonly number: number
  /** Minor units open; for a paid bill, what can be reversed. */
  readonly open: number
  readonly currency: string
  /** The billed people, and their payers. */
  readonly names: readonly string[]
}

/** The part of a transfer for one bill. */
export interface TransferPart {
  readonly bill: number
  /** Minor units. */
  readonly amount: number
}

/** Why a bill may be meant. */
export const matchReasons = ['reference', 'name', 'surname', 'amount'] as const
export type MatchReason = (typeof matchReasons)[number]

export interface Candidate {
  readonly bill: number
  readonly reasons: readonly MatchReason[]
}

export const reviewReasons = [
  'came_back',
  'taken_back',
  'unsure',
  'more_than_open',
  'other_currency',
  'several_bills',
  'no_reference',
  'unknown',
] as const
export type ReviewReason = (typeof reviewReasons)[number]

/**
 * The bills a transfer pays. It is only certain for a payment with valid references and an amount
 * the bills can take; otherwise the treasurer decides, with candidates (likeliest first) and a
 * proposal.
 */
export type Match =
  | { readonly kind: 'sure'; readonly parts: readonly TransferPart[] }
  | {
      readonly kind: 'ask'
      readonly because: ReviewReason
      readonly candidates: readonly Candidate[]
      /** Empty if nothing is likely enough. */
      readonly parts: readonly TransferPart[]
    }

type Paying = Pick<Transfer, 'amount' | 'currency' | 'payer' | 'words' | 'kind'>

/** Finds the bills of a transfer among the waiting ones. */
export function matchTransfer(transfer: Paying, waiting: readonly MatchableBill[]): Match {
  const numbers = findBillNumbers(transfer.words)
  const named = waiting.filter(({ number }) => numbers.includes(number))
  const payable = named.filter(({ currency }) => currency === transfer.currency)
  const because = becauseOfKind(transfer.kind)
  if (named.length > 0 && payable.length < named.length)
    return ask(because ?? 'other_currency', { transfer, bills: named, parts: [] })
  if (named.length === 0) return likely(transfer, waiting)
  const parts = allocate(transfer.amount, payable)
  const open = payable.reduce((sum, bill) => sum + bill.open, 0)
  const asked = because ?? doubtOf({ amount: transfer.amount, open, count: payable.length })
  return asked === undefined
    ? { kind: 'sure', parts }
    : ask(asked, { transfer, bills: payable, parts })
}

function becauseOfKind(kind: TransferKind): ReviewReason | undefined {
  return kind === 'payment' ? undefined : kind
}

interface Sums {
  readonly amount: number
  readonly open: number
  readonly count: number
}

/** One bill may be paid in part; for several, only the payer knows which. */
function doubtOf({ amount, open, count }: Sums): ReviewReason | undefined {
  if (amount > open) return 'more_than_open'
  return count > 1 && amount < open ? 'several_bills' : undefined
}

/** Fills bills in order; returns what is over. */
export function allocate(
  amount: number,
  bills: readonly Pick<MatchableBill, 'number' | 'open'>[],
): readonly TransferPart[] {
  const parts: TransferPart[] = []
  let left = amount
  for (const { number, open } of bills) {
    const share = Math.min(open, left)
    if (share > 0) parts.push({ bill: number, amount: share })
    left -= share
  }
  return parts
}

/**
 * Without a reference: people named in the text or as payer, or with their surname; then equal
 * amounts.
 */
function likely(transfer: Paying, waiting: readonly MatchableBill[]): Match {
  const transferWords = new Set(wordsOf(searchText(transfer.words, transfer.payer)))
  const payable = waiting.filter(({ currency }) => currency === transfer.currency)
  const whole = payable.filter(({ names }) => names.some((name) => isNamed(name, transferWords)))
  const related = payable.filter(({ names }) =>
    names.some((name) => isRelated(name, transferWords)),
  )
  const same = payable.filter(({ open }) => open === transfer.amount)
  // An equal amount only counts if few bills have it, because everyone may owe the same.
  const bills = new Set([...whole, ...related, ...(same.length > maxAlike ? [] : same)])
  const rank = (bill: MatchableBill) =>
    (whole.includes(bill) ? 4 : related.includes(bill) ? 2 : 0) +
    (bill.open === transfer.amount ? 1 : 0)
  const sorted = [...bills].toSorted((one, other) => rank(other) - rank(one))
  const kind = becauseOfKind(transfer.kind)
  const because = kind ?? (bills.size > 0 ? 'no_reference' : 'unknown')
  const family = whole.length > 0 ? sorted.filter((bill) => whole.includes(bill)) : sorted
  return ask(because, { transfer, bills: sorted, parts: proposal(transfer.amount, family) })
}

const maxAlike = 3

/** The only bill of that amount, a few that add up to it, or the only candidate. */
function proposal(amount: number, bills: readonly MatchableBill[]): readonly TransferPart[] {
  const same = bills.filter(({ open }) => open === amount)
  if (same.length > 0) return same.length === 1 ? allocate(amount, same) : []
  const together = sumUpTo(amount, bills.slice(0, maxTogether))
  if (together !== undefined) return allocate(amount, together)
  return bills.length === 1 ? allocate(amount, bills) : []
}

const maxTogether = 10

/** Bills that add up to an amount, likeliest first. */
function sumUpTo(
  amount: number,
  bills: readonly MatchableBill[],
): readonly MatchableBill[] | undefined {
  if (amount === 0) return []
  for (const [at, bill] of bills.entries()) {
    if (bill.open > amount) continue
    const rest = sumUpTo(amount - bill.open, bills.slice(at + 1))
    if (rest !== undefined) return [bill, ...rest]
  }
  return undefined
}

interface Asked {
  readonly transfer: Paying
  readonly bills: readonly MatchableBill[]
  readonly parts: readonly TransferPart[]
}

function ask(because: ReviewReason, { transfer, bills, parts }: Asked): Match {
  const numbers = findBillNumbers(transfer.words)
  const transferWords = new Set(wordsOf(searchText(transfer.words, transfer.payer)))
  const candidates = bills.map((bill) => ({
    bill: bill.number,
    reasons: [
      ...(numbers.includes(bill.number) ? (['reference'] as const) : []),
      ...nameReason(bill, transferWords),
      ...(bill.open === transfer.amount ? (['amount'] as const) : []),
    ],
  }))
  return { kind: 'ask', because, candidates, parts }
}

function nameReason(
  { names }: MatchableBill,
  transferWords: ReadonlySet<string>,
): readonly MatchReason[] {
  if (names.some((name) => isNamed(name, transferWords))) return ['name']
  return names.some((name) => isRelated(name, transferWords)) ? ['surname'] : []
}

/**
 * Every part of the name occurs, in any order, because banks write surnames first or in capitals.
 */
function isNamed(name: string, transferWords: ReadonlySet<string>): boolean {
  return foldedSpellings(name).some((spelling) => {
    const words = wordsOf(spelling)
    return words.length > 0 && words.every((word) => transferWords.has(word))
  })
}

/** The same surname, such as grandparents. */
function isRelated(name: string, transferWords: ReadonlySet<string>): boolean {
  return foldedSpellings(name).some((spelling) => {
    const words = wordsOf(spelling)
    const last = words.at(-1) ?? ''
    return words.length > 1 && last.length > 2 && transferWords.has(last)
  })
}

function wordsOf(spelling: string): readonly string[] {
  return spelling.match(/[\p{L}\d]+/gu) ?? []
}
