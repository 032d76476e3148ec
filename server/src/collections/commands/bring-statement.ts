import { createHash } from 'node:crypto'

import type { broughtStatement } from '@touchline/contract/collections/shapes/report'
import { bookingDay } from '@touchline/domain/collections/booking-day'
import { matchOf } from '@touchline/domain/collections/matching'
import { billsIn } from '@touchline/domain/collections/payment-reference'
import { mayRunCollections } from '@touchline/domain/collections/permissions'
import type { Movement, Statement, Transfer } from '@touchline/domain/collections/statement'
import { cutTo } from '@touchline/domain/values/cut-to'
import { v7 as newId } from 'uuid'
import type { z } from 'zod'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import {
  addTransfer,
  findBillCurrency,
  findOwingBills,
  hasTwin,
  lockWaitingTransfer,
  saveDecision,
  type OwingBill,
} from '../queries/transfers.ts'
import { keepEntry } from './keep-entry.ts'
import { refused, type Doing } from './running.ts'

type Brought = z.infer<typeof broughtStatement>

/** No bank lets anybody write more. */
const mostLetters = 500

/**
 * Takes what a file of the bank says: what is sure is booked, what was brought before counts once. What looks
 * like a transfer of an earlier file that was written otherwise is put to the treasurer.
 */
export async function bringStatement(
  tx: Transaction,
  { actor, now }: Doing,
  { transfers, out, notBooked, unread }: Statement,
): Promise<Brought> {
  if (!mayRunCollections(actor)) throw new AppError('not_allowed')
  const { teamId, accountId } = actor
  const read = transfers.map((transfer) => ({ transfer, named: billsIn(transfer.words) }))
  const named = read.flatMap((one) => one.named)
  const bills = new Map(
    (await findOwingBills(tx, teamId, { numbers: named })).map((bill) => [bill.number, bill]),
  )
  const answer = { booked: 0, known: 0, waiting: 0, notBooked, ...told({ out, unread }) }
  for (const { transfer, named: meant } of inOrderOfBills(read)) {
    const row = { ...rowOf(transfer), id: newId(), teamId, accountId, now }
    const isNew = await addTransfer(tx, row)
    const sure = isNew ? sureBill(transfer, meant, bills) : undefined
    const bill = await unlessTwin(tx, sure, row)
    if (bill !== undefined) {
      await book(tx, { actor, now }, { ...row, billId: bill.id })
      bills.set(bill.number, { ...bill, open: bill.open - transfer.amount })
    }
    answer[isNew ? (bill === undefined ? 'waiting' : 'booked') : 'known'] += 1
  }
  return answer
}

/** What nobody has to decide is shown, as much of it as a screen holds. */
const maxShown = 200

function told({ out, unread }: Pick<Statement, 'out' | 'unread'>) {
  return {
    unreadCount: unread.length,
    unread: unread.slice(0, maxShown),
    outCount: out.length,
    out: out.slice(0, maxShown).map((movement) => factsOf(movement)),
  }
}

interface ReadTransfer {
  readonly transfer: Transfer
  /** The numbers of bills that its words name. */
  readonly named: readonly number[]
}

/** Two who bring files at the same moment take bills and transfers in the same order. */
function inOrderOfBills(transfers: readonly ReadTransfer[]): readonly ReadTransfer[] {
  return transfers.toSorted(
    (one, other) =>
      (one.named[0] ?? 0) - (other.named[0] ?? 0) ||
      (one.transfer.key < other.transfer.key ? -1 : 1),
  )
}

async function unlessTwin(
  tx: Transaction,
  bill: OwingBill | undefined,
  row: Omit<Parameters<typeof hasTwin>[1], 'billId'>,
) {
  if (bill === undefined) return undefined
  return (await hasTwin(tx, { ...row, billId: bill.id })) ? undefined : bill
}

function sureBill(
  transfer: Transfer,
  named: readonly number[],
  bills: ReadonlyMap<number, OwingBill>,
) {
  const meant = named.flatMap((number) => bills.get(number) ?? [])
  const mayBeSure = transfer.kind === 'payment' && meant.length > 0
  const match = mayBeSure ? matchOf(transfer, meant) : undefined
  return match?.kind === 'sure' ? bills.get(match.bill) : undefined
}

function rowOf(transfer: Transfer) {
  const { key, kind } = transfer
  return { key: createHash('sha256').update(key).digest('hex'), kind, ...factsOf(transfer) }
}

function factsOf({ bookedOn, amount, currency, payer, words }: Movement) {
  return {
    bookedOn: bookingDay(bookedOn ?? '') ?? null,
    amount,
    currency,
    payer: cutTo(payer, mostLetters),
    words: cutTo(words, mostLetters),
  }
}

interface Booking {
  readonly id: string
  readonly billId: string
  readonly key: string
  readonly amount: number
  readonly bookedOn: string | null
}

async function book(
  tx: Transaction,
  { actor, now }: Doing,
  { id, billId, key, amount, bookedOn }: Booking,
): Promise<void> {
  const { teamId, accountId } = actor
  await keepEntry(
    tx,
    { teamId, billId, now },
    {
      entry: { kind: 'paid', method: 'transfer', amount },
      source: `transfer:${teamId}:${key}`,
      madeBy: accountId,
      ...(bookedOn !== null && { onDay: bookedOn }),
    },
  )
  await saveDecision(tx, { teamId, transferId: id, billId })
}

interface Decision {
  readonly transferId: string
  readonly billId: string | null
}

/** Says which bill a transfer pays, or that it pays none. */
export async function decideTransfer(
  tx: Transaction,
  { actor, now }: Doing,
  { transferId, billId }: Decision,
): Promise<void> {
  const { teamId } = actor
  if (!mayRunCollections(actor)) throw new AppError('not_allowed')
  const transfer = await lockWaitingTransfer(tx, { teamId, transferId })
  if (billId === null) {
    await saveDecision(tx, { teamId, transferId, billId })
    return
  }
  const currency = await findBillCurrency(tx, { teamId, billId })
  if (currency !== transfer.currency) throw refused('billId', 'other_currency')
  await book(tx, { actor, now }, { ...transfer, billId })
}
