import type { CashBoxItem, ItemDraft } from '@touchline/contract/cashbox/shapes'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

export interface ItemKey {
  readonly teamId: string
  readonly itemId: string
}

/** Fines and drinks, by name. */
export async function findItems(db: Queryable, teamId: string): Promise<readonly CashBoxItem[]> {
  const found = await sql<CashBoxItem>`
    select id, kind, name, amount from cash_box_items where team_id = ${teamId}
    order by kind, lower(name), id`.execute(db)
  return found.rows
}

export async function findItem(
  db: Queryable,
  { teamId, itemId }: ItemKey,
): Promise<CashBoxItem | undefined> {
  const found = await sql<CashBoxItem>`
    select id, kind, name, amount from cash_box_items
    where team_id = ${teamId} and id = ${itemId}`.execute(db)
  return found.rows[0]
}

export async function countItems(tx: Transaction, teamId: string): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from cash_box_items where team_id = ${teamId}`.execute(tx)
  return found.rows[0]?.count ?? 0
}

export async function storeItem(
  tx: Transaction,
  { teamId, itemId }: ItemKey,
  { kind, name, amount }: ItemDraft,
): Promise<void> {
  await sql`
    insert into cash_box_items (team_id, id, kind, name, amount)
    values (${teamId}, ${itemId}, ${kind}, ${name}, ${amount})
    on conflict (team_id, id) do update
      set kind = excluded.kind, name = excluded.name, amount = excluded.amount`.execute(tx)
}

export async function deleteItem(tx: Transaction, { teamId, itemId }: ItemKey): Promise<void> {
  await sql`delete from cash_box_items where team_id = ${teamId} and id = ${itemId}`.execute(tx)
}
