import type { WaitingBill } from '@touchline/domain/collections/matching'
import type { TransferKind } from '@touchline/domain/collections/statement'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

export interface TransferRow {
  readonly id: string
  readonly kind: TransferKind
  readonly bookedOn: string | null
  readonly amount: number
  readonly currency: string
  readonly payer: string
  readonly words: string
}

export interface OwingBill extends WaitingBill {
  readonly id: string
  readonly collectionId: string
  readonly payer: string
}

interface Owing {
  /** All of them when left out. */
  readonly numbers?: readonly number[]
  /** Members the reader is kept from: bills for them are not theirs to see. */
  readonly keptFrom?: readonly string[]
}

/** Bills of a team that wait for money. */
export async function findOwingBills(
  db: Queryable,
  teamId: string,
  { numbers, keptFrom = [] }: Owing = {},
): Promise<readonly OwingBill[]> {
  const of = numbers === undefined ? sql`true` : sql`b.number = any (${[...numbers]}::bigint[])`
  const found = await sql<OwingBill>`
    select b.id, b.collection_id as "collectionId", b.number, b.owed as open, c.currency,
      concat_ws(' ', b.first_name, b.last_name) as payer,
      array(
        select concat_ws(' ', b.first_name, b.last_name)
        union select concat_ws(' ', line.first_name, line.last_name) from bill_lines line
        where line.team_id = b.team_id and line.bill_id = b.id) as names
    from bills b join collections c on c.team_id = b.team_id and c.id = b.collection_id
    where b.team_id = ${teamId} and b.owed > 0 and ${of}
      and not exists (
        select from bill_lines line where line.team_id = b.team_id and line.bill_id = b.id
          and line.member_id = any (${[...keptFrom]}::uuid[]))
    order by b.number`.execute(db)
  return found.rows
}

interface Brought extends TransferRow {
  readonly teamId: string
  /** What makes it this one: brought twice, it counts once. */
  readonly key: string
  readonly accountId: string
  readonly now: Date
}

/** False when the team knows it already. */
export async function addTransfer(tx: Transaction, transfer: Brought): Promise<boolean> {
  const { id, kind, teamId, key, bookedOn, amount, currency, payer, words, accountId, now } =
    transfer
  const added = await tx
    .insertInto('bank_transfers')
    .values({
      id,
      kind,
      team_id: teamId,
      key,
      booked_on: bookedOn,
      amount,
      currency,
      payer,
      words,
      brought_by: accountId,
      brought_at: now,
    })
    .onConflict((conflict) => conflict.columns(['team_id', 'key']).doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

interface Twin extends Pick<Brought, 'teamId' | 'amount' | 'bookedOn' | 'now'> {
  readonly billId: string
}

/** Whether an earlier file brought as much on that day for this bill: banks tell the same in several forms. */
export async function hasTwin(
  tx: Transaction,
  { teamId, billId, amount, bookedOn, now }: Twin,
): Promise<boolean> {
  const found = await sql`
    select from bank_transfers
    where team_id = ${teamId} and bill_id = ${billId} and state = 'booked' and amount = ${amount}
      and booked_on is not distinct from ${bookedOn}::date and brought_at < ${now}
    limit 1`.execute(tx)
  return found.rows.length > 0
}

interface Decision {
  readonly teamId: string
  readonly transferId: string
  /** Null: it pays none of the bills. */
  readonly billId: string | null
}

export async function saveDecision(
  tx: Transaction,
  { teamId, transferId, billId }: Decision,
): Promise<void> {
  await tx
    .updateTable('bank_transfers')
    .set({ state: billId === null ? 'left_out' : 'booked', bill_id: billId })
    .where('team_id', '=', teamId)
    .where('id', '=', transferId)
    .execute()
}

/** A transfer that waits for a decision, locked; one that was decided meanwhile has changed. */
export async function lockWaitingTransfer(
  tx: Transaction,
  { teamId, transferId }: Pick<Decision, 'teamId' | 'transferId'>,
): Promise<TransferRow & { readonly key: string }> {
  const found = await sql<TransferRow & { readonly key: string; readonly state: string }>`
    select id, kind, booked_on as "bookedOn", amount, currency, payer, words, key, state
    from bank_transfers where team_id = ${teamId} and id = ${transferId} for update`.execute(tx)
  const [row] = found.rows
  if (row === undefined) throw new AppError('not_found')
  if (row.state !== 'waiting') throw new AppError('changed_meanwhile')
  return row
}

export async function findBillCurrency(
  tx: Transaction,
  { teamId, billId }: { readonly teamId: string; readonly billId: string },
): Promise<string> {
  const row = await tx
    .selectFrom('bills as bill')
    .innerJoin('collections as collection', (join) =>
      join
        .onRef('collection.team_id', '=', 'bill.team_id')
        .onRef('collection.id', '=', 'bill.collection_id'),
    )
    .select('collection.currency')
    .where('bill.team_id', '=', teamId)
    .where('bill.id', '=', billId)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not_found')
  return row.currency
}

/** What waits for a decision, the oldest first, some at a time. */
export async function findWaitingTransfers(
  db: Queryable,
  teamId: string,
): Promise<readonly TransferRow[]> {
  const found = await sql<TransferRow>`
    select id, kind, booked_on as "bookedOn", amount, currency, payer, words from bank_transfers
    where team_id = ${teamId} and state = 'waiting'
    order by booked_on, id limit ${mostAtATime}`.execute(db)
  return found.rows
}

const mostAtATime = 50
