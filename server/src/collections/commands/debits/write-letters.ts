import type { Platform } from '#server/platform/platform.ts'

import { findDebit } from '../../queries/debits/runs.ts'
import { notifyPayer } from '../write-letters.ts'

interface OfDebit {
  readonly teamId: string
  readonly billId: string
  readonly debitRunId: string
}

/** Notifies a payer, once, of a debit or its cancellation. */
export async function notifyOfDebit(
  platform: Platform,
  kind: 'debit_announced' | 'debit_cancelled',
  { teamId, billId, debitRunId }: OfDebit,
): Promise<void> {
  const debit = await findDebit(platform.database, { teamId, billId, debitRunId })
  if (debit === undefined) return
  const { amount } = debit
  const fact = `collections.${kind}:${debitRunId}:${billId}`
  await notifyPayer(platform, { teamId, billId, fact, news: { kind, amount, debit } })
}
