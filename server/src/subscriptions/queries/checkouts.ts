import type { Selectable } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { Checkouts } from '#server/platform/database/schema.generated.ts'

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

export async function saveSession(
  db: Queryable,
  id: string,
  session: { readonly id: string; readonly url: string },
): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ session_id: session.id, url: session.url })
    .where('id', '=', id)
    .execute()
}

export async function closeCheckout(db: Queryable, id: string): Promise<void> {
  await db.updateTable('checkouts').set({ is_open: false }).where('id', '=', id).execute()
}

/** The provider says that nobody pays there any more. */
export async function closeSession(db: Queryable, sessionId: string): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ is_open: false })
    .where('session_id', '=', sessionId)
    .execute()
}

export async function closeExpired(
  db: Queryable,
  { customerId, now }: { readonly customerId: string; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ is_open: false })
    .where('customer_id', '=', customerId)
    .where('is_open', '=', true)
    .where('expires_at', '<', now)
    .execute()
}
