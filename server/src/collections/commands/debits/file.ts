import { isInTime } from '@touchline/domain/collections/debits/bank-days'
import { formatReference, billReference } from '@touchline/domain/collections/payment-reference'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import type { Creditor } from '../../queries/debits/creditors.ts'
import { findMandatesById } from '../../queries/debits/mandates.ts'
import {
  findDebitItems,
  lockDebitRun,
  markCollected,
  saveDebitFile,
  saveDebitItem,
  type DebitItemRow,
} from '../../queries/debits/runs.ts'
import type { DebitRunContext } from './change.ts'
import { buildPainFile } from './pain.ts'

/**
 * The file for the bank, created on the first download without bills paid meanwhile, and unchanged
 * afterwards.
 */
export async function debitFileOf(
  tx: Transaction,
  {
    actor: { clubId },
    now,
    debitRunId,
    creditor,
  }: DebitRunContext & { readonly creditor: Creditor },
): Promise<{ fileName: string; xml: string }> {
  const key = { clubId, debitRunId }
  const run = await lockDebitRun(tx, key)
  if (run.file !== null) return { fileName: run.fileName ?? '', xml: run.file }
  if (run.state === 'cancelled') throw new AppError('conflict')
  if (!isInTime(dayInZone(now, 'UTC'), run.dueOn)) throw new AppError('deadline_passed')
  const items = await stillOpen(tx, await findDebitItems(tx, { clubId, runIds: [run.id] }))
  if (items.length === 0) throw new AppError('changed_meanwhile')
  const mandates = await findMandatesById(
    tx,
    clubId,
    items.map(({ mandateId }) => mandateId),
  )
  const xml = buildPainFile({
    messageId: run.messageId,
    createdAt: now,
    dueOn: run.dueOn,
    creditor,
    items: items.flatMap(({ sequence, amount, number, collection, mandateId }) => {
      const mandate = mandates.get(mandateId)
      const endToEndId = billReference(number)
      const words = `${collection} ${formatReference(endToEndId)}`
      return mandate === undefined ? [] : [{ sequence, amount, endToEndId, words, mandate }]
    }),
  })
  await markCollected(tx, key, { dueOn: run.dueOn, identifier: creditor.identifier })
  const fileName = `sepa-${run.dueOn}-${run.messageId.slice(-6)}.xml`
  await saveDebitFile(tx, key, { file: xml, fileName, now })
  return { fileName, xml }
}

/** Prevents double charges: removes bills paid since, and collects less where less is open. */
async function stillOpen(
  tx: Transaction,
  items: readonly DebitItemRow[],
): Promise<readonly DebitItemRow[]> {
  const open: DebitItemRow[] = []
  for (const item of items.filter(({ state }) => state === 'collecting'))
    if (item.outstanding >= item.amount) open.push(item)
    else await saveDebitItem(tx, item, { state: 'cancelled' })
  return open
}
