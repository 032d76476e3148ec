import type { Instalment } from '@touchline/domain/collections/instalments'
import {
  paymentMethods,
  type Entry,
  type PaymentMethod,
} from '@touchline/domain/collections/journal'
import { sql, type Selectable } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { BillEntries } from '#server/platform/database/schema.generated.ts'
import { AppError } from '#server/platform/errors.ts'

import type { PageKey } from './checkouts.ts'

export interface BillKey {
  readonly teamId: string
  readonly billId: string
}

export type EntryRow = Selectable<BillEntries>

/** Locks a bill's ledger until the transaction ends. */
export async function lockBill(tx: Transaction, { teamId, billId }: BillKey) {
  const bill = await tx
    .selectFrom('bills as bill')
    .innerJoin('teams as team', 'team.id', 'bill.team_id')
    .select(['bill.collection_id', 'team.time_zone'])
    .where('bill.team_id', '=', teamId)
    .where('bill.id', '=', billId)
    .forUpdate('bill')
    .executeTakeFirst()
  if (bill === undefined) throw new AppError('not_found')
  return bill
}

/** The entries of a bill, oldest first. */
export async function findEntryRows(db: Queryable, { teamId, billId }: BillKey) {
  return db
    .selectFrom('bill_entries')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('bill_id', '=', billId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function findEntries(db: Queryable, key: BillKey): Promise<readonly Entry[]> {
  return (await findEntryRows(db, key)).map((row) => entryOf(row))
}

/** A row as the journal has it. */
export function entryOf({
  kind,
  method,
  amount,
}: Pick<EntryRow, 'kind' | 'method' | 'amount'>): Entry {
  switch (kind) {
    case 'paid':
    case 'returned':
    case 'refunded':
      return { kind, amount, method: methodOf(method) }
    case 'waived':
    case 'moved':
      return { kind, amount }
    default:
      return { kind: 'charged', amount }
  }
}

function methodOf(stored: string | null): PaymentMethod {
  return paymentMethods.find((method) => method === stored) ?? 'card'
}

export async function findInstalments(
  db: Queryable,
  { teamId, billId }: BillKey,
): Promise<readonly Instalment[]> {
  const rows = await db
    .selectFrom('bill_instalments')
    .select(['amount', 'due_on'])
    .where('team_id', '=', teamId)
    .where('bill_id', '=', billId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ amount: row.amount, dueOn: row.due_on }))
}

/** True when the ledger has an entry with this source, whichever bill's. */
export async function isBooked(tx: Transaction, teamId: string, source: string): Promise<boolean> {
  const row = await tx
    .selectFrom('bill_entries')
    .select('id')
    .where('team_id', '=', teamId)
    .where('source', '=', source)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns false if the source was booked at the same time. */
export async function addEntry(tx: Transaction, row: EntryRow): Promise<boolean> {
  const made = await tx
    .insertInto('bill_entries')
    .values(row)
    .onConflict((conflict) => conflict.columns(['team_id', 'source']).doNothing())
    .executeTakeFirst()
  return made.numInsertedOrUpdatedRows === 1n
}

interface Figures {
  readonly charged: number
  readonly outstanding: number
  readonly paid: number
  readonly state: string
  readonly due_on: string | null
}

export async function saveFigures(
  tx: Transaction,
  { teamId, billId }: BillKey,
  figures: Figures,
): Promise<void> {
  await tx
    .updateTable('bills')
    .set(figures)
    .where('team_id', '=', teamId)
    .where('id', '=', billId)
    .execute()
}

/** The ledger's sums of one card payment in minor units: see commands/book-money.ts. */
export interface CardSums {
  readonly paid: number
  /** Charged back, and returned by the bank. */
  readonly taken: number
  readonly won: number
  /** Refunded, and refunds that failed. */
  readonly refunded: number
  readonly stayed: number
}

/** Entries of a payment have the source 'card:<page>:<what>:<kind>:<sum before>'. */
export async function findCardSums(
  tx: Transaction,
  { teamId, pageId }: PageKey,
): Promise<CardSums> {
  const found = await sql<{ what: keyof CardSums; sum: number }>`
    select split_part(entry.source, ':', 3) as what, sum(entry.amount)::bigint as sum
    from bill_checkouts page
    join bill_entries entry on entry.team_id = page.team_id and entry.bill_id = page.bill_id
      and starts_with(entry.source, 'card:' || page.id || ':')
    where page.team_id = ${teamId} and page.id = ${pageId} and entry.kind <> 'charged' group by 1`.execute(
    tx,
  )
  const sums = { paid: 0, taken: 0, won: 0, refunded: 0, stayed: 0 }
  for (const { what, sum } of found.rows) sums[what] = sum
  return sums
}

/** Reminder fees of a bill in minor units. */
export async function findReminderFees(
  db: Queryable,
  { teamId, billId }: BillKey,
): Promise<number> {
  const found = await sql<{ sum: number }>`
    select coalesce(sum(fee), 0)::bigint as sum from bill_reminders
    where team_id = ${teamId} and bill_id = ${billId}`.execute(db)
  return found.rows[0]?.sum ?? 0
}

/** The prefix of sources of entries that waive reminder fees. */
export const feeWaiver = 'fees'

/** Reminder fees that weren't waived. */
export async function findUnwaivedFees(db: Queryable, key: BillKey): Promise<number> {
  const { teamId, billId } = key
  const found = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from bill_entries
    where team_id = ${teamId} and bill_id = ${billId} and kind = 'waived'
      and starts_with(source, ${`${feeWaiver}:`})`.execute(db)
  return (await findReminderFees(db, key)) - (found.rows[0]?.sum ?? 0)
}
