import type { BillShape, RequestShape } from '@touchline/contract/collections/shapes/bill'
import { openInstalments } from '@touchline/domain/collections/instalments'
import { balancesOf, paymentMethods } from '@touchline/domain/collections/journal'
import { formatReference, billReference } from '@touchline/domain/collections/payment-reference'
import { isBlindTo, type Actor } from '@touchline/domain/teams/actor'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { findLines } from './bill-page.ts'
import { entryOf, findInstalments, findUnwaivedFees } from './books.ts'
import type { CollectionKey } from './collections.ts'
import { findReminders } from './reminders/sent.ts'
import { findHalves, findOtherPayers } from './shares.ts'

export interface TreasurerBillKey extends CollectionKey {
  readonly billId: string
}

interface Reading {
  readonly now: Date
  /** Who runs the collection. */
  readonly actor: Pick<Actor, 'blockedFrom' | 'program'>
}

/**
 * A bill with lines and ledger for those who run it. Requests are hidden from API tokens; contact
 * and answers need the token scope for children.
 */
export async function requireTreasurerBill(
  db: Queryable,
  key: TreasurerBillKey,
  { now, actor }: Reading,
): Promise<BillShape> {
  const { blockedFrom = [], program } = actor
  const { timeZone, email, phone, ...row } = await requireRow(db, key)
  const lines = await findLines(db, key)
  if (lines.some(({ memberId }) => memberId !== null && blockedFrom.includes(memberId)))
    throw new AppError('not_found')
  const entries = await findEntriesWithNames(db, key)
  const parts = openInstalments(await findInstalments(db, key), row.outstanding)
  const balances = balancesOf(entries.map(entryOf))
  const waiting = await findWaitingSum(db, key)
  return {
    ...row,
    ...(isBlindTo(actor) ? { email: null, phone: null } : { email, phone }),
    reference: formatReference(billReference(row.number)),
    isLate: row.outstanding > 0 && row.dueOn !== null && row.dueOn < dayInZone(now, timeZone),
    createdAt: row.createdAt.toISOString(),
    remindedAt: row.remindedAt?.toISOString() ?? null,
    lines: lines.map(({ answers, ...line }) => ({
      ...line,
      answers: isBlindTo(actor) ? [] : [...answers],
    })),
    instalments: parts.map(({ amount, dueOn, open }) => ({ amount, dueOn, isPaid: open === 0 })),
    entries: entries.map(({ madeAt, note, ...entry }) => ({
      ...entry,
      note: isBlindTo(actor) ? '' : note,
      madeAt: madeAt.toISOString(),
    })),
    requests:
      program === undefined
        ? await findRequests(db, key, { billIds: [key.billId], blockedFrom })
        : [],
    ...(await sharingOf(db, key)),
    ...(await remindersOf(db, key, row.outstanding)),
    refundable: paymentMethods
      .map((method) => ({
        method,
        amount: balances[method] - (method === 'card' ? waiting : 0),
      }))
      .filter(({ amount }) => amount > 0),
  }
}

/** Both halves of a shared bill; otherwise possible second payers. */
async function sharingOf(
  db: Queryable,
  key: TreasurerBillKey,
): Promise<Pick<BillShape, 'halves' | 'otherPayers'>> {
  const halves = await findHalves(db, key)
  if (halves.length < 2) return { halves: [], otherPayers: [...(await findOtherPayers(db, key))] }
  return {
    halves: halves.map(({ id, firstHalfId: _first, ...half }) => ({ billId: id, ...half })),
    otherPayers: [],
  }
}

async function remindersOf(
  db: Queryable,
  key: TreasurerBillKey,
  outstanding: number,
): Promise<Pick<BillShape, 'reminders' | 'waivableFees'>> {
  const rows = await findReminders(db, key)
  return {
    reminders: rows.map(({ sentAt, ...row }) => ({ ...row, sentAt: sentAt.toISOString() })),
    waivableFees: Math.min(outstanding, await findUnwaivedFees(db, key)),
  }
}

type Row = Omit<
  BillShape,
  | 'reference'
  | 'isLate'
  | 'createdAt'
  | 'remindedAt'
  | 'lines'
  | 'instalments'
  | 'entries'
  | 'requests'
  | 'refundable'
  | 'halves'
  | 'otherPayers'
  | 'reminders'
  | 'waivableFees'
> & { readonly createdAt: Date; readonly remindedAt: Date | null; readonly timeZone: string }

async function requireRow(
  db: Queryable,
  { teamId, collectionId, billId }: TreasurerBillKey,
): Promise<Row> {
  const found = await sql<Row>`
    select b.id, b.number, b.state, c.currency, b.charged, b.outstanding, b.paid, b.due_on as "dueOn",
      b.first_name as "firstName", b.last_name as "lastName", b.email, b.phone, b.payment_option as "paymentOption",
      b.is_anonymous as "isAnonymous", b.created_at as "createdAt", b.reminded_at as "remindedAt",
      t.time_zone as "timeZone"
    from bills b join teams t on t.id = b.team_id
    join collections c on c.team_id = b.team_id and c.id = b.collection_id
    where b.team_id = ${teamId} and b.collection_id = ${collectionId} and b.id = ${billId}
      and b.state <> 'waiting'`.execute(db)
  const [row] = found.rows
  if (row === undefined) throw new AppError('not_found')
  return row
}

type EntryWithName = Omit<BillShape['entries'][number], 'madeAt'> & { readonly madeAt: Date }

async function findEntriesWithNames(
  db: Queryable,
  { teamId, billId }: TreasurerBillKey,
): Promise<readonly EntryWithName[]> {
  const found = await sql<EntryWithName>`
    select e.id, e.kind, e.method, e.amount, e.booked_on as "onDay", e.note, e.created_at as "madeAt",
      nullif(concat_ws(' ', a.first_name, nullif(a.last_name, '')), '') as "madeBy"
    from bill_entries e left join accounts a on a.id = e.created_by
    where e.team_id = ${teamId} and e.bill_id = ${billId}
    order by e.created_at, e.id`.execute(db)
  return found.rows
}

/** Refunds in progress. */
async function findWaitingSum(
  db: Queryable,
  { teamId, billId }: TreasurerBillKey,
): Promise<number> {
  const { sum } = await db
    .selectFrom('bill_refunds')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('amount'), sql<number>`0`).as('sum'))
    .where('team_id', '=', teamId)
    .where('bill_id', '=', billId)
    .where('is_booked', '=', false)
    .where('state', '<>', 'refused')
    .executeTakeFirstOrThrow()
  return Number(sum)
}

interface Requests {
  /** Members the reader is blocked from. */
  readonly blockedFrom: readonly string[]
  /** By default the whole collection. */
  readonly billIds?: readonly string[]
}

/** Requests, open ones first, except for bills the reader can't see. */
export async function findRequests(
  db: Queryable,
  { teamId, collectionId }: CollectionKey,
  { billIds, blockedFrom }: Requests,
): Promise<RequestShape[]> {
  const of = billIds === undefined ? sql`true` : sql`b.id = any (${[...billIds]}::uuid[])`
  const found = await sql<Omit<RequestShape, 'askedAt'> & { readonly askedAt: Date }>`
    select r.id, r.bill_id as "billId", r.kind, r.words, r.state, r.answer,
      r.requested_at as "askedAt", concat_ws(' ', b.first_name, b.last_name) as payer, b.outstanding
    from bill_requests r join bills b on b.team_id = r.team_id and b.id = r.bill_id
    where r.team_id = ${teamId} and b.collection_id = ${collectionId} and ${of}
      and not exists (
        select from bill_lines line where line.team_id = b.team_id and line.bill_id = b.id
          and line.member_id = any (${[...blockedFrom]}::uuid[]))
    order by r.state <> 'open', r.requested_at desc, r.id limit 500`.execute(db)
  return found.rows.map((row) => ({ ...row, askedAt: row.askedAt.toISOString() }))
}
