import type { InvoicesPage, TeamPlan } from '@touchline/contract/subscriptions/shapes/plan'
import { graceUntil } from '@touchline/domain/entitlements/paid-access'
import { sql } from 'kysely'

import { entitlementOf, paidColumns, paidJoin, type PaidRow } from '#server/entitlements/queries.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Product } from '#server/platform/payments/payments.ts'

import type { BoughtRow } from './bought.ts'
import { findInvoices } from './invoices.ts'

export async function findEntitlement(db: Queryable, teamId: string, now: Date) {
  const found = await sql<PaidRow>`
    select team.created_at, ${paidColumns} from teams as team ${paidJoin}
    where team.id = ${teamId} and team.deleted_at is null`.execute(db)
  const [row] = found.rows
  if (row === undefined) throw new AppError('not_found')
  return entitlementOf(row, now)
}

/** A subscription's price, and when it renews or ends. */
export function planOf(bought: BoughtRow, product: Product | undefined): TeamPlan {
  const { status, period_ends_at: periodEnd, ends_at: endsAt, past_due_since: since } = bought
  const renews = endsAt === null && (status === 'active' || status === 'trialing')
  return {
    status,
    productName: product?.name ?? null,
    price:
      product === undefined
        ? null
        : {
            priceId: product.priceId,
            amount: product.amount,
            currency: product.currency,
            interval: product.interval,
            intervalCount: product.intervalCount,
          },
    renewsAt: renews ? onTheWire(periodEnd) : null,
    endsAt: onTheWire(endsAt),
    graceUntil: status === 'past_due' && since !== null ? onTheWire(graceUntil(since)) : null,
  }
}

function onTheWire(at: Date | null): string | null {
  return at?.toISOString() ?? null
}

interface InvoicePageInput {
  readonly teamId: string
  readonly limit: number
  readonly cursor?: string | undefined
}

export async function findInvoicesPage(
  db: Queryable,
  input: InvoicePageInput,
): Promise<InvoicesPage> {
  const { teamId, limit, cursor } = input
  const rows = await findInvoices(db, { teamId, limit: limit + 1, cursor })
  const page = rows.slice(0, limit)
  return {
    invoices: page.map((row) => ({
      id: row.id,
      number: row.number,
      amount: row.amount,
      currency: row.currency,
      status: row.status === 'paid' ? 'paid' : 'failed',
      at: row.at.toISOString(),
      url: row.url,
    })),
    nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}
