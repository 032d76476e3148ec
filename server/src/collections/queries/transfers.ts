import type { TransferKind } from '@touchline/domain/collections/statement'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { accountTables, type AccountOwner, type BankAccount } from './banks.ts'

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

export const transferColumns = sql.raw(
  'id, kind, booked_on as "bookedOn", amount, rest, currency, payer, words, state',
)

interface Brought extends Omit<TransferRow, 'rest' | 'state'> {
  /** Identifies it, so that importing it twice counts once. */
  readonly key: string
  readonly accountId: string
  readonly now: Date
}

/** Returns false if the account has it. */
export async function addTransfer(
  tx: Transaction,
  owner: AccountOwner,
  transfer: Brought,
): Promise<boolean> {
  const { transfers, key: ownerKey, id: ownerId } = accountTables(owner)
  const { id, kind, key, bookedOn, amount, currency, payer, words, accountId, now } = transfer
  const added = await sql`
    insert into ${transfers} (${ownerKey}, id, kind, key, booked_on, amount, rest, currency, payer,
      words, imported_by, imported_at)
    values (${ownerId}, ${id}, ${kind}, ${key}, ${bookedOn}, ${amount}, ${amount}, ${currency},
      ${payer}, ${words}, ${accountId}, ${now})
    on conflict (${ownerKey}, key) do nothing`.execute(tx)
  return added.numAffectedRows === 1n
}

interface Keys {
  readonly account: Pick<BankAccount, 'owner' | 'teamIds'>
  readonly keys: readonly string[]
}

/** Which keys this account has. */
export async function findKnownKeys(
  tx: Transaction,
  { account, keys }: Keys,
): Promise<ReadonlySet<string>> {
  const { transfers, key, id } = accountTables(account.owner)
  const found = await sql<{ key: string }>`
    select key from ${transfers} where ${key} = ${id} and key = any (${[...keys]})`.execute(tx)
  return new Set(found.rows.map((row) => row.key))
}

/** Which keys the club's account has, for one of a team, or its teams have booked, for the club's. */
export async function findKeysKnownElsewhere(
  tx: Transaction,
  { account: { owner, teamIds }, keys }: Keys,
): Promise<ReadonlySet<string>> {
  const found =
    'clubId' in owner
      ? await sql<{ key: string }>`
          select key from bank_transfers
          where team_id = any (${[...teamIds]}::uuid[]) and key = any (${[...keys]})
            and state = 'booked'`.execute(tx)
      : await sql<{ key: string }>`
          select t.key from teams team join club_transfers t on t.club_id = team.club_id
          where team.id = ${owner.teamId} and t.key = any (${[...keys]})`.execute(tx)
  return new Set(found.rows.map((row) => row.key))
}

interface Twin extends Pick<Brought, 'amount' | 'bookedOn' | 'now'> {
  readonly bills: readonly { readonly teamId: string; readonly billId: string }[]
}

/**
 * Whether an earlier file had this amount on that day for one of these bills, as banks use several
 * formats, and a club's treasurer and a team's may import the same.
 */
export async function hasDuplicate(
  tx: Transaction,
  { bills, amount, bookedOn, now }: Twin,
): Promise<boolean> {
  const teamIds = bills.map(({ teamId }) => teamId)
  const billIds = bills.map(({ billId }) => billId)
  const found = await sql`
    select from bank_transfer_parts part
    join bank_transfers t on t.team_id = part.team_id and t.id = part.transfer_id
    where part.team_id = any (${teamIds}::uuid[]) and part.bill_id = any (${billIds}::uuid[])
      and t.amount = ${amount} and t.booked_on is not distinct from ${bookedOn}::date
      and t.imported_at < ${now}
    union all
    select from club_transfer_parts part
    join club_transfers t on t.club_id = part.club_id and t.id = part.transfer_id
    where part.team_id = any (${teamIds}::uuid[]) and part.bill_id = any (${billIds}::uuid[])
      and t.amount = ${amount} and t.booked_on is not distinct from ${bookedOn}::date
      and t.imported_at < ${now}
    limit 1`.execute(tx)
  return found.rows.length > 0
}

/** A transfer of an account; one of another account is not found. */
export async function requireTransfer(
  db: Queryable,
  owner: AccountOwner,
  transferId: string,
): Promise<TransferRow> {
  const { transfers, key, id } = accountTables(owner)
  const found = await sql<TransferRow>`
    select ${transferColumns} from ${transfers} where ${key} = ${id} and id = ${transferId}`.execute(
    db,
  )
  const [row] = found.rows
  if (row === undefined) throw new AppError('not_found')
  return row
}

/** Locks a transfer until the transaction ends. */
export async function lockTransfer(
  tx: Transaction,
  owner: AccountOwner,
  transferId: string,
): Promise<TransferRow> {
  const { transfers, key, id } = accountTables(owner)
  const found = await sql<TransferRow>`
    select ${transferColumns} from ${transfers} where ${key} = ${id} and id = ${transferId}
    for update`.execute(tx)
  const [row] = found.rows
  if (row === undefined) throw new AppError('not_found')
  return row
}

interface NewPart {
  readonly id: string
  readonly transferId: string
  readonly teamId: string
  readonly billId: string
  readonly amount: number
  /** The run whose debit it was. */
  readonly runId?: string
}

/** Some of it is for a bill. */
export async function addPart(tx: Transaction, owner: AccountOwner, part: NewPart): Promise<void> {
  const { transfers, key, id: ownerId } = accountTables(owner)
  const { id, transferId, teamId, billId, amount, runId = null } = part
  if ('clubId' in owner)
    await sql`
      insert into club_transfer_parts (id, club_id, transfer_id, team_id, bill_id, run_id, amount)
      values (${id}, ${ownerId}, ${transferId}, ${teamId}, ${billId}, ${runId}, ${amount})`.execute(
      tx,
    )
  else
    await sql`
      insert into bank_transfer_parts (id, team_id, transfer_id, bill_id, amount)
      values (${id}, ${ownerId}, ${transferId}, ${billId}, ${amount})`.execute(tx)
  await sql`
    update ${transfers} set state = 'booked', rest = rest - ${amount}
    where ${key} = ${ownerId} and id = ${transferId}`.execute(tx)
}

/** Marks the rest as belonging to no bill. */
export async function leaveOutTransfer(
  tx: Transaction,
  owner: AccountOwner,
  transferId: string,
): Promise<void> {
  const { transfers, key, id } = accountTables(owner)
  await sql`
    update ${transfers}
    set state = case when rest = amount then 'left_out' else state end, rest = 0
    where ${key} = ${id} and id = ${transferId}`.execute(tx)
}

/** What the club's account has is nothing to decide for its teams. */
export async function leaveOutInTeams(
  tx: Transaction,
  { account: { teamIds }, keys }: Keys,
): Promise<void> {
  await sql`
    update bank_transfers set state = 'left_out', rest = 0
    where team_id = any (${[...teamIds]}::uuid[]) and key = any (${[...keys]})
      and state = 'waiting'`.execute(tx)
}

export interface RemovedPart {
  readonly id: string
  readonly teamId: string
  readonly billId: string | null
  readonly runId: string | null
  readonly amount: number
}

/** Reopens a transfer, and returns what was booked. */
export async function removeParts(
  tx: Transaction,
  owner: AccountOwner,
  transferId: string,
): Promise<readonly RemovedPart[]> {
  const { transfers, parts, key, id } = accountTables(owner)
  const run = 'clubId' in owner ? sql`run_id` : sql`null::uuid`
  const taken = await sql<RemovedPart>`
    with gone as (
      delete from ${parts} where ${key} = ${id} and transfer_id = ${transferId}
      returning id, team_id, bill_id, ${run} as run_id, amount)
    select gone.id, gone.team_id as "teamId", gone.bill_id as "billId", gone.run_id as "runId",
      gone.amount
    from gone left join bills b on b.team_id = gone.team_id and b.id = gone.bill_id
    order by b.number`.execute(tx)
  await sql`
    update ${transfers} set state = 'waiting', rest = amount
    where ${key} = ${id} and id = ${transferId}`.execute(tx)
  return taken.rows
}

export interface PartRow {
  readonly transferId: string
  readonly amount: number
  readonly billId: string | null
  readonly collectionId: string | null
  readonly number: number | null
  readonly payer: string
}

/** The bills these transfers were booked for; names of members the reader is blocked from are left out. */
export async function findParts(
  db: Queryable,
  { owner, blockedFrom }: BankAccount,
  transferIds: readonly string[],
): Promise<readonly PartRow[]> {
  const { parts, key, id } = accountTables(owner)
  const found = await sql<PartRow>`
    select part.transfer_id as "transferId", part.amount, b.id as "billId",
      b.collection_id as "collectionId", b.number, coalesce(concat_ws(' ', b.first_name, b.last_name), '') as payer
    from ${parts} part left join bills b on b.team_id = part.team_id and b.id = part.bill_id
      and not exists (
        select from bill_lines line where line.team_id = b.team_id and line.bill_id = b.id
          and line.member_id = any (${[...blockedFrom]}::uuid[]))
    where part.${key} = ${id} and part.transfer_id = any (${[...transferIds]}::uuid[])
    order by b.number`.execute(db)
  return found.rows
}
