import type { MatchableBill } from '@touchline/domain/collections/matching'
import type { TransferKind } from '@touchline/domain/collections/statement'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

export interface TransferBill extends MatchableBill {
  readonly id: string
  readonly teamId: string
  readonly collectionId: string
  readonly payer: string
}

interface Wanted {
  /** By default all of them. */
  readonly numbers?: readonly number[]
  /** Members the reader is blocked from, whose bills are hidden. */
  readonly blockedFrom?: readonly string[]
  /** A reversal concerns bills that were paid by transfer. */
  readonly kind?: TransferKind
}

/** Bills a transfer may belong to: those that wait for money, or for a reversal those paid. */
export async function findTransferBills(
  db: Queryable,
  teamIds: readonly string[],
  { numbers, blockedFrom = [], kind = 'payment' }: Wanted = {},
): Promise<readonly TransferBill[]> {
  const of = numbers === undefined ? sql`true` : sql`b.number = any (${[...numbers]}::bigint[])`
  const paid = sql<number>`(
    select coalesce(sum(case when e.kind = 'paid' then e.amount else -e.amount end), 0)::bigint
    from bill_entries e where e.team_id = b.team_id and e.bill_id = b.id and e.method = 'transfer')`
  const open = kind === 'taken_back' ? paid : sql`b.outstanding`
  const found = await sql<TransferBill>`
    select b.id, b.team_id as "teamId", b.collection_id as "collectionId", b.number, ${open} as open, c.currency,
      concat_ws(' ', b.first_name, b.last_name) as payer,
      array(
        select concat_ws(' ', b.first_name, b.last_name)
        union select concat_ws(' ', line.first_name, line.last_name) from bill_lines line
        where line.team_id = b.team_id and line.bill_id = b.id) as names
    from bills b join collections c on c.team_id = b.team_id and c.id = b.collection_id
    where b.team_id = any (${[...teamIds]}::uuid[]) and ${open} > 0 and ${of}
      and not exists (
        select from bill_lines line where line.team_id = b.team_id and line.bill_id = b.id
          and line.member_id = any (${[...blockedFrom]}::uuid[]))
    order by b.number`.execute(db)
  return found.rows
}

interface ChosenBill {
  readonly id: string
  readonly teamId: string
  readonly number: number
  readonly currency: string
}

/** The chosen bills, in locking order. */
export async function findChosenBills(
  tx: Transaction,
  teamIds: readonly string[],
  billIds: readonly string[],
): Promise<readonly ChosenBill[]> {
  const found = await sql<ChosenBill>`
    select b.id, b.team_id as "teamId", b.number, c.currency
    from bills b join collections c on c.team_id = b.team_id and c.id = b.collection_id
    where b.team_id = any (${[...teamIds]}::uuid[]) and b.id = any (${[...billIds]}::uuid[])
    order by b.number`.execute(tx)
  return found.rows
}
