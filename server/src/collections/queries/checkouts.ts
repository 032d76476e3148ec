import type { Insertable, Selectable } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { BillCheckouts } from '#server/platform/database/schema.generated.ts'

import type { BillKey } from './books.ts'

export type PageRow = Selectable<BillCheckouts>

/** The page on which a bill is being paid: one at a time. */
export async function findOpenPage(
  db: Queryable,
  { teamId, billId }: BillKey,
): Promise<PageRow | undefined> {
  return db
    .selectFrom('bill_checkouts')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('bill_id', '=', billId)
    .where('state', 'in', ['open', 'waiting'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function findPage(db: Queryable, id: string): Promise<PageRow | undefined> {
  return db.selectFrom('bill_checkouts').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Until the transaction ends nobody else writes what became of this page. */
export async function lockPage(tx: Transaction, id: string): Promise<PageRow | undefined> {
  return tx
    .selectFrom('bill_checkouts')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function addPage(tx: Transaction, page: Insertable<BillCheckouts>): Promise<PageRow> {
  return tx.insertInto('bill_checkouts').values(page).returningAll().executeTakeFirstOrThrow()
}

export async function savePage(
  db: Queryable,
  id: string,
  change: Partial<
    Pick<PageRow, 'session_id' | 'url' | 'payment_id' | 'state' | 'read_number' | 'told_at'>
  >,
): Promise<void> {
  await db.updateTable('bill_checkouts').set(change).where('id', '=', id).execute()
}

/** The number of a question to the provider: what was asked later is truer. */
export async function nextRead(db: Queryable, id: string): Promise<number> {
  const row = await db
    .updateTable('bill_checkouts')
    .set((change) => ({ reads: change('reads', '+', 1) }))
    .where('id', '=', id)
    .returning('reads')
    .executeTakeFirst()
  return row?.reads ?? 0
}

export async function findPageOfSession(
  db: Queryable,
  sessionId: string,
): Promise<PageRow | undefined> {
  return db
    .selectFrom('bill_checkouts')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
}

export async function findPageOfPayment(
  db: Queryable,
  paymentId: string,
): Promise<PageRow | undefined> {
  return db
    .selectFrom('bill_checkouts')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
}

/** Pages whose time is over and of which nothing was heard, those asked about least first. */
export async function findUnsettled(db: Queryable, now: Date): Promise<readonly PageRow[]> {
  return db
    .selectFrom('bill_checkouts')
    .selectAll()
    .where('state', 'in', ['open', 'waiting'])
    .where('expires_at', '<', now)
    .orderBy('reads')
    .orderBy('expires_at')
    .limit(200)
    .execute()
}

/** This page is over, unless something else is known of it. */
export async function closeOpenPage(db: Queryable, id: string): Promise<void> {
  await db
    .updateTable('bill_checkouts')
    .set({ state: 'closed' })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute()
}

/** Nobody can pay on a page that was never opened at the provider. */
export async function closeUnopened(db: Queryable, now: Date): Promise<void> {
  await db
    .updateTable('bill_checkouts')
    .set({ state: 'closed' })
    .where('state', '=', 'open')
    .where('session_id', 'is', null)
    .where('expires_at', '<', now)
    .execute()
}
