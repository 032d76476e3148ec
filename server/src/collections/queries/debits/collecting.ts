import { sql, type RawBuilder } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { BillKey } from '../books.ts'

/** True for bills `bill` that a bank is collecting: they are neither reminded of nor paid twice. */
export function isCollecting(bill: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from debit_items item where item.team_id = ${sql.ref(`${bill}.team_id`)}
      and item.bill_id = ${sql.ref(`${bill}.id`)} and item.state = 'collecting')`
}

/** Whether a bank is collecting this bill. */
export async function isBillCollecting(
  db: Queryable,
  { teamId, billId }: BillKey,
): Promise<boolean> {
  const found = await sql`
    select from debit_items
    where team_id = ${teamId} and bill_id = ${billId} and state = 'collecting'`.execute(db)
  return found.rows.length > 0
}

interface Booked extends BillKey {
  readonly amount: number
  readonly onDay: string
}

/** A bank line that the treasurer of a team has booked was the debit of its bill, or its return. */
export async function followTransfer(
  tx: Transaction,
  { teamId, billId, amount, onDay }: Booked,
  kind: 'paid' | 'returned',
): Promise<void> {
  if (kind === 'paid')
    await sql`
      update debit_items set state = 'paid', paid_on = ${onDay}
      where team_id = ${teamId} and bill_id = ${billId} and amount = ${amount}
        and state = 'collecting'`.execute(tx)
  else
    await sql`
      update debit_items set state = 'returned', returned_on = ${onDay}
      where team_id = ${teamId} and bill_id = ${billId} and amount = ${amount}
        and state = 'paid'`.execute(tx)
}
