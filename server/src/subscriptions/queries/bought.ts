import { subscriptionStatuses } from '@touchline/domain/values/subscription-status'
import type { SubscriptionStatus } from '@touchline/domain/values/subscription-status'
import type { Selectable } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { Subscriptions } from '#server/platform/database/schema.generated.ts'

import type { CustomerKey } from './customers.ts'

/** The known state of a subscription. */
export type BoughtRow = Omit<Selectable<Subscriptions>, 'status'> & {
  readonly status: SubscriptionStatus
}

export async function findBought(
  db: Queryable,
  teamId: string,
  id: string,
): Promise<BoughtRow | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && boughtOf(row)
}

/** The current one, otherwise the last. */
export async function findLastBought(
  db: Queryable,
  teamId: string,
): Promise<BoughtRow | undefined> {
  const [running] = await findRunning(db, [teamId])
  if (running !== undefined) return running
  const row = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('team_id', '=', teamId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && boughtOf(row)
}

/** Renewing or being paid, most certain first. */
export async function findRunning(db: Queryable, teamIds: readonly string[]): Promise<BoughtRow[]> {
  if (teamIds.length === 0) return []
  const rows = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('team_id', 'in', teamIds)
    .where('status', 'in', ['trialing', 'active', 'past_due'])
    .orderBy((order) => order('status', '=', 'past_due'))
    .orderBy('period_ends_at', 'desc')
    .execute()
  return rows.map(boughtOf)
}

/** A customer's subscriptions that haven't ended, as far as known. */
export async function findUnfinished(
  db: Queryable,
  { team_id: teamId, id: customerId }: CustomerKey,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('team_id', '=', teamId)
    .where('customer_id', '=', customerId)
    .where('status', 'not in', ['canceled', 'incomplete_expired'])
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Marks a customer to be asked about later, because the provider could not be reached; or clears
 * the mark.
 */
export async function saveUnverified(
  tx: Transaction,
  { team_id: teamId, id: customerId }: CustomerKey,
  isUnverified: boolean,
): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ is_unverified: isUnverified })
    .where('team_id', '=', teamId)
    .where('customer_id', '=', customerId)
    .where('is_unverified', '!=', isUnverified)
    .execute()
}

function boughtOf(row: Selectable<Subscriptions>): BoughtRow {
  const status = subscriptionStatuses.find((one) => one === row.status) ?? 'incomplete'
  return { ...row, status }
}

export async function saveBought(tx: Transaction, row: BoughtRow): Promise<void> {
  const { id, team_id, customer_id, created_at, ...changes } = row
  await tx
    .insertInto('subscriptions')
    .values({ id, team_id, customer_id, created_at, ...changes })
    .onConflict((conflict) => conflict.columns(['team_id', 'id']).doUpdateSet(changes))
    .execute()
}

/** Ends sandbox subscriptions once a real provider is configured; returns the teams. */
export async function endSandboxed(tx: Transaction, now: Date): Promise<readonly string[]> {
  const ended = await tx
    .updateTable('subscriptions')
    .set({ status: 'canceled', ends_at: now, as_of: now })
    .where('status', 'in', ['trialing', 'active', 'past_due', 'incomplete'])
    .where('customer_id', 'in', (customers) =>
      customers.selectFrom('payment_customers').select('id').where('provider', '=', 'sandbox'),
    )
    .returning('team_id')
    .execute()
  return ended.map((row) => row.team_id)
}
