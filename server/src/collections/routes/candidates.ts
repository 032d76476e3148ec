import type {
  TransferBillShape,
  transferDecision,
  transferList,
} from '@touchline/contract/collections/shapes/transfer'
import { matchTransfer, type MatchReason } from '@touchline/domain/collections/matching'
import { findBillNumbers, billReference } from '@touchline/domain/collections/payment-reference'
import { isFoundIn, isSearched, searchText } from '@touchline/domain/values/folding'
import type { z } from 'zod'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import { decideTransfer, undoTransfer, type BankingContext } from '../commands/book-transfer.ts'
import { batchesOf, findNamedBatch } from '../commands/debits/batches.ts'
import type { BankAccount } from '../queries/banks.ts'
import { findTransferBills, type TransferBill } from '../queries/transfer-bills.ts'
import { countOpen, findTransfers, type TransferOffsets } from '../queries/transfer-lists.ts'
import { searchTransfers } from '../queries/transfer-search.ts'
import { findParts, requireTransfer, type PartRow, type TransferRow } from '../queries/transfers.ts'

/** More are no help. */
const maxCandidates = 10

type TransferList = z.output<typeof transferList>

interface TransferPage extends TransferOffsets {
  readonly search: string
}

/** Undecided transfers with candidate bills, then those with a rest, and the latest; or a search’s. */
export async function transfersOf(
  db: Queryable,
  account: BankAccount,
  { search, ...offsets }: TransferPage = { search: '', after: 0, afterCredits: 0 },
): Promise<TransferList> {
  const { owner, teamIds, blockedFrom } = account
  const rows =
    search.trim() === ''
      ? await findTransfers(db, owner, offsets)
      : await searchTransfers(db, owner, { text: search.trim(), numbers: numbersIn(search) })
  const parts = await findParts(
    db,
    account,
    rows.map(({ id }) => id),
  )
  const open = rows.filter(({ rest }) => rest > 0)
  const owing = open.some(({ kind }) => kind !== 'taken_back')
    ? await findTransferBills(db, teamIds, { blockedFrom })
    : []
  const paid = open.some(({ kind }) => kind === 'taken_back')
    ? await findTransferBills(db, teamIds, { blockedFrom, kind: 'taken_back' })
    : []
  const batches = open.length > 0 && 'clubId' in owner ? await batchesOf(db, owner.clubId) : []
  const [toPay, toTakeBack] = [tellersOf(owing), tellersOf(paid)]
  return {
    ...(await countOpen(db, owner)),
    transfers: rows.map((row) => ({
      ...row,
      ...judged(row, row.kind === 'taken_back' ? toTakeBack : toPay),
      ...(row.state === 'waiting' &&
        findNamedBatch(row, batches) !== undefined && { because: 'debit_differs' as const }),
      parts: parts.flatMap((part) => (part.transferId === row.id ? [shapeOf(part)] : [])),
    })),
  }
}

/** The numbers of bills in a search, as such or in a reference. */
function numbersIn(search: string): readonly number[] {
  const typed = search.trim()
  return [...findBillNumbers(search), ...(/^\d{1,9}$/.test(typed) ? [Number(typed)] : [])]
}

/** Assigns a transfer, or undoes that, and returns all of them. */
export async function decideAndList(
  tx: Transaction,
  banking: BankingContext,
  { transferId, parts }: Pick<z.output<typeof transferDecision>, 'transferId' | 'parts'>,
): Promise<TransferList> {
  if (parts === null) await undoTransfer(tx, banking, transferId)
  else await decideTransfer(tx, banking, { transferId, parts })
  return transfersOf(tx, banking.account)
}

function shapeOf({ billId, collectionId, number, payer, amount }: PartRow) {
  return { billId, collectionId, number, payer, amount }
}

interface Teller {
  readonly bill: TransferBill
  /** A quick filter: the longest and the last word of each name must occur in the text. */
  readonly tells: readonly string[]
}

function tellersOf(bills: readonly TransferBill[]): readonly Teller[] {
  return bills.map((bill) => ({
    bill,
    tells: bill.names.flatMap((name) => {
      const words = name.split(/[\s-]/).filter(Boolean)
      const [longest = ''] = words.toSorted((one, other) => other.length - one.length)
      return [longest, words.at(-1) ?? ''].filter(Boolean)
    }),
  }))
}

function judged(row: TransferRow, tellers: readonly Teller[]) {
  if (row.rest === 0) return { because: null, candidates: [], proposal: [] }
  const near = nearBills(row, tellers)
  const match = matchTransfer({ ...row, amount: row.rest }, near)
  const billNumbered = (number: number) => near.find((bill) => bill.number === number)
  const candidates =
    match.kind === 'ask'
      ? match.candidates
      : match.parts.map(({ bill }) => ({ bill, reasons: ['reference'] as const }))
  return {
    because: match.kind === 'ask' ? match.because : ('known_already' as const),
    candidates: candidates.slice(0, maxCandidates).flatMap(({ bill: number, reasons }) => {
      const bill = billNumbered(number)
      return bill === undefined ? [] : [billShape(bill, reasons)]
    }),
    proposal: match.parts.flatMap(({ bill, amount }) => {
      const found = billNumbered(bill)
      return found === undefined ? [] : [{ billId: found.id, amount }]
    }),
  }
}

/** Bills that may match: by number, name or exact amount. */
function nearBills(row: TransferRow, tellers: readonly Teller[]): readonly TransferBill[] {
  const text = searchText(row.words, row.payer)
  const numbers = findBillNumbers(row.words)
  return tellers
    .filter(
      ({ bill, tells }) =>
        numbers.includes(bill.number) ||
        bill.open === row.rest ||
        tells.some((tell) => isFoundIn(text, tell)),
    )
    .map(({ bill }) => bill)
}

function billShape(
  { id, collectionId, number, payer, names, open }: TransferBill,
  reasons: readonly MatchReason[],
): TransferBillShape {
  const others = names.filter((name) => name !== payer)
  return {
    billId: id,
    collectionId,
    number,
    payer,
    names: others,
    outstanding: open,
    reasons: [...reasons],
  }
}

/** No list is longer. */
const maxFound = 20

interface Search {
  readonly transferId: string
  readonly search: string
}

/** Every bill that a transfer could be for, by a name, the number or the reference. */
export async function billsFor(
  db: Queryable,
  { owner, teamIds, blockedFrom }: BankAccount,
  { transferId, search }: Search,
): Promise<{ bills: TransferBillShape[] }> {
  const { kind } = await requireTransfer(db, owner, transferId)
  const bills = await findTransferBills(db, teamIds, { blockedFrom, kind })
  const named = findBillNumbers(search)
  const found = bills.filter(
    ({ number, names }) =>
      named.includes(number) ||
      isSearched(searchText(...names, String(number), billReference(number)), search),
  )
  return { bills: found.slice(0, maxFound).map((bill) => billShape(bill, [])) }
}
