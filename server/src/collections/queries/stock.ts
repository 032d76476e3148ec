import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

import type { CollectionKey } from './collections.ts'
import type { FeeRow } from './fees.ts'

/** The remaining stock of a fee or size, below zero if more is taken; null: unlimited. */
export type RemainingStock = (feeId: string, sizeId: string | null) => number | null

interface Used {
  readonly fee: string
  readonly size: string | null
  readonly quantity: number
}

/** True for a bill `b` that counts: not a second half, not cancelled, and not on the waiting list. */
export const isAlive = sql<boolean>`(b.first_share_id is null and b.state <> 'waiting'
  and (b.state not in ('waived', 'refunded') or exists (
    select from bills half where half.team_id = b.team_id and half.first_share_id = b.id
      and half.charged > 0 and half.state not in ('waived', 'refunded'))))`

/** The remaining stock of all fees. Cancelled items are available again. */
export async function findRemainingStock(
  db: Queryable,
  { teamId, collectionId }: CollectionKey,
  fees: readonly FeeRow[],
): Promise<RemainingStock> {
  const found = await sql<Used>`
    select l.fee_id as fee, l.size_id as size, sum(l.quantity)::int as quantity
    from bills b join bill_lines l on l.team_id = b.team_id and l.bill_id = b.id
    where b.team_id = ${teamId} and b.collection_id = ${collectionId}
      and ${isAlive}
    group by l.fee_id, l.size_id`.execute(db)

  return (feeId, sizeId) => {
    const fee = fees.find(({ id }) => id === feeId)
    const size = fee?.sizes.find(({ id }) => id === sizeId)
    const stock = (size ?? fee)?.stock ?? null
    if (stock === null) return null
    const used = found.rows
      .filter((row) => row.fee === feeId && (size === undefined || row.size === sizeId))
      .reduce((sum, { quantity }) => sum + quantity, 0)
    return stock - used
  }
}
