import type { Selectable } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { Checkouts } from '#server/platform/database/schema.generated.ts'

import type { CustomerKey } from './customers.ts'

export type CheckoutRow = Selectable<Checkouts>

export async function findOpenCheckout(
  db: Queryable,
  teamId: string,
): Promise<CheckoutRow | undefined> {
  return db
    .selectFrom('checkouts')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('is_open', '=', true)
    .executeTakeFirst()
}

export type NewCheckout = Omit<CheckoutRow, 'session_id' | 'url' | 'is_open'>

export async function addCheckout(tx: Transaction, checkout: NewCheckout): Promise<CheckoutRow> {
  return tx.insertInto('checkouts').values(checkout).returningAll().executeTakeFirstOrThrow()
}

type CheckoutKey = Pick<CheckoutRow, 'team_id' | 'id'>

export async function saveSession(
  db: Queryable,
  { team_id: teamId, id }: CheckoutKey,
  session: { readonly id: string; readonly url: string },
): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ session_id: session.id, url: session.url })
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute()
}

export async function closeCheckout(
  db: Queryable,
  { team_id: teamId, id }: CheckoutKey,
): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ is_open: false })
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute()
}

/** Marks a checkout as closed at the provider. */
export async function closeSession(
  db: Queryable,
  teamId: string,
  sessionId: string,
): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ is_open: false })
    .where('team_id', '=', teamId)
    .where('session_id', '=', sessionId)
    .execute()
}

export async function closeExpired(
  db: Queryable,
  { team_id: teamId, id: customerId }: CustomerKey,
  now: Date,
): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ is_open: false })
    .where('team_id', '=', teamId)
    .where('customer_id', '=', customerId)
    .where('is_open', '=', true)
    .where('expires_at', '<', now)
    .execute()
}
