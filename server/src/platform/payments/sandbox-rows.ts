import { createHmac, randomBytes } from 'node:crypto'

import { sql } from 'kysely'
import { z } from 'zod'

import type { Queryable, Transaction } from '../database/database.ts'
import { sandboxStates, type SandboxState } from './sandbox-steps.ts'

const session = z.object({
  id: z.string(),
  customer_id: z.string().nullable(),
  /** Null for a one-time payment. */
  price_id: z.string().nullable(),
  subscription_id: z.string().nullable(),
  payment_id: z.string().nullable(),
  name: z.string(),
  amount: z.number(),
  currency: z.string(),
  /** Refunds by their ids. */
  refunds: z.record(z.string(), z.number()),
  state: z.enum(sandboxStates),
  success_url: z.string(),
  cancel_url: z.string(),
  expires_at: z.coerce.date(),
})
const subscription = z.object({
  id: z.string(),
  customer_id: z.string(),
  price_id: z.string(),
  status: z.string(),
  starts_at: z.coerce.date(),
  /** The day on which it renews: short months shift one renewal, not all that follow. */
  anchored_at: z.coerce.date(),
  period_ends_at: z.coerce.date(),
  ends_with_period: z.boolean(),
  ended_at: z.coerce.date().nullable(),
  created_at: z.coerce.date(),
})
const secret = z.object({ secret: z.string() })

export type SessionRow = z.infer<typeof session>
export type SubscriptionRow = z.infer<typeof subscription>

export async function findSession(db: Queryable, id: string): Promise<SessionRow | undefined> {
  return session.optional().parse(await find(db, { kind: 'session', id }))
}

export async function lockSession(tx: Transaction, id: string): Promise<SessionRow | undefined> {
  return session.optional().parse(await lock(tx, { kind: 'session', id }))
}

export async function saveSession(
  tx: Transaction,
  id: string,
  change: Partial<Pick<SessionRow, 'payment_id' | 'refunds' | 'state' | 'subscription_id'>>,
): Promise<void> {
  await save(tx, { kind: 'session', id }, change)
}

export function saveSessionState(tx: Transaction, id: string, state: SandboxState): Promise<void> {
  return saveSession(tx, id, { state })
}

type NewSession = Omit<
  SessionRow,
  'id' | 'subscription_id' | 'payment_id' | 'refunds' | 'state'
> & { readonly idempotencyKey: string }

/** The same key returns the first session. */
export async function keepSession(
  db: Queryable,
  { idempotencyKey, ...made }: NewSession,
): Promise<string> {
  const id = `cs_sandbox_${await idOf(db, `session:${idempotencyKey}`)}`
  const untouched = { subscription_id: null, payment_id: null, refunds: {}, state: 'open' }
  await add(db, { kind: 'session', id }, { ...made, ...untouched, id })
  return id
}

export async function findSubscriptionRow(
  db: Queryable,
  id: string,
): Promise<SubscriptionRow | undefined> {
  return subscription.optional().parse(await find(db, { kind: 'subscription', id }))
}

/** Locks the row until the transaction ends. */
export async function lockSubscriptionRow(
  tx: Transaction,
  id: string,
): Promise<SubscriptionRow | undefined> {
  return subscription.optional().parse(await lock(tx, { kind: 'subscription', id }))
}

export async function findSubscriptionRows(
  db: Queryable,
  customerId: string,
): Promise<SubscriptionRow[]> {
  const found = await sql<{ data: unknown }>`
    select data from sandbox where kind = 'subscription' and data->>'customer_id' = ${customerId}
    order by data->>'created_at' desc limit 100`.execute(db)
  return found.rows.map(({ data }) => subscription.parse(data))
}

export async function addSubscriptionRow(tx: Transaction, row: SubscriptionRow): Promise<void> {
  await add(tx, { kind: 'subscription', id: row.id }, row)
}

export async function saveSubscriptionRow(
  tx: Transaction,
  id: string,
  change: Partial<Omit<SubscriptionRow, 'id' | 'customer_id' | 'created_at'>>,
): Promise<SubscriptionRow | undefined> {
  return subscription.optional().parse(await save(tx, { kind: 'subscription', id }, change))
}

/** Subscriptions whose period is over; limited per run. */
export async function findDue(db: Queryable, now: Date): Promise<SubscriptionRow[]> {
  const found = await sql<{ data: unknown }>`
    select data from sandbox
    where kind = 'subscription' and data->>'status' = 'active'
      and (data->>'period_ends_at')::timestamptz <= ${now}
    order by (data->>'period_ends_at')::timestamptz limit 500`.execute(db)
  return found.rows.map(({ data }) => subscription.parse(data))
}

export async function addEvent(tx: Transaction, id: string, body: object): Promise<void> {
  await add(tx, { kind: 'event', id }, body)
}

export async function findEvent(db: Queryable, id: string): Promise<string | undefined> {
  const body = await find(db, { kind: 'event', id })
  return body === undefined ? undefined : JSON.stringify(body)
}

export async function dropEvent(db: Queryable, id: string): Promise<void> {
  await sql`delete from sandbox where kind = 'event' and id = ${id}`.execute(db)
}

/** The sandbox's secret, created by the first process that needs it. */
export async function keepSecret(db: Queryable): Promise<string> {
  const key = { kind: 'secret', id: 'webhook' }
  const known = await find(db, key)
  if (known !== undefined) return secret.parse(known).secret
  await add(db, key, { secret: `whsec_${randomBytes(24).toString('base64url')}` })
  return secret.parse(await find(db, key)).secret
}

/** Deterministic for a key, but not guessable. */
export async function idOf(db: Queryable, idempotencyKey: string): Promise<string> {
  const digest = createHmac('sha256', await keepSecret(db))
    .update(idempotencyKey)
    .digest('hex')
  return digest.slice(0, 32)
}

interface Key {
  readonly kind: string
  readonly id: string
}

async function find(db: Queryable, { kind, id }: Key): Promise<unknown> {
  const found = await sql<{ data: unknown }>`
    select data from sandbox where kind = ${kind} and id = ${id}`.execute(db)
  return found.rows[0]?.data
}

async function lock(tx: Transaction, { kind, id }: Key): Promise<unknown> {
  const found = await sql<{ data: unknown }>`
    select data from sandbox where kind = ${kind} and id = ${id} for update`.execute(tx)
  return found.rows[0]?.data
}

/** Keeps existing rows. */
async function add(db: Queryable, { kind, id }: Key, data: object): Promise<void> {
  await sql`insert into sandbox (kind, id, data) values (${kind}, ${id}, ${JSON.stringify(data)})
    on conflict do nothing`.execute(db)
}

async function save(tx: Transaction, { kind, id }: Key, change: object): Promise<unknown> {
  const saved = await sql<{ data: unknown }>`
    update sandbox set data = data || ${JSON.stringify(change)}::jsonb
    where kind = ${kind} and id = ${id} returning data`.execute(tx)
  return saved.rows[0]?.data
}
