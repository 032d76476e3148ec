import type { NewDebitRun } from '@touchline/contract/collections/shapes/debit-runs'
import type { ClubActor } from '@touchline/domain/clubs/permissions'

import { lockClub } from '#server/clubs/queries.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { lockBill } from '../../queries/books.ts'
import type { Creditor } from '../../queries/debits/creditors.ts'
import { addDebitItems, addDebitRun } from '../../queries/debits/runs.ts'
import { planDebits } from './plan.ts'

interface Starting {
  readonly actor: ClubActor
  readonly now: Date
  readonly creditor: Creditor
  readonly input: NewDebitRun
}

/**
 * Collects the previewed debits and notifies each payer. Repeated requests collect once; if the
 * total has changed, nothing is collected.
 */
export async function startDebits(
  tx: Transaction,
  { actor, now, creditor, input }: Starting,
): Promise<void> {
  const { clubId, accountId } = actor
  await lockClub(tx, clubId)
  const { id, duesRunId, dueOn } = input
  const messageId = `TL${id.replaceAll('-', '').slice(8).toUpperCase()}`
  if (!(await addDebitRun(tx, { clubId, id, dueOn, messageId, accountId, now }))) return
  const plan = await planDebits(tx, { actor, now, creditor, duesRunId, dueOn })
  if (plan.dueOn !== dueOn || plan.amount !== input.amount || plan.debits.length !== input.count)
    throw new AppError('changed_meanwhile')
  const items = plan.debits.map(({ bill: { teamId, billId }, mandate, sequence, amount }) => ({
    teamId,
    billId,
    mandateId: mandate.id,
    sequence,
    amount,
  }))
  for (const bill of items) await lockBill(tx, bill)
  await addDebitItems(tx, { clubId, debitRunId: id }, items)
  for (const { teamId, billId } of items)
    await announce(tx, {
      name: 'collections.debit_announced',
      topics: [`team:${teamId}`],
      payload: { teamId, billId, debitRunId: id },
    })
}
