import type {
  DebitRunDetails,
  DebitRunShape,
} from '@touchline/contract/collections/shapes/debit-runs'
import { returnReason } from '@touchline/domain/collections/debits/returns'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { isCancellable } from '../commands/debits/change.ts'
import {
  findDebitItems,
  findDebitRuns,
  type DebitItemRow,
  type DebitRunRow,
} from '../queries/debits/runs.ts'

/** A club's runs with their results. */
export async function debitRunsOf(
  db: Queryable,
  clubId: string,
  now: Date,
): Promise<readonly DebitRunShape[]> {
  const runs = await findDebitRuns(db, clubId)
  const items = await findDebitItems(db, { clubId, runIds: runs.map(({ id }) => id) })
  const of = Map.groupBy(items, ({ runId }) => runId)
  return runs.map((run) => runShapeOf(run, of.get(run.id) ?? [], now))
}

/** A run of the club with its bills. */
export async function requireDebitRun(
  db: Queryable,
  { clubId, debitRunId }: { readonly clubId: string; readonly debitRunId: string },
  now: Date,
): Promise<DebitRunDetails> {
  const run = (await findDebitRuns(db, clubId)).find(({ id }) => id === debitRunId)
  if (run === undefined) throw new AppError('not_found')
  const items = await findDebitItems(db, { clubId, runIds: [run.id] })
  return { ...runShapeOf(run, items, now), items: items.map(itemShapeOf) }
}

function runShapeOf(run: DebitRunRow, all: readonly DebitItemRow[], now: Date): DebitRunShape {
  const { id, dueOn, state, createdAt, fileAt } = run
  const items = state === 'cancelled' ? all : all.filter((item) => item.state !== 'cancelled')
  const sum = (some: readonly DebitItemRow[]) => some.reduce((all, { amount }) => all + amount, 0)
  const returned = items.filter((item) => item.state === 'returned')
  return {
    id,
    dueOn,
    state,
    createdAt: createdAt.toISOString(),
    fileAt: fileAt?.toISOString() ?? null,
    count: items.length,
    amount: sum(items),
    paid: sum(items.filter((item) => item.state === 'paid')),
    returned: sum(returned),
    returnedCount: returned.length,
    isCancellable: isCancellable(run, items, dayInZone(now, 'UTC')),
  }
}

function itemShapeOf(item: DebitItemRow): DebitRunDetails['items'][number] {
  const { teamId, billId, collectionId, number, payer, names, amount, reference, state } = item
  const { returnedOn, returnCode, fee, isFeeCharged, overpaid } = item
  return {
    teamId,
    billId,
    collectionId,
    number,
    payer,
    names: [...names],
    amount,
    reference,
    state,
    returnedOn,
    returnCode,
    reason: state === 'returned' ? returnReason(returnCode) : null,
    fee,
    isFeeCharged,
    overpaid,
  }
}
