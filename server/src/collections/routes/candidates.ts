import type {
  TransferShape,
  TransferBillShape,
} from '@touchline/contract/collections/shapes/transfer'
import { matchOf, type MatchReason } from '@touchline/domain/collections/matching'
import { billsIn, referenceOf } from '@touchline/domain/collections/payment-reference'
import type { Actor } from '@touchline/domain/teams/actor'
import { isFoundIn, isSearched, searchText } from '@touchline/domain/values/folding'

import type { Queryable } from '#server/platform/database/database.ts'

import { findTransferBills, type TransferBill } from '../queries/transfer-bills.ts'
import { findParts, findTransfers, type PartRow, type TransferRow } from '../queries/transfers.ts'

/** More are no help. */
const maxCandidates = 10

type Reader = Pick<Actor, 'teamId' | 'blockedFrom'>

/** Undecided transfers with candidate bills, then those with a rest, and the latest. */
export async function transfersOf(
  db: Queryable,
  { teamId, blockedFrom = [] }: Reader,
): Promise<{ transfers: TransferShape[] }> {
  const rows = await findTransfers(db, teamId)
  const transferIds = rows.map(({ id }) => id)
  const parts = await findParts(db, { teamId, transferIds, blockedFrom })
  const open = rows.filter(({ rest }) => rest > 0)
  const owing = open.some(({ kind }) => kind !== 'taken_back')
    ? await findTransferBills(db, teamId, { blockedFrom })
    : []
  const paid = open.some(({ kind }) => kind === 'taken_back')
    ? await findTransferBills(db, teamId, { blockedFrom, kind: 'taken_back' })
    : []
  const [toPay, toTakeBack] = [tellersOf(owing), tellersOf(paid)]
  return {
    transfers: rows.map((row) => ({
      ...row,
      ...judged(row, row.kind === 'taken_back' ? toTakeBack : toPay),
      parts: parts.flatMap((part) => (part.transferId === row.id ? [shapeOf(part)] : [])),
    })),
  }
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
  const match = matchOf({ ...row, amount: row.rest }, near)
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
  const numbers = billsIn(row.words)
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
  readonly kind: TransferRow['kind']
  readonly search: string
}

/** Every bill that a transfer could be for, by a name, the number or the reference. */
export async function billsFor(
  db: Queryable,
  { teamId, blockedFrom = [] }: Reader,
  { kind, search }: Search,
): Promise<{ bills: TransferBillShape[] }> {
  const bills = await findTransferBills(db, teamId, { blockedFrom, kind })
  const named = billsIn(search)
  const found = bills.filter(
    ({ number, names }) =>
      named.includes(number) ||
      isSearched(searchText(...names, String(number), referenceOf(number)), search),
  )
  return { bills: found.slice(0, maxFound).map((bill) => billShape(bill, [])) }
}
