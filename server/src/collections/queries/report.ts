import type { ReportShape } from '@touchline/contract/collections/shapes/report'
import type { Entry } from '@touchline/domain/collections/journal'
import { sql, type RawBuilder } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

import { requireCollection, type CollectionKey } from './collections.ts'
import { isOnRoster, lateOf } from './list.ts'

interface Reading {
  readonly now: Date
}

/** Received and open amounts. Must run on one snapshot, so that parts add up. */
export async function requireReport(
  db: Queryable,
  key: CollectionKey,
  { now }: Reading,
): Promise<ReportShape> {
  const { currency } = await requireCollection(db, key)
  return {
    currency,
    whole: await findWhole(db, key, now),
    byFee: await findByFee(db, key),
    byMethod: await findByMethod(db, key),
    byDay: await findByDay(db, key),
  }
}

/** SQL for money received, minus refunds. */
const money = sql`case e.kind when 'paid' then e.amount when 'returned' then -e.amount
  when 'refunded' then -e.amount else 0 end`

/** Entries `e` of a collection. */
function entriesOf({ teamId, collectionId }: CollectionKey): RawBuilder<unknown> {
  return sql`bill_entries e
    join bills b on b.team_id = e.team_id and b.id = e.bill_id
    where b.team_id = ${teamId} and b.collection_id = ${collectionId}`
}

async function findWhole(
  db: Queryable,
  key: CollectionKey,
  now: Date,
): Promise<ReportShape['whole']> {
  const { teamId, collectionId } = key
  const found = await sql<ReportShape['whole']>`
    select sums.*, e.waived, e.refunded, i.invited from (
      select coalesce(sum(b.charged), 0)::bigint as charged, coalesce(sum(b.paid), 0)::bigint as paid,
        coalesce(sum(b.outstanding), 0)::bigint as outstanding, coalesce(sum(${lateOf(now)}), 0)::bigint as late,
        count(*) filter (where b.first_share_id is null) as bills
      from bills b join teams t on t.id = b.team_id
      where b.team_id = ${teamId} and b.collection_id = ${collectionId}
        and b.state <> 'waiting') sums
    cross join (
      select coalesce(sum(e.amount) filter (where e.kind = 'waived'), 0)::bigint as waived,
        coalesce(sum(e.amount) filter (where e.kind = 'refunded'), 0)::bigint as refunded
      from ${entriesOf(key)}) e
    cross join (
      select count(*) as invited from collection_invitations asked
      join members m on m.team_id = asked.team_id and m.id = asked.member_id and ${isOnRoster}
      where asked.team_id = ${teamId} and asked.collection_id = ${collectionId}) i`.execute(db)
  const [whole] = found.rows
  if (whole === undefined) throw new Error('sums of nothing are a row, too')
  return whole
}

/**
 * Money is paid for a bill, not for a line of it: each line has its share by price, cut so that the shares
 * of a bill are the whole.
 */
async function findByFee(
  db: Queryable,
  { teamId, collectionId }: CollectionKey,
): Promise<ReportShape['byFee']> {
  const shareOf = (of: 'paid' | 'outstanding') => sql`case when total = 0 then 0 else
    trunc(${sql.ref(of)} * upto / total) - trunc(${sql.ref(of)} * (upto - amount) / total) end`
  const found = await sql<ReportShape['byFee'][number]>`
    select f.id as "feeId", f.name, coalesce(sum(l.quantity), 0)::bigint as quantity,
      coalesce(sum(l.amount), 0)::bigint as charged, coalesce(sum(l.paid_share), 0)::bigint as paid,
      coalesce(sum(l.outstanding_share), 0)::bigint as outstanding
    from collection_fees f
    left join (
      select fee_id, quantity, amount, ${shareOf('paid')} as paid_share,
        ${shareOf('outstanding')} as outstanding_share
      from (
        select line.fee_id, line.amount, b.paid::numeric as paid,
          b.outstanding::numeric as outstanding,
          case when b.first_share_id is null then line.quantity else 0 end as quantity,
          sum(line.amount) over (partition by b.id order by line.position) as upto,
          sum(line.amount) over (partition by b.id) as total
        from bills b join bill_lines line on line.team_id = b.team_id and line.bill_id = b.id
        where b.team_id = ${teamId} and b.collection_id = ${collectionId}
          and b.state <> 'waiting') shares) l
      on l.fee_id = f.id
    where f.team_id = ${teamId} and f.collection_id = ${collectionId}
    group by f.id, f.name, f.position order by f.position`.execute(db)
  return found.rows
}

async function findByMethod(db: Queryable, key: CollectionKey): Promise<ReportShape['byMethod']> {
  const found = await sql<ReportShape['byMethod'][number]>`
    select e.method, sum(${money})::bigint as paid
    from ${entriesOf(key)} and e.method is not null
    group by e.method order by paid desc, e.method`.execute(db)
  return found.rows
}

async function findByDay(db: Queryable, key: CollectionKey): Promise<ReportShape['byDay']> {
  const found = await sql<ReportShape['byDay'][number]>`
    select day, (sum(paid) over (order by day))::bigint as paid,
      (sum(charged) over (order by day))::bigint as charged
    from (
      select e.booked_on as day, sum(${money}) as paid,
        sum(case e.kind when 'charged' then e.amount when 'moved' then -e.amount else 0 end) as charged
      from ${entriesOf(key)} group by e.booked_on) days
    order by day`.execute(db)
  return found.rows
}

export interface JournalRow {
  readonly onDay: string
  readonly madeAt: Date
  readonly number: number
  /** The receipt issued after this entry. */
  readonly receipt: number | null
  readonly payer: string
  readonly kind: Entry['kind']
  readonly method: 'card' | 'transfer' | 'cash' | 'check' | 'pass' | null
  readonly amount: number
  readonly note: string
  readonly madeBy: string | null
}

/**
 * The collection's entries in order. For bills of people the reader is blocked from, amounts
 * without names.
 */
export async function findJournal(
  db: Queryable,
  { blockedFrom, ...key }: CollectionKey & { readonly blockedFrom: readonly string[] },
): Promise<readonly JournalRow[]> {
  const isHidden = sql`exists (
    select from bill_lines line where line.team_id = b.team_id and line.bill_id = b.id
      and line.member_id = any (${[...blockedFrom]}::uuid[]))`
  const found = await sql<JournalRow>`
    select e.booked_on as "onDay", e.created_at as "madeAt", b.number,
      case when ${isHidden} then '' else concat_ws(' ', b.first_name, b.last_name) end as payer,
      e.kind, e.method, e.amount, case when ${isHidden} then '' else e.note end as note,
      (select r.number from receipts r where r.team_id = e.team_id and r.entry_id = e.id) as receipt,
      (select nullif(concat_ws(' ', a.first_name, nullif(a.last_name, '')), '')
        from accounts a where a.id = e.created_by) as "madeBy"
    from ${entriesOf(key)} order by e.created_at, e.id`.execute(db)
  return found.rows
}
