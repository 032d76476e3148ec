import type { TransferShape } from '@touchline/contract/collections/shapes/report'
import { matchOf } from '@touchline/domain/collections/matching'
import { billsIn } from '@touchline/domain/collections/payment-reference'
import type { Actor } from '@touchline/domain/teams/actor'
import { isFoundIn, searchText } from '@touchline/domain/values/folding'

import type { Queryable } from '#server/platform/database/database.ts'

import {
  findOwingBills,
  findWaitingTransfers,
  type OwingBill,
  type TransferRow,
} from '../queries/transfers.ts'

/** More are no help. */
const mostCandidates = 10

/** Transfers that wait for a decision, with the bills they may be for. */
export async function transfersOf(
  db: Queryable,
  { teamId, keptFrom = [] }: Pick<Actor, 'teamId' | 'keptFrom'>,
): Promise<{ transfers: TransferShape[] }> {
  const waiting = await findWaitingTransfers(db, teamId)
  const bills = waiting.length === 0 ? [] : await findOwingBills(db, teamId, { keptFrom })
  const tellers = bills.map((bill) => ({ bill, tells: tellsOf(bill) }))
  return {
    transfers: waiting.map((row) => {
      const text = searchText(row.words, row.payer)
      const numbers = billsIn(row.words)
      const near = tellers
        .filter(
          ({ bill, tells }) =>
            numbers.includes(bill.number) || tells.some((tell) => isFoundIn(text, tell)),
        )
        .map(({ bill }) => bill)
      return { ...row, state: 'waiting', ...judged(row, near) }
    }),
  }
}

function judged(row: TransferRow, near: readonly OwingBill[]) {
  const match = matchOf({ ...row, key: row.id, bookedOn: undefined }, near)
  const numbers = match.kind === 'ask' ? match.bills : match.kind === 'sure' ? [match.bill] : []
  return {
    because: match.kind === 'ask' ? match.because : ('unknown' as const),
    candidates: numbers
      .flatMap((number) => near.find((bill) => bill.number === number) ?? [])
      .slice(0, mostCandidates)
      .map(({ id, collectionId, number, payer, open }) => ({
        billId: id,
        collectionId,
        number,
        payer,
        owed: open,
      })),
  }
}

/** A quick look before the careful one: the longest word of each name stands in the text. */
function tellsOf({ names }: OwingBill): readonly string[] {
  return names.flatMap((name) => {
    const [longest] = name.split(/[\s-]/).toSorted((one, other) => other.length - one.length)
    return longest === undefined || longest === '' ? [] : [longest]
  })
}
