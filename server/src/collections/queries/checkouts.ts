import { sql, type ExpressionBuilder, type Insertable, type Selectable } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { BillCheckouts, DB } from '#server/platform/database/schema.generated.ts'

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

/** The rows of one page of the provider, a bill each, in the order in which bills are locked. */
export async function findPagesOfCheckout(
  db: Queryable,
  page: PageRow,
): Promise<readonly PageRow[]> {
  if (page.together_id === null) return [page]
  return db
    .selectFrom('bill_checkouts')
    .selectAll()
    .where('team_id', '=', page.team_id)
    .where('together_id', '=', page.together_id)
    .orderBy('bill_id')
    .execute()
}

/** Open pages for several bills that may just have been paid. */
export async function findOpenPagesOfCheckout(
  db: Queryable,
  billIds: readonly string[],
): Promise<readonly PageRow[]> {
  return db
    .selectFrom('bill_checkouts')
    .selectAll()
    .distinctOn('together_id')
    .where('together_id', 'is not', null)
    .where('state', 'in', ['open', 'waiting'])
    .where('bill_id', 'in', [...billIds])
    .orderBy('together_id')
    .execute()
}

export interface PageKey {
  readonly teamId: string
  readonly pageId: string
}

export async function findPage(
  db: Queryable,
  { teamId, pageId }: PageKey,
): Promise<PageRow | undefined> {
  return db
    .selectFrom('bill_checkouts')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('id', '=', pageId)
    .executeTakeFirst()
}

/** Locks a page until the transaction ends. */
export async function lockPage(
  tx: Transaction,
  { teamId, pageId }: PageKey,
): Promise<PageRow | undefined> {
  return tx
    .selectFrom('bill_checkouts')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('id', '=', pageId)
    .forUpdate()
    .executeTakeFirst()
}

export async function addPage(tx: Transaction, page: Insertable<BillCheckouts>): Promise<PageRow> {
  return tx.insertInto('bill_checkouts').values(page).returningAll().executeTakeFirstOrThrow()
}

/** The rows of one page share their state. */
export async function savePages(
  db: Queryable,
  pages: readonly PageRow[],
  change: Partial<
    Pick<PageRow, 'session_id' | 'url' | 'payment_id' | 'state' | 'read_number' | 'as_of'>
  >,
): Promise<void> {
  await db
    .updateTable('bill_checkouts')
    .set(change)
    .where((row) => row(row.refTuple('team_id', 'id'), 'in', keysOf(row, pages)))
    .execute()
}

/** The number of a request to the provider; later ones are more recent. */
export async function nextReadNumber(db: Queryable, { teamId, pageId }: PageKey): Promise<number> {
  const row = await db
    .updateTable('bill_checkouts')
    .set((change) => ({ reads: change('reads', '+', 1) }))
    .where('team_id', '=', teamId)
    .where('id', '=', pageId)
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
    .orderBy('bill_id')
    .limit(1)
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
    .orderBy('bill_id')
    .limit(1)
    .executeTakeFirst()
}

/** Expired pages without a result, each once for all its bills, least checked first. */
export async function findUnsettled(db: Queryable, now: Date): Promise<readonly PageRow[]> {
  const page = sql`coalesce(together_id, id)`
  return db
    .selectFrom((from) =>
      from
        .selectFrom('bill_checkouts')
        .selectAll()
        .distinctOn(page)
        .where('state', 'in', ['open', 'waiting'])
        .where('expires_at', '<', now)
        .orderBy(page)
        .orderBy('bill_id')
        .as('unsettled'),
    )
    .selectAll()
    .orderBy('reads')
    .orderBy('expires_at')
    .limit(200)
    .execute()
}

/** Closes these pages if still open. */
export async function closeOpenPages(db: Queryable, pages: readonly PageRow[]): Promise<void> {
  await db
    .updateTable('bill_checkouts')
    .set({ state: 'closed' })
    .where((row) => row(row.refTuple('team_id', 'id'), 'in', keysOf(row, pages)))
    .where('state', '=', 'open')
    .execute()
}

/** Closes pages that were never opened at the provider. */
export async function closeUnopenedPages(db: Queryable, now: Date): Promise<void> {
  await db
    .updateTable('bill_checkouts')
    .set({ state: 'closed' })
    .where('state', '=', 'open')
    .where('session_id', 'is', null)
    .where('expires_at', '<', now)
    .execute()
}

function keysOf(row: ExpressionBuilder<DB, 'bill_checkouts'>, pages: readonly PageRow[]) {
  return pages.map(({ team_id: teamId, id }) => row.tuple(teamId, id))
}
