import type { ReadDebitStatement } from '@touchline/contract/collections/shapes/debit-runs'
import type { ClubActor } from '@touchline/domain/clubs/permissions'
import { bookingDay } from '@touchline/domain/collections/booking-day'
import { returnCodeIn } from '@touchline/domain/collections/debits/returns'
import { billsIn } from '@touchline/domain/collections/payment-reference'
import type { Movement, Statement, Transfer } from '@touchline/domain/collections/statement'
import { addDays } from '@touchline/domain/events/days'
import { cutTo } from '@touchline/domain/values/cut-to'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { lockClub } from '#server/clubs/queries.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import {
  findDebitItems,
  findDebitRuns,
  type DebitItemRow,
  type DebitRunRow,
} from '../../queries/debits/runs.ts'
import { batchIdOf } from './pain.ts'
import { returnItem, settleItem } from './settle.ts'

interface Reading {
  readonly actor: ClubActor
  readonly now: Date
}

/** Bank's batches that were handed in, with their bills. */
interface Batch {
  readonly run: DebitRunRow
  readonly id: string
  readonly items: readonly DebitItemRow[]
}

/** The result for a line. */
type Outcome =
  | { readonly kind: 'paid'; readonly bills: number; readonly amount: number }
  | { readonly kind: 'returned' | 'known' | 'other' | 'unclear' }

/** Handles the debits in a statement: first credits of batches, then returns. */
export async function readDebits(
  tx: Transaction,
  reading: Reading,
  { transfers, out }: Statement,
): Promise<ReadDebitStatement> {
  await lockClub(tx, reading.actor.clubId)
  const isIn = ({ kind }: Transfer) => kind === 'payment' || kind === 'unsure'
  const outcomes: (readonly [Movement, Outcome])[] = []
  for (const line of transfers.filter(isIn))
    outcomes.push([line, await takeCredit(tx, reading, line)])
  for (const line of [...transfers.filter((one) => !isIn(one)), ...out])
    outcomes.push([line, await takeReturn(tx, reading, line)])
  return toldOf(outcomes)
}

function toldOf(outcomes: readonly (readonly [Movement, Outcome])[]): ReadDebitStatement {
  const count = (kind: Outcome['kind']) => outcomes.filter(([, one]) => one.kind === kind).length
  const paid = outcomes.flatMap(([, one]) => (one.kind === 'paid' ? [one] : []))
  const unclear = outcomes.filter(([, { kind }]) => kind === 'unclear')
  return {
    paid: paid.reduce((sum, { bills }) => sum + bills, 0),
    paidAmount: paid.reduce((sum, { amount }) => sum + amount, 0),
    returned: count('returned'),
    known: count('known'),
    other: count('other'),
    unclear: unclear.map(([{ bookedOn, amount, words }]) => ({
      bookedOn: bookingDay(bookedOn ?? '') ?? null,
      amount,
      words: cutTo(words, 200),
    })),
  }
}

async function takeCredit(
  tx: Transaction,
  { actor: { clubId, accountId }, now }: Reading,
  line: Movement,
): Promise<Outcome> {
  const found = creditOf(line, await batchesOf(tx, clubId))
  if (found === undefined) return { kind: 'other' }
  if (found === 'unclear') return { kind: 'unclear' }
  const open = found.items.filter(({ paidOn, state }) => paidOn === null && state !== 'cancelled')
  if (open.length === 0) return { kind: 'known' }
  const { isGross } = found
  const onDay = dayOf(line, now)
  for (const item of open) await settleItem(tx, { item, now, accountId, onDay, isGross })
  return { kind: 'paid', bills: open.length, amount: line.amount }
}

async function takeReturn(
  tx: Transaction,
  { actor: { clubId, accountId }, now }: Reading,
  line: Movement,
): Promise<Outcome> {
  const onDay = dayOf(line, now)
  const item = await returnedItem(tx, clubId, { line, onDay })
  if (item === undefined) return { kind: 'other' }
  if (item.state === 'returned') return { kind: 'known' }
  const code = line.returnCode ?? returnCodeIn(line.words) ?? null
  await returnItem(tx, { item, now, accountId, onDay, code, fee: line.amount - item.amount })
  return { kind: 'returned' }
}

function dayOf({ bookedOn = '' }: Movement, now: Date): string {
  return bookingDay(bookedOn) ?? dayInZone(now, 'UTC')
}

async function batchesOf(tx: Transaction, clubId: string): Promise<readonly Batch[]> {
  const runs = (await findDebitRuns(tx, clubId)).filter(({ state }) => state === 'submitted')
  const items = await findDebitItems(tx, { clubId, runIds: runs.map(({ id }) => id) })
  return runs.flatMap((run) => {
    const own = items.filter(({ runId, state }) => runId === run.id && state !== 'cancelled')
    return [...Map.groupBy(own, ({ sequence }) => sequence)].map(([sequence, batch]) => ({
      run,
      id: batchIdOf(run.messageId, sequence),
      items: batch,
    }))
  })
}

type Credit = { readonly items: readonly DebitItemRow[]; readonly isGross: boolean }

/** Which debits a credit pays: a batch by its number, one bill by its own, or a batch by day and sum. */
function creditOf(line: Movement, batches: readonly Batch[]): Credit | 'unclear' | undefined {
  const words = `${line.batch ?? ''} ${line.words}`.toUpperCase()
  const named = batches.find(({ id }) => words.includes(id))
  const one = named
    ? singleOf(line, named.items)
    : singleOf(
        line,
        batches.flatMap((b) => b.items),
      )
  if (one !== undefined) return { items: [one], isGross: true }
  if (named !== undefined) return wholeOf(line, named) ?? 'unclear'
  const alike = batches.filter((batch) => isTimely(line, batch) && wholeOf(line, batch))
  const [only, another] = alike
  return only === undefined || another !== undefined ? undefined : wholeOf(line, only)
}

/** Banks that book each debit separately name its bill. */
function singleOf(line: Movement, items: readonly DebitItemRow[]): DebitItemRow | undefined {
  const numbers = billsIn(line.words)
  return items.find(({ number, amount }) => numbers.includes(number) && amount === line.amount)
}

/** The whole batch, or its remainder if the bank deducted returns. */
function wholeOf(line: Movement, { items }: Batch): Credit | undefined {
  const sum = (some: readonly DebitItemRow[]) => some.reduce((all, { amount }) => all + amount, 0)
  if (sum(items) === line.amount) return { items, isGross: true }
  const kept = items.filter(({ state }) => state !== 'returned')
  return sum(kept) === line.amount ? { items: kept, isGross: false } : undefined
}

/** The amount alone identifies a batch of several bills, within the days banks book it. */
function isTimely({ bookedOn = '' }: Movement, { run, items }: Batch): boolean {
  const day = bookingDay(bookedOn)
  return (
    items.length > 1 &&
    day !== undefined &&
    day >= addDays(run.dueOn, -1) &&
    day <= addDays(run.dueOn, maxDaysAfter)
  )
}

const maxDaysAfter = 7

/** The debit that went back: by the reference of its bill, or the mandate; the bank may add its fee. */
async function returnedItem(
  tx: Transaction,
  clubId: string,
  { line, onDay }: { readonly line: Movement; readonly onDay: string },
): Promise<DebitItemRow | undefined> {
  const numbers = billsIn(line.words)
  if (numbers.length === 0) return undefined
  const items = await findDebitItems(tx, { clubId, numbers })
  return items.find(
    ({ state, amount, dueOn }) =>
      state !== 'cancelled' &&
      dueOn <= onDay &&
      amount <= line.amount &&
      line.amount - amount <= maxFee,
  )
}

/** Cents: the most a bank deducts for a return; a larger difference is something else. */
const maxFee = 5000
