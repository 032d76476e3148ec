import { nextBankDay } from '@touchline/domain/collections/debits/bank-days'
import { addDays } from '@touchline/domain/events/days'
import { v7 as newId } from 'uuid'

import { bookEntry } from '#server/collections/commands/book-entry.ts'
import { billDues } from '#server/collections/commands/dues/bill.ts'
import { sumDueAmounts, planDues } from '#server/collections/commands/dues/plan.ts'
import { findSchedule } from '#server/collections/queries/dues.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import { findRunBills, forgetEvents, type RunBill } from '../queries.ts'
import { addDebits, type FeeRun } from './debits.ts'
import type { DemoClub } from './memberships.ts'

const day = 86_400_000
const billedDaysAgo = 6
const daysUntilDue = 9

/** This year's bills: some are paid, some debited, some still open. */
export async function addFeeRun(tx: Transaction, club: DemoClub): Promise<void> {
  const { clubId, cast, now } = club
  const dueOn = nextBankDay(addDays(now.toISOString().slice(0, 10), daysUntilDue))
  const actor = { clubId, accountId: cast.manager.id, roles: ['manager'] } as const
  const run = { ...club, duesRunId: newId(), dueOn, actor }
  await bill(tx, run)
  const bills = await findRunBills(tx, run)
  await addDebits(tx, run, bills)
  await pay(tx, run, bills)
  await forgetEvents(tx, ['collections.billed', 'collections.debit_announced'])
}

async function bill(tx: Transaction, { actor, words, now, duesRunId, dueOn }: FeeRun) {
  const schedule = await findSchedule(tx, actor.clubId)
  if (schedule === undefined) return
  const at = new Date(now.getTime() - billedDaysAgo * day)
  const year = String(now.getUTCFullYear())
  const period = { startsOn: `${year}-01-01`, months: schedule.months }
  const reader = { ...actor, now: at }
  const plan = await planDues(tx, { reader, rules: schedule.rules, period })
  const people = plan.flatMap((family) => family.people.map(({ shown }) => shown))
  const personIds = people.filter(({ state }) => state === 'due').map(({ id }) => id)
  const input = { ...period, id: duesRunId, name: words.dues.run(year), dueOn, personIds }
  const { version } = schedule
  await billDues(tx, {
    actor,
    now: at,
    input: { ...input, clubId: actor.clubId, amount: sumDueAmounts(people), version },
  })
}

/** Every third payer has transferred the money. */
async function pay(
  tx: Transaction,
  { actor, now }: FeeRun,
  bills: readonly RunBill[],
): Promise<void> {
  for (const { teamId, billId, outstanding } of bills.filter((_, place) => place % 3 === 1)) {
    const paidAt = new Date(now.getTime() - 2 * day)
    await bookEntry(
      tx,
      { teamId, billId, now: paidAt },
      {
        entry: { kind: 'paid', method: 'transfer', amount: outstanding },
        source: `demo:${billId}`,
        note: '',
        onDay: paidAt.toISOString().slice(0, 10),
        madeBy: actor.accountId,
        announceAs: 'nothing',
      },
    )
  }
}
