import { bookingDay } from '@touchline/domain/collections/booking-day'
import { findBillNumbers } from '@touchline/domain/collections/payment-reference'
import type { Movement } from '@touchline/domain/collections/statement'
import { addDays } from '@touchline/domain/events/days'

import type { Queryable } from '#server/platform/database/database.ts'

import {
  findDebitItems,
  findDebitRuns,
  type DebitItemRow,
  type DebitRunRow,
} from '../../queries/debits/runs.ts'
import { batchIdOf } from './pain.ts'

/** Bills that the bank collects together. */
export interface Batch {
  readonly run: DebitRunRow
  readonly id: string
  readonly items: readonly DebitItemRow[]
}

/** Batches handed in at the bank. */
export async function batchesOf(db: Queryable, clubId: string): Promise<readonly Batch[]> {
  const runs = (await findDebitRuns(db, clubId)).filter(({ state }) => state === 'submitted')
  const items = await findDebitItems(db, { clubId, runIds: runs.map(({ id }) => id) })
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
export function matchCredit(
  line: Movement,
  batches: readonly Batch[],
): Credit | 'unclear' | undefined {
  const named = findNamedBatch(line, batches)
  if (named !== undefined) return creditIn(line, named)
  const timely = batches.filter((batch) => isTimely(line, batch))
  const one = singleOf(
    line,
    timely.flatMap(({ items }) => items.filter((item) => isAwaited(line, item))),
  )
  if (one !== undefined) return one
  const [only, another] = timely.flatMap((batch) => unpaidOf(line, batch) ?? [])
  return another === undefined ? only : undefined
}

/** The batch that a line names. */
export function findNamedBatch<One extends Pick<Batch, 'id'>>(
  { batch = '', words }: Pick<Movement, 'batch' | 'words'>,
  batches: readonly One[],
): One | undefined {
  const text = `${batch} ${words}`.toUpperCase()
  return batches.find(({ id }) => text.includes(id))
}

/** True until the bank has credited it. */
export function isOpen({ paidOn, state }: DebitItemRow): boolean {
  return paidOn === null && state !== 'cancelled'
}

function creditIn(line: Movement, batch: Batch): Credit | 'unclear' {
  return singleOf(line, batch.items) ?? wholeOf(line, batch) ?? 'unclear'
}

/** Within the days banks book it. */
function isTimely({ bookedOn = '' }: Movement, { run }: Batch): boolean {
  const day = bookingDay(bookedOn)
  return (
    day !== undefined && day >= addDays(run.dueOn, -1) && day <= addDays(run.dueOn, maxDaysAfter)
  )
}

const maxDaysAfter = 7

/** What comes on or after the day of a return is the payer's own transfer. */
function isAwaited({ bookedOn = '' }: Movement, item: DebitItemRow): boolean {
  const { returnedOn } = item
  return isOpen(item) && (returnedOn === null || (bookingDay(bookedOn) ?? '') < returnedOn)
}

/** Banks that book each debit separately name its bill. */
function singleOf(line: Movement, items: readonly DebitItemRow[]): Credit | undefined {
  const numbers = findBillNumbers(line.words)
  const one = items.find(({ number, amount }) => numbers.includes(number) && amount === line.amount)
  return one && { items: [one], isGross: true }
}

/** The amount of a line that names no bill identifies a batch of several that weren't all credited. */
function unpaidOf(line: Movement, batch: Batch): Credit | undefined {
  const isAlone = batch.items.length === 1 || findBillNumbers(line.words).length > 0
  const credit = isAlone ? undefined : wholeOf(line, batch)
  return credit?.items.some(isOpen) ? credit : undefined
}

/** The whole batch, or its remainder if the bank deducted returns. */
function wholeOf(line: Movement, { items }: Batch): Credit | undefined {
  const sum = (some: readonly DebitItemRow[]) => some.reduce((all, { amount }) => all + amount, 0)
  if (sum(items) === line.amount) return { items, isGross: true }
  const kept = items.filter(({ state }) => state !== 'returned')
  return sum(kept) === line.amount ? { items: kept, isGross: false } : undefined
}
