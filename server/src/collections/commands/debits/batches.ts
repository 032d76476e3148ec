import { bookingDay } from '@touchline/domain/collections/booking-day'
import { billsIn } from '@touchline/domain/collections/payment-reference'
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
export function creditOf(
  line: Movement,
  batches: readonly Batch[],
): Credit | 'unclear' | undefined {
  const named = batchIn(line, batches)
  const items = named === undefined ? batches.flatMap((batch) => batch.items) : named.items
  const one = singleOf(line, items)
  if (one !== undefined) return { items: [one], isGross: true }
  if (named !== undefined) return wholeOf(line, named) ?? 'unclear'
  const alike = batches.filter((batch) => isTimely(line, batch) && wholeOf(line, batch))
  const [only, another] = alike
  return only === undefined || another !== undefined ? undefined : wholeOf(line, only)
}

/** The batch that a line names. */
export function batchIn<One extends Pick<Batch, 'id'>>(
  { batch = '', words }: Pick<Movement, 'batch' | 'words'>,
  batches: readonly One[],
): One | undefined {
  const text = `${batch} ${words}`.toUpperCase()
  return batches.find(({ id }) => text.includes(id))
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
