import type { TransferKind } from '@touchline/domain/collections/statement'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

export interface TransferRow {
  readonly id: string
  readonly kind: TransferKind
  readonly bookedOn: string | null
  readonly amount: number
  /** The amount not yet assigned. */
  readonly rest: number
  readonly currency: string
  readonly payer: string
  readonly words: string
  readonly state: 'waiting' | 'booked' | 'left_out'
}

const columns = sql.raw(
  'id, kind, booked_on as "bookedOn", amount, rest, currency, payer, words, state',
)

interface Brought extends Omit<TransferRow, 'rest' | 'state'> {
  readonly teamId: string
  /** Identifies it, so that importing it twice counts once. */
  readonly key: string
  readonly accountId: string
  readonly now: Date
}

/** Returns false if the team knows it. */
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
      rest: amount,
      currency,
      payer,
      words,
      imported_by: accountId,
      imported_at: now,
    })
    .onConflict((conflict) => conflict.columns(['team_id', 'key']).doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

interface Twin extends Pick<Brought, 'teamId' | 'amount' | 'bookedOn' | 'now'> {
  readonly billIds: readonly string[]
}

/**
 * Whether an earlier file had this amount on that day for one of these bills, as banks use several
 * formats.
 */
export async function hasTwin(
  tx: Transaction,
  { teamId, billIds, amount, bookedOn, now }: Twin,
): Promise<boolean> {
  const found = await sql`
    select from bank_transfers t
    join bank_transfer_parts part on part.team_id = t.team_id and part.transfer_id = t.id
    where t.team_id = ${teamId} and part.bill_id = any (${[...billIds]}::uuid[]) and t.amount = ${amount}
      and t.booked_on is not distinct from ${bookedOn}::date and t.imported_at < ${now}
    limit 1`.execute(tx)
  return found.rows.length > 0
}

export interface TransferKey {
  readonly teamId: string
  readonly transferId: string
}

/** A transfer of the team; one of another team is not found. */
export async function requireTransfer(
  db: Queryable,
  { teamId, transferId }: TransferKey,
): Promise<TransferRow> {
  const found = await sql<TransferRow>`
    select ${columns} from bank_transfers where team_id = ${teamId} and id = ${transferId}`.execute(
    db,
  )
  const [row] = found.rows
  if (row === undefined) throw new AppError('not_found')
  return row
}

/** Locks a transfer until the transaction ends. */
export async function lockTransfer(
  tx: Transaction,
  { teamId, transferId }: TransferKey,
): Promise<TransferRow> {
  const found = await sql<TransferRow>`
    select ${columns} from bank_transfers
    where team_id = ${teamId} and id = ${transferId} for update`.execute(tx)
  const [row] = found.rows
  if (row === undefined) throw new AppError('not_found')
  return row
}

interface NewPart {
  readonly id: string
  readonly billId: string
  readonly amount: number
}

/** Some of it is for a bill. */
export async function addPart(
  tx: Transaction,
  { teamId, transferId }: TransferKey,
  { id, billId, amount }: NewPart,
): Promise<void> {
  await sql`
    insert into bank_transfer_parts (id, team_id, transfer_id, bill_id, amount)
    values (${id}, ${teamId}, ${transferId}, ${billId}, ${amount})`.execute(tx)
  await sql`
    update bank_transfers set state = 'booked', rest = rest - ${amount}
    where team_id = ${teamId} and id = ${transferId}`.execute(tx)
}

/** Marks the rest as belonging to no bill. */
export async function leaveOut(
  tx: Transaction,
  { teamId, transferId }: TransferKey,
): Promise<void> {
  await sql`
    update bank_transfers set state = case when rest = amount then 'left_out' else state end, rest = 0
    where team_id = ${teamId} and id = ${transferId}`.execute(tx)
}

/** Reopens a transfer, and returns what was booked. */
export async function takeParts(
  tx: Transaction,
  { teamId, transferId }: TransferKey,
): Promise<readonly (Omit<NewPart, 'billId'> & { readonly billId: string | null })[]> {
  const taken = await sql<{ id: string; billId: string | null; amount: number }>`
    with gone as (
      delete from bank_transfer_parts where team_id = ${teamId} and transfer_id = ${transferId}
      returning id, bill_id, amount)
    select gone.id, gone.bill_id as "billId", gone.amount
    from gone left join bills b on b.team_id = ${teamId} and b.id = gone.bill_id
    order by b.number`.execute(tx)
  await sql`
    update bank_transfers set state = 'waiting', rest = amount
    where team_id = ${teamId} and id = ${transferId}`.execute(tx)
  return taken.rows
}

/** Undecided transfers, oldest first; those with a rest; and the latest decided ones. */
export async function findTransfers(
  db: Queryable,
  teamId: string,
): Promise<readonly TransferRow[]> {
  const found = await sql<TransferRow>`
    (select ${columns} from bank_transfers
      where team_id = ${teamId} and state = 'waiting' order by booked_on, id limit ${maxOpen})
    union all
    (select ${columns} from bank_transfers
      where team_id = ${teamId} and state = 'booked' and rest > 0 order by booked_on, id limit ${maxOpen})
    union all
    (select ${columns} from bank_transfers
      where team_id = ${teamId} and state <> 'waiting' and rest = 0
      order by imported_at desc, id desc limit ${maxDecided})`.execute(db)
  return found.rows
}

const maxOpen = 50
const maxDecided = 30

export interface PartRow {
  readonly transferId: string
  readonly amount: number
  readonly billId: string | null
  readonly collectionId: string | null
  readonly number: number | null
  readonly payer: string
}

interface PartsOf {
  readonly teamId: string
  readonly transferIds: readonly string[]
  /** Members the reader is blocked from, whose names are left out. */
  readonly blockedFrom: readonly string[]
}

/** The bills these transfers were booked for. */
export async function findParts(
  db: Queryable,
  { teamId, transferIds, blockedFrom }: PartsOf,
): Promise<readonly PartRow[]> {
  const found = await sql<PartRow>`
    select part.transfer_id as "transferId", part.amount, b.id as "billId",
      b.collection_id as "collectionId", b.number, coalesce(concat_ws(' ', b.first_name, b.last_name), '') as payer
    from bank_transfer_parts part left join bills b on b.team_id = part.team_id and b.id = part.bill_id
      and not exists (
        select from bill_lines line where line.team_id = b.team_id and line.bill_id = b.id
          and line.member_id = any (${[...blockedFrom]}::uuid[]))
    where part.team_id = ${teamId} and part.transfer_id = any (${[...transferIds]}::uuid[])
    order by b.number`.execute(db)
  return found.rows
}
