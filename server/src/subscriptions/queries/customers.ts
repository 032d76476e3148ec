import { sql, type Selectable } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { PaymentCustomers } from '#server/platform/database/schema.generated.ts'

export type CustomerRow = Selectable<PaymentCustomers>
export type CustomerKey = Pick<CustomerRow, 'team_id' | 'id'>

/** Our own record says whose customer it is, whatever an event claims. */
export async function findCustomer(db: Queryable, id: string): Promise<CustomerRow | undefined> {
  return db.selectFrom('payment_customers').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Serialises writes about this customer until commit. */
export async function lockCustomer(tx: Transaction, id: string): Promise<CustomerRow | undefined> {
  return tx
    .selectFrom('payment_customers')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export interface ProviderKey {
  readonly provider: CustomerRow['provider']
  readonly teamIds: readonly string[]
}

export async function findCustomersOf(
  db: Queryable,
  { provider, teamIds }: ProviderKey,
): Promise<CustomerRow[]> {
  if (teamIds.length === 0) return []
  return db
    .selectFrom('payment_customers')
    .selectAll()
    .where('team_id', 'in', teamIds)
    .where('provider', '=', provider)
    .execute()
}

/** Customers who may have paid without our knowledge, a few at a time. */
export async function findInDoubt(
  db: Queryable,
  { provider, teamIds }: ProviderKey,
): Promise<CustomerRow[]> {
  const found = await sql<CustomerRow>`
    select customer.* from payment_customers as customer
    where customer.provider = ${provider} and customer.team_id = any (${[...teamIds]}::uuid[])
      and (customer.unconfirmed_since is not null or exists (
        select from checkouts as open where open.team_id = customer.team_id and open.is_open))
    order by customer.reads, customer.id
    limit 3`.execute(db)
  return found.rows
}

/** Two admins at once get the same customer. */
export async function saveCustomer(
  db: Queryable,
  customer: Pick<CustomerRow, 'id' | 'provider' | 'team_id' | 'account_id' | 'created_at'>,
): Promise<CustomerRow> {
  return db
    .insertInto('payment_customers')
    .values(customer)
    .onConflict((conflict) =>
      conflict.columns(['team_id', 'provider']).doUpdateSet({ account_id: customer.account_id }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function saveBuyer(db: Queryable, id: string, accountId: string): Promise<void> {
  await db
    .updateTable('payment_customers')
    .set({ account_id: accountId })
    .where('id', '=', id)
    .execute()
}

/** The number of a request to the provider: a later request is more current. */
export async function nextRead(db: Queryable, id: string): Promise<number> {
  const row = await db
    .updateTable('payment_customers')
    .set((change) => ({ reads: change('reads', '+', 1) }))
    .where('id', '=', id)
    .returning('reads')
    .executeTakeFirst()
  return row?.reads ?? 0
}

export async function saveDoubt(
  tx: Transaction,
  id: string,
  doubtfulSince: Date | null,
): Promise<void> {
  await tx
    .updateTable('payment_customers')
    .set({ unconfirmed_since: doubtfulSince })
    .where('id', '=', id)
    .execute()
}

/** Customers to ask the provider about; the next hour continues with the rest. */
export async function findUnsettled(
  db: Queryable,
  { provider, now }: { readonly provider: string; readonly now: Date },
): Promise<CustomerRow[]> {
  const anHourAgo = new Date(now.getTime() - 3_600_000)
  const found = await sql<CustomerRow>`
    select customer.* from payment_customers as customer
    where customer.provider = ${provider} and (
      customer.unconfirmed_since is not null
      or (customer.team_id, customer.id) in (
        select team_id, customer_id from subscriptions
        where status in ('trialing', 'active', 'past_due') and period_ends_at < ${anHourAgo})
      or (customer.team_id, customer.id) in (
        select team_id, customer_id from subscriptions where is_unverified)
      or (customer.team_id, customer.id) in (
        select team_id, customer_id from checkouts where is_open and expires_at < ${now}))
    order by customer.reads, customer.id
    limit 200`.execute(db)
  return found.rows
}
