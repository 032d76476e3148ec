import type { DebitRunChange } from '@touchline/contract/collections/shapes/debit-runs'
import type { ClubActor } from '@touchline/domain/clubs/permissions'
import { addDays } from '@touchline/domain/events/days'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { addToLastInstalment } from '../../queries/bills.ts'
import {
  cancelDebits,
  findDebitItems,
  lockDebitRun,
  saveDebitItem,
  type DebitItemRow,
  type DebitRunRow,
} from '../../queries/debits/runs.ts'
import { bookEntry } from '../book-entry.ts'
import { fieldRefusal } from '../lock-for-change.ts'
import { settleItem } from './settle.ts'

export interface DebitRunContext {
  readonly actor: ClubActor
  readonly now: Date
  readonly debitRunId: string
}

/** Cancels a run, marks it as paid, or charges a bank's fee. */
export async function changeDebits(
  tx: Transaction,
  changing: DebitRunContext,
  change: DebitRunChange,
): Promise<void> {
  const { actor, now, debitRunId } = changing
  const { clubId, accountId } = actor
  const run = await lockDebitRun(tx, { clubId, debitRunId })
  const items = await findDebitItems(tx, { clubId, runIds: [debitRunId] })
  if (change.kind === 'charge_fee') return chargeFee(tx, { items, now, accountId }, change.billId)
  if (change.kind === 'cancel') return cancelRun(tx, changing, { run, items })
  if (run.state !== 'submitted') throw new AppError('conflict')
  if (change.onDay > addDays(dayInZone(now, 'UTC'), 1)) throw fieldRefusal('onDay', 'future')
  for (const item of items) {
    const source = `debit:${item.runId}:${item.billId}`
    await settleItem(tx, { item, now, accountId, onDay: change.onDay, source, isGross: true })
  }
}

/** True if no money has moved and the bank can still be stopped. */
export function isCancellable(
  { state, dueOn }: Pick<DebitRunRow, 'state' | 'dueOn'>,
  items: readonly Pick<DebitItemRow, 'state'>[],
  today: string,
): boolean {
  const isUntouched = items.every((item) => !['paid', 'returned'].includes(item.state))
  return isUntouched && (state === 'announced' || (state === 'submitted' && today < dueOn))
}

async function cancelRun(
  tx: Transaction,
  { actor: { clubId }, now, debitRunId }: DebitRunContext,
  { run, items }: { readonly run: DebitRunRow; readonly items: readonly DebitItemRow[] },
): Promise<void> {
  if (run.state === 'cancelled') return
  if (!isCancellable(run, items, dayInZone(now, 'UTC'))) throw new AppError('money_on_its_way')
  await cancelDebits(tx, { clubId, debitRunId })
  for (const { teamId, billId } of items.filter(({ state }) => state === 'collecting'))
    await announce(tx, {
      name: 'collections.debit_cancelled',
      topics: [`team:${teamId}`],
      payload: { teamId, billId, debitRunId },
    })
}

interface Charging {
  readonly items: readonly DebitItemRow[]
  readonly now: Date
  readonly accountId: string
}

/** Adds the bank's fee for a return to the bill, once. */
async function chargeFee(
  tx: Transaction,
  { items, now, accountId }: Charging,
  billId: string,
): Promise<void> {
  const item = items.find((one) => one.billId === billId)
  if (item === undefined || item.state !== 'returned' || item.fee === 0)
    throw new AppError('not_found')
  if (item.isFeeCharged) return
  const { teamId, runId, fee } = item
  await saveDebitItem(tx, item, { fee_charged_at: now })
  await addToLastInstalment(tx, { teamId, billId }, fee)
  const entry = { kind: 'charged', amount: fee } as const
  const source = `debit:${runId}:${billId}:fee`
  await bookEntry(tx, { teamId, billId, now }, { entry, source, madeBy: accountId })
}
