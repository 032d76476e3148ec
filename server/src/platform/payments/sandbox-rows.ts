import { randomBytes } from 'node:crypto'

import { sql, type Selectable } from 'kysely'

import type { Queryable, Transaction } from '../database/database.ts'
import type { SandboxSessions, SandboxSubscriptions } from '../database/schema.generated.ts'
import { AppError } from '../errors.ts'
import { sandboxStates, type SandboxState } from './sandbox-steps.ts'

export type SessionRow = Omit<Selectable<SandboxSessions>, 'state'> & {
  readonly state: SandboxState
}
export type SubscriptionRow = Selectable<SandboxSubscriptions>

export async function findSession(db: Queryable, id: string): Promise<SessionRow | undefined> {
  const row = await db
    .selectFrom('sandbox_sessions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row && sessionOf(row)
}

/** The session in which a payment was made. */
export async function findPaidSession(
  db: Queryable,
  paymentId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('sandbox_sessions')
    .select('id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return row?.id
}

export async function lockSession(tx: Transaction, id: string): Promise<SessionRow | undefined> {
  const row = await tx
    .selectFrom('sandbox_sessions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && sessionOf(row)
}

function sessionOf(row: Selectable<SandboxSessions>): SessionRow {
  return { ...row, state: sandboxStates.find((state) => state === row.state) ?? 'expired' }
}

export async function saveSessionState(
  tx: Transaction,
  id: string,
  state: SandboxState,
): Promise<void> {
  await tx.updateTable('sandbox_sessions').set({ state }).where('id', '=', id).execute()
}

export type NewSession = Omit<SessionRow, 'subscription_id' | 'payment_id' | 'refunded' | 'state'>

/** The same wish gets the first session. */
export async function keepSession(db: Queryable, session: NewSession): Promise<string> {
  const kept = await db
    .insertInto('sandbox_sessions')
    .values({ ...session, state: 'open' })
    .onConflict((conflict) => conflict.column('wish').doUpdateSet({ wish: session.wish }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return kept.id
}

export async function keepCustomer(
  db: Queryable,
  customer: { readonly id: string; readonly wish: string; readonly created_at: Date },
): Promise<string> {
  const kept = await db
    .insertInto('sandbox_customers')
    .values(customer)
    .onConflict((conflict) => conflict.column('wish').doUpdateSet({ wish: customer.wish }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return kept.id
}

export async function findSubscriptionRow(
  db: Queryable,
  id: string,
): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('sandbox_subscriptions').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Until the transaction ends nobody else changes it. */
export async function lockSubscriptionRow(
  tx: Transaction,
  id: string,
): Promise<SubscriptionRow | undefined> {
  return tx
    .selectFrom('sandbox_subscriptions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function findSubscriptionRows(
  db: Queryable,
  customerId: string,
): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('sandbox_subscriptions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute()
}

export async function saveSubscriptionRow(
  tx: Transaction,
  id: string,
  change: Partial<Omit<SubscriptionRow, 'id' | 'customer_id' | 'created_at'>>,
): Promise<SubscriptionRow | undefined> {
  return tx
    .updateTable('sandbox_subscriptions')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Those whose period is over; the next hour goes on where this one stopped. */
export async function findDue(db: Queryable, now: Date): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('sandbox_subscriptions')
    .selectAll()
    .where('status', '=', 'active')
    .where('period_ends_at', '<=', now)
    .orderBy('period_ends_at')
    .limit(500)
    .execute()
}

export async function findEvent(db: Queryable, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sandbox_events')
    .select('body')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.body
}

export async function dropEvent(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('sandbox_events').where('id', '=', id).execute()
}

interface NewRefund {
  readonly id: string
  readonly wish: string
  readonly paymentId: string
  readonly amount: number
  readonly now: Date
}

interface KeptRefund {
  readonly id: string
  readonly isNew: boolean
  readonly session: SessionRow
}

/** The refund, the first one when it was wished for before; never more than was paid. */
export async function keepRefund(
  tx: Transaction,
  { id, wish, paymentId, amount, now }: NewRefund,
): Promise<KeptRefund> {
  const session = await tx
    .selectFrom('sandbox_sessions')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst()
  if (session === undefined) throw new AppError('not_found')
  const earlier = await tx
    .selectFrom('sandbox_refunds')
    .select('id')
    .where('wish', '=', wish)
    .executeTakeFirst()
  if (earlier !== undefined) return { id: earlier.id, isNew: false, session: sessionOf(session) }
  if (session.refunded + amount > session.amount) throw new AppError('conflict')

  const refunded = session.refunded + amount
  await tx.updateTable('sandbox_sessions').set({ refunded }).where('id', '=', session.id).execute()
  await tx
    .insertInto('sandbox_refunds')
    .values({ id, wish, session_id: session.id, amount, created_at: now })
    .execute()
  return { id, isNew: true, session: sessionOf({ ...session, refunded }) }
}

/** The first process that needs it makes the secret of the installation's sandbox. */
export async function keepSecret(db: Queryable): Promise<string> {
  const made = `whsec_${randomBytes(24).toString('base64url')}`
  const kept = await sql<{ webhook_secret: string }>`
    insert into sandbox_keys (webhook_secret) values (${made})
    on conflict (is_only) do update set is_only = true
    returning webhook_secret`.execute(db)
  return kept.rows[0]?.webhook_secret ?? made
}
