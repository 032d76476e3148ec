import { sql, type Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { SubscriptionPayments } from '#server/platform/database/schema.generated.ts'
import type { ProviderInvoice } from '#server/platform/payments/objects.ts'

export type PaymentRow = Selectable<SubscriptionPayments>

/**
 * One row per invoice; undefined if nothing is new. Paid and refunded stay so whatever arrives late, and a
 * written-off invoice can only become one of them.
 */
export async function saveInvoice(
  tx: Transaction,
  teamId: string,
  invoice: ProviderInvoice,
): Promise<{ readonly status: string } | undefined> {
  const kept = await sql<{ status: string }>`
    insert into subscription_payments (id, team_id, invoice_id, number, amount, currency, status, url, at)
    values (${uuidv7()}, ${teamId}, ${invoice.id}, ${invoice.number}, ${invoice.amount},
      ${invoice.currency}, ${invoice.state}, ${invoice.url}, ${invoice.at})
    on conflict (team_id, invoice_id) do update
      set status = excluded.status, amount = excluded.amount, number = excluded.number, url = excluded.url
      where subscription_payments.status = 'failed'
        or subscription_payments.status = 'uncollectible' and excluded.status in ('paid', 'voided')
    returning status`.execute(tx)
  return kept.rows[0]
}

/** True if a newer invoice was paid. */
export async function isPaidSince(tx: Transaction, teamId: string, since: Date): Promise<boolean> {
  const paid = await tx
    .selectFrom('subscription_payments')
    .select('id')
    .where('team_id', '=', teamId)
    .where('status', '=', 'paid')
    .where('amount', '>', 0)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return paid !== undefined
}

interface InvoiceFilter {
  readonly teamId: string
  readonly limit: number
  readonly cursor: string | undefined
}

/** Newest first, without voided ones. */
export async function findInvoices(
  db: Queryable,
  { teamId, limit, cursor }: InvoiceFilter,
): Promise<PaymentRow[]> {
  return db
    .selectFrom('subscription_payments')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('status', '<>', 'voided')
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
