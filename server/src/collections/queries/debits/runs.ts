import type {
  debitItemStates,
  debitRunStates,
} from '@touchline/contract/collections/shapes/debit-runs'
import type { Sequence } from '@touchline/domain/collections/debits/mandates'
import { sql, type RawBuilder } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import type { BillKey } from '../books.ts'

export interface DebitRunRow {
  readonly id: string
  readonly dueOn: string
  readonly state: (typeof debitRunStates)[number]
  readonly messageId: string
  readonly createdAt: Date
  readonly fileAt: Date | null
  readonly file: string | null
  readonly fileName: string | null
}

const runColumns = sql.raw(`id, due_on as "dueOn", state, message_id as "messageId",
  created_at as "createdAt", file_at as "fileAt", file, file_name as "fileName"`)

/** Runs of a club, the latest first. */
export async function findDebitRuns(
  db: Queryable,
  clubId: string,
): Promise<readonly DebitRunRow[]> {
  const found = await sql<DebitRunRow>`
    select ${runColumns} from debit_runs where club_id = ${clubId}
    order by due_on desc, created_at desc limit 100`.execute(db)
  return found.rows
}

export interface DebitRunKey {
  readonly clubId: string
  readonly debitRunId: string
}

/** Locks a run until the transaction ends. */
export async function lockDebitRun(
  tx: Transaction,
  { clubId, debitRunId }: DebitRunKey,
): Promise<DebitRunRow> {
  const found = await sql<DebitRunRow>`
    select ${runColumns} from debit_runs where club_id = ${clubId} and id = ${debitRunId}
    for update`.execute(tx)
  const [row] = found.rows
  if (row === undefined) throw new AppError('not_found')
  return row
}

/** Locks all runs of a club until the transaction ends. */
export async function lockDebitRuns(tx: Transaction, clubId: string): Promise<void> {
  await sql`select from debit_runs where club_id = ${clubId} order by id for update`.execute(tx)
}

interface NewRun {
  readonly clubId: string
  readonly id: string
  readonly dueOn: string
  readonly messageId: string
  readonly accountId: string
  readonly now: Date
}

/** Returns false if the run exists; throws for another club's id. */
export async function addDebitRun(tx: Transaction, run: NewRun): Promise<boolean> {
  const { clubId, id, dueOn, messageId, accountId, now } = run
  const added = await sql`
    insert into debit_runs (club_id, id, due_on, message_id, created_by, created_at)
    values (${clubId}, ${id}, ${dueOn}, ${messageId}, ${accountId}, ${now})
    on conflict do nothing`.execute(tx)
  if (added.numAffectedRows === 1n) return true
  const known = await sql`
    select from debit_runs where club_id = ${clubId} and id = ${id}`.execute(tx)
  if (known.rows.length === 0) throw new AppError('conflict')
  return false
}

interface NewItem extends BillKey {
  readonly mandateId: string
  readonly sequence: Sequence
  readonly amount: number
}

/** Throws `changed_meanwhile` where another run collects one of the bills. */
export async function addDebitItems(
  tx: Transaction,
  { clubId, debitRunId }: DebitRunKey,
  items: readonly NewItem[],
): Promise<void> {
  const added = await sql`
    insert into debit_items (club_id, run_id, team_id, bill_id, mandate_id, sequence, amount)
    select ${clubId}, ${debitRunId}, "teamId", "billId", "mandateId", sequence, amount
    from json_to_recordset(${JSON.stringify(items)}::json)
      as item("teamId" uuid, "billId" uuid, "mandateId" uuid, sequence text, amount bigint)
    on conflict do nothing`.execute(tx)
  if (added.numAffectedRows !== BigInt(items.length)) throw new AppError('changed_meanwhile')
}

export interface DebitItemRow extends BillKey {
  readonly runId: string
  readonly collectionId: string
  readonly mandateId: string
  readonly number: number
  readonly payer: string
  readonly names: readonly string[]
  readonly collection: string
  readonly amount: number
  readonly outstanding: number
  readonly sequence: Sequence
  readonly state: (typeof debitItemStates)[number]
  readonly paidOn: string | null
  readonly returnedOn: string | null
  readonly returnCode: string | null
  readonly fee: number
  readonly isFeeCharged: boolean
  readonly overpaid: number
  readonly reference: string
  /** The run's due date. */
  readonly dueOn: string
}

interface WantedItems {
  readonly clubId: string
  readonly runIds?: readonly string[]
  /** Bill numbers whose debits weren't cancelled. */
  readonly numbers?: readonly number[]
  readonly billIds?: readonly string[]
}

/** Bills of runs, in the order in which they are locked. */
export async function findDebitItems(
  db: Queryable,
  { clubId, runIds, numbers, billIds }: WantedItems,
): Promise<readonly DebitItemRow[]> {
  const ofRuns = runIds ? sql`item.run_id = any (${[...runIds]}::uuid[])` : sql`true`
  const ofBills = numbers ? sql`b.number = any (${[...numbers]}::bigint[])` : sql`true`
  const ofIds = billIds ? sql`item.bill_id = any (${[...billIds]}::uuid[])` : sql`true`
  const found = await sql<DebitItemRow>`
    select item.run_id as "runId", item.team_id as "teamId", item.bill_id as "billId",
      b.collection_id as "collectionId", item.mandate_id as "mandateId", b.number,
      concat_ws(' ', b.first_name, b.last_name) as payer, ${namesOf} as names, c.name as collection,
      item.amount, b.outstanding, item.sequence, item.state, item.paid_on as "paidOn",
      item.returned_on as "returnedOn", item.return_code as "returnCode", item.fee,
      item.fee_charged_at is not null as "isFeeCharged", item.overpaid, m.reference,
      run.due_on as "dueOn"
    from debit_items item
    join debit_runs run on run.club_id = item.club_id and run.id = item.run_id
    join debit_mandates m on m.club_id = item.club_id and m.id = item.mandate_id
    join bills b on b.team_id = item.team_id and b.id = item.bill_id
    join collections c on c.team_id = b.team_id and c.id = b.collection_id
    where item.club_id = ${clubId} and ${ofRuns} and ${ofBills} and ${ofIds}
    order by b.number, run.created_at desc`.execute(db)
  return found.rows
}

/** SQL for the names of people on bill `b`. */
export const namesOf: RawBuilder<string[]> = sql<string[]>`array(
  select concat_ws(' ', line.first_name, line.last_name) from bill_lines line
  where line.team_id = b.team_id and line.bill_id = b.id order by line.position)`

export type DebitItemKey = Pick<DebitItemRow, 'teamId' | 'billId' | 'runId'>

interface ItemChange {
  readonly state?: DebitItemRow['state']
  readonly paid_on?: string | null
  readonly returned_on?: string | null
  readonly return_code?: string | null
  readonly fee?: number
  readonly fee_charged_at?: Date
  readonly overpaid?: number
}

export async function saveDebitItem(
  tx: Transaction,
  { teamId, billId, runId }: DebitItemKey,
  change: ItemChange,
): Promise<void> {
  await tx
    .updateTable('debit_items')
    .set(change)
    .where('team_id', '=', teamId)
    .where('bill_id', '=', billId)
    .where('run_id', '=', runId)
    .execute()
}

/** The file is created once. */
export async function saveDebitFile(
  tx: Transaction,
  { clubId, debitRunId }: DebitRunKey,
  { file, fileName, now }: { file: string; fileName: string; now: Date },
): Promise<void> {
  await sql`
    update debit_runs set file = ${file}, file_name = ${fileName}, file_at = ${now}, state = 'submitted'
    where club_id = ${clubId} and id = ${debitRunId}`.execute(tx)
}

/** All that isn't paid or returned yet is collected no longer. */
export async function cancelDebits(
  tx: Transaction,
  { clubId, debitRunId }: DebitRunKey,
): Promise<void> {
  await sql`
    update debit_runs set state = 'cancelled'
    where club_id = ${clubId} and id = ${debitRunId}`.execute(tx)
  await sql`
    update debit_items set state = 'cancelled'
    where club_id = ${clubId} and run_id = ${debitRunId} and state = 'collecting'`.execute(tx)
}

/** The payer's bank learns of the account and the creditor with this collection. */
export async function markCollected(
  tx: Transaction,
  { clubId, debitRunId }: DebitRunKey,
  { dueOn, identifier }: { dueOn: string; identifier: string },
): Promise<void> {
  await sql`
    update debit_mandates m set last_collected_on = greatest(m.last_collected_on, ${dueOn}::date),
      collected_iban = m.iban, collected_identifier = ${identifier}
    from debit_items item
    where item.club_id = ${clubId} and item.run_id = ${debitRunId} and item.state = 'collecting'
      and m.club_id = item.club_id and m.id = item.mandate_id`.execute(tx)
}

interface LastDebit {
  readonly amount: number
  readonly dueOn: string
  readonly state: DebitItemRow['state']
  readonly returnCode: string | null
  readonly fee: number
  readonly isFeeCharged: boolean
}

/** The last debit of a bill that was not cancelled. */
export async function findLastDebit(
  db: Queryable,
  { teamId, billId }: BillKey,
): Promise<LastDebit | undefined> {
  const found = await sql<LastDebit>`
    select item.amount, run.due_on as "dueOn", item.state, item.return_code as "returnCode", item.fee,
      item.fee_charged_at is not null as "isFeeCharged"
    from debit_items item
    join debit_runs run on run.club_id = item.club_id and run.id = item.run_id
    where item.team_id = ${teamId} and item.bill_id = ${billId} and item.state <> 'cancelled'
    order by run.created_at desc limit 1`.execute(db)
  return found.rows[0]
}

interface AnnouncedTo {
  readonly amount: number
  readonly dueOn: string
  readonly reference: string
  readonly iban: string
  readonly creditor: string
  readonly identifier: string
}

/** A debit as its payer sees it. */
export async function findDebit(
  db: Queryable,
  { teamId, billId, debitRunId }: BillKey & { readonly debitRunId: string },
): Promise<AnnouncedTo | undefined> {
  const found = await sql<AnnouncedTo>`
    select item.amount, run.due_on as "dueOn", m.reference, m.iban, creditor.name as creditor,
      creditor.identifier
    from debit_items item
    join debit_runs run on run.club_id = item.club_id and run.id = item.run_id
    join debit_mandates m on m.club_id = item.club_id and m.id = item.mandate_id
    join debit_creditors creditor on creditor.club_id = item.club_id
    where item.team_id = ${teamId} and item.bill_id = ${billId}
      and item.run_id = ${debitRunId}`.execute(db)
  return found.rows[0]
}
