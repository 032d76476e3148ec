import { nextBankDay } from '@touchline/domain/collections/debits/bank-days'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isNewFact, takeFacts } from '#server/subscriptions/queries/facts.ts'

import type { DebitNews } from '../../emails/debit.ts'
import type { BillKey } from '../../queries/books.ts'
import { findDuesRunOfBill } from '../../queries/debits/candidates.ts'
import { findCreditor } from '../../queries/debits/creditors.ts'
import { findDebit } from '../../queries/debits/runs.ts'
import { emailPayer } from '../write-letters.ts'
import { announcementKey, announcementPrefixOfBill, digestOf } from './announcement-keys.ts'
import { planDebits } from './plan.ts'

type Announced = Pick<DebitNews, 'amount' | 'debit'>

/**
 * Emails the payer of a new bill, once. If the club can collect it on its due date, this email is
 * the pre-notification too.
 */
export async function notifyOfBill(platform: Platform, { teamId, billId }: BillKey): Promise<void> {
  const now = platform.clock()
  await platform.database.transaction().execute(async (tx) => {
    if (!(await isNewFact(tx, { teamId, fact: `collections.billed:${billId}` }, now))) return
    const planned = await debitOnDueDate(tx, { teamId, billId }, now)
    const news = { kind: 'billed', ...planned } as const
    const isSent = await emailPayer(tx, platform, { teamId, billId, news })
    if (isSent && planned !== undefined)
      await isNewFact(tx, { teamId, fact: announcementKey(billId, flat(planned)) }, now)
  })
}

/** Undefined unless the whole bill of a club's fee run can be collected on its due date. */
async function debitOnDueDate(
  tx: Transaction,
  bill: BillKey,
  now: Date,
): Promise<Announced | undefined> {
  const run = await findDuesRunOfBill(tx, bill)
  const creditor = run && (await findCreditor(tx, run.clubId))
  if (run === undefined || creditor === undefined) return undefined
  const { clubId, duesRunId } = run
  // No account has this id, so it is blocked from no child.
  const actor = { clubId, accountId: newId() }
  const plan = await planDebits(tx, { actor, now, creditor, duesRunId, bill })
  const [planned] = plan.debits
  if (planned?.amount !== planned?.bill.outstanding) return undefined
  if (planned === undefined || plan.dueOn !== nextBankDay(run.dueOn)) return undefined
  const { amount, mandate } = planned
  const { name, identifier } = creditor
  const { reference, iban } = mandate
  return { amount, debit: { dueOn: plan.dueOn, reference, iban, creditor: name, identifier } }
}

interface OfDebit extends BillKey {
  readonly debitRunId: string
}

/** Notifies a payer, once, of a cancelled debit, or of one that their bill didn't announce. */
export async function notifyOfDebit(
  platform: Platform,
  kind: 'debit_announced' | 'debit_cancelled',
  { teamId, billId, debitRunId }: OfDebit,
): Promise<void> {
  await platform.database.transaction().execute(async (tx) => {
    const found = await findDebit(tx, { teamId, billId, debitRunId })
    if (found === undefined) return
    const fact = `collections.${kind}:${debitRunId}:${billId}`
    if (!(await isNewFact(tx, { teamId, fact }, platform.clock()))) return
    const { amount, ...debit } = found
    // A later debit is announced again, even if it equals the first one.
    const known = await takeFacts(tx, { teamId, prefix: announcementPrefixOfBill(billId) })
    if (kind === 'debit_announced' && known.includes(digestOf(flat({ amount, debit })))) return
    await emailPayer(tx, platform, { teamId, billId, news: { kind, amount, debit } })
  })
}

const flat = ({ amount, debit }: Announced) => ({ amount, ...debit })
