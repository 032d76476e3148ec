import { sql, type Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { BillRefunds } from '#server/platform/database/schema.generated.ts'

import type { BillKey } from './books.ts'
import type { PageKey } from './checkouts.ts'

export type RefundRow = Selectable<BillRefunds>
type RefundKey = Pick<RefundRow, 'team_id' | 'id'>

interface NewRefund extends BillKey {
  readonly pageId: string
  readonly amount: number
  readonly now: Date
  /** The browser's id of the request. */
  readonly refundRequestId?: string
  readonly note?: string
  readonly madeBy?: string | null
}

/** The job that asks the provider. */
export const refundJob = 'collections.refund'

const isUnsettled = sql<boolean>`(state = 'waiting' or (state = 'done' and not is_booked))`

/** Records a refund to a card. */
export async function addRefund(tx: Transaction, refund: NewRefund): Promise<void> {
  const { teamId, billId, pageId, amount, now, refundRequestId, note = '', madeBy } = refund
  await tx
    .insertInto('bill_refunds')
    .values({
      id: uuidv7(),
      team_id: teamId,
      bill_id: billId,
      checkout_id: pageId,
      request_id: refundRequestId ?? null,
      amount,
      note,
      created_by: madeBy ?? null,
      created_at: now,
    })
    .execute()
}

export async function isRefundRequested(
  tx: Transaction,
  key: BillKey,
  refundRequestId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('bill_refunds')
    .select('id')
    .where('team_id', '=', key.teamId)
    .where('bill_id', '=', key.billId)
    .where('request_id', '=', refundRequestId)
    .executeTakeFirst()
  return row !== undefined
}

/** Refunds not yet requested or answered, and completed ones not yet booked. */
export async function findWaiting(
  db: Queryable,
  { teamId, billId }: BillKey,
): Promise<readonly RefundRow[]> {
  return db
    .selectFrom('bill_refunds')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('bill_id', '=', billId)
    .where(isUnsettled)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function saveRefundState(
  db: Queryable,
  { team_id: teamId, id }: RefundKey,
  state: 'done' | 'refused',
): Promise<void> {
  await db
    .updateTable('bill_refunds')
    .set({ state })
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute()
}

export async function isRefundBooked(
  tx: Transaction,
  { team_id: teamId, id }: RefundKey,
): Promise<boolean> {
  const row = await tx
    .selectFrom('bill_refunds')
    .select('is_booked')
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.is_booked === true
}

/** Refunds that explain this amount, oldest first; marks them as booked. */
export async function takeUnbookedRefunds(
  tx: Transaction,
  { teamId, pageId }: PageKey,
  most: number,
): Promise<readonly Pick<RefundRow, 'amount' | 'note' | 'created_by'>[]> {
  const found = await sql<Pick<RefundRow, 'amount' | 'note' | 'created_by'>>`
    update bill_refunds set is_booked = true
    where team_id = ${teamId} and id in (
      select id from (
        select id, sum(amount) over (order by created_at, id) as upto
        from bill_refunds
        where team_id = ${teamId} and checkout_id = ${pageId} and not is_booked
          and state <> 'refused') as wished
      where upto <= ${most})
    returning amount, note, created_by`.execute(tx)
  return found.rows
}

/** Refunds of a payment still to be booked: agreed by the provider, or only requested. */
export async function sumUnbooked(
  tx: Transaction,
  { teamId, pageId }: PageKey,
): Promise<{ readonly granted: number; readonly wished: number }> {
  const found = await sql<{ granted: number; wished: number }>`
    select coalesce(sum(amount) filter (where state = 'done'), 0)::bigint as granted,
      coalesce(sum(amount) filter (where state = 'waiting'), 0)::bigint as wished
    from bill_refunds
    where team_id = ${teamId} and checkout_id = ${pageId} and not is_booked`.execute(tx)
  return found.rows[0] ?? { granted: 0, wished: 0 }
}

export interface RefundablePage {
  readonly id: string
  readonly rest: number
}

/** A bill's card payments, newest first, with what can still be refunded. */
export async function findRefundable(
  tx: Transaction,
  { teamId, billId }: BillKey,
): Promise<readonly RefundablePage[]> {
  const found = await sql<RefundablePage>`
    select page.id, (coalesce((
        select sum(case when entry.kind = 'paid' then entry.amount else -entry.amount end)
        from bill_entries entry
        where entry.team_id = page.team_id and entry.bill_id = page.bill_id
          and starts_with(entry.source, 'card:' || page.id || ':')
          and entry.kind <> 'charged'), 0)
      - coalesce((
        select sum(amount) from bill_refunds input
        where input.team_id = page.team_id and input.checkout_id = page.id and not input.is_booked and input.state <> 'refused'), 0)
      )::bigint as rest
    from bill_checkouts page
    where page.team_id = ${teamId} and page.bill_id = ${billId} and page.payment_id is not null
    order by page.created_at desc, page.id desc`.execute(tx)
  return found.rows.filter(({ rest }) => rest > 0)
}

/** Bills with refunds pending or not booked, left by an ended process. */
export async function findBillsWaiting(db: Queryable, before: Date): Promise<readonly BillKey[]> {
  return db
    .selectFrom('bill_refunds')
    .select(['team_id as teamId', 'bill_id as billId'])
    .distinct()
    .where(isUnsettled)
    .where('created_at', '<', before)
    .limit(200)
    .execute()
}
