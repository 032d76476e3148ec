import { mandateState, type Mandate } from '@touchline/domain/collections/debits/mandates'
import type { WantedPlaces } from '@touchline/domain/collections/places'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isTeamActive } from '#server/teams/queries/active.ts'

import type { BillKey } from './books.ts'
import type { CollectionKey, CollectionRow } from './collections.ts'
import { isCollecting } from './debits/collecting.ts'
import { withMandate } from './debits/mandates.ts'
import { todayThere } from './list.ts'
import { hasOpenRequest } from './requests.ts'
import { isAlive } from './stock.ts'

/** How many places people have; those on the waiting list have none. */
export async function countTaken(
  db: Queryable,
  { teamId, collectionId }: CollectionKey,
): Promise<number> {
  const found = await sql<{ taken: number }>`
    select coalesce(sum(l.quantity), 0)::int as taken
    from bills b join bill_lines l on l.team_id = b.team_id and l.bill_id = b.id
    where b.team_id = ${teamId} and b.collection_id = ${collectionId} and ${isAlive}`.execute(db)
  return found.rows[0]?.taken ?? 0
}

export interface WaitingEntry {
  readonly billId: string
  readonly payer: string
  readonly names: string[]
  readonly feeNames: string[]
  readonly since: Date
  readonly amount: number
  readonly wanted: readonly WantedPlaces[]
}

/** The waiting list, the next one first, except for members the reader is blocked from. */
export async function findWaiting(
  db: Queryable,
  { teamId, collectionId }: CollectionKey,
  blockedFrom: readonly string[] = [],
): Promise<readonly WaitingEntry[]> {
  const found = await sql<WaitingEntry>`
    select b.id as "billId", concat_ws(' ', b.first_name, nullif(b.last_name, '')) as payer,
      b.created_at as since, lines.*
    from bills b cross join lateral (
      select sum(l.amount)::bigint as amount,
        array_agg(concat_ws(' ', l.first_name, nullif(l.last_name, '')) order by l.position) as names,
        array_agg(distinct f.name) as "feeNames",
        json_agg(json_build_object('feeId', l.fee_id, 'quantity', l.quantity)) as wanted,
        array_agg(l.member_id) as members
      from bill_lines l join collection_fees f on f.team_id = l.team_id and f.id = l.fee_id
      where l.team_id = b.team_id and l.bill_id = b.id) lines
    where b.team_id = ${teamId} and b.collection_id = ${collectionId} and b.state = 'waiting'
      and not lines.members && ${[...blockedFrom]}::uuid[]
    order by b.waiting_order, b.id`.execute(db)
  return found.rows
}

/** Puts a bill without charges at the end of the list. */
export async function addToWaitingList(tx: Transaction, key: BillKey): Promise<void> {
  await sql`
    update bills b set state = 'waiting', waiting_order = 1 + coalesce((
      select max(other.waiting_order) from bills other
      where other.team_id = b.team_id and other.collection_id = b.collection_id), 0)
    where b.team_id = ${key.teamId} and b.id = ${key.billId}`.execute(tx)
}

/** Puts someone who waits at the top. */
export async function moveToFirst(tx: Transaction, key: BillKey): Promise<void> {
  await sql`
    update bills b set waiting_order = -1 + (
      select min(other.waiting_order) from bills other
      where other.team_id = b.team_id and other.collection_id = b.collection_id)
    where b.team_id = ${key.teamId} and b.id = ${key.billId} and b.state = 'waiting'`.execute(tx)
}

/** Ends the waiting: the bill can be charged. */
export async function takeFromWaitingList(tx: Transaction, key: BillKey): Promise<void> {
  await tx
    .updateTable('bills')
    .set({ state: 'open', waiting_order: null })
    .where('team_id', '=', key.teamId)
    .where('id', '=', key.billId)
    .where('state', '=', 'waiting')
    .execute()
}

/** Nothing was charged, so nothing is kept. */
export async function deleteUncharged(tx: Transaction, { teamId, billId }: BillKey): Promise<void> {
  await sql`
    delete from bills b where b.team_id = ${teamId} and b.id = ${billId} and b.charged = 0
      and not exists (select from bill_entries e
        where e.team_id = b.team_id and e.bill_id = b.id)`.execute(tx)
}

/** SQL for the position of bill `b` on the waiting list, from one; null for one that doesn't wait. */
export const positionOfBill = sql<number | null>`case when b.state = 'waiting' then (
  select count(*)::int from bills ahead
  where ahead.team_id = b.team_id and ahead.collection_id = b.collection_id
    and ahead.state = 'waiting' and (ahead.waiting_order, ahead.id) <= (b.waiting_order, b.id)) end`

/** Collections of all open teams in which someone waits. */
export async function findWaitingCollections(db: Queryable): Promise<readonly CollectionKey[]> {
  const found = await sql<CollectionKey>`
    select distinct b.team_id as "teamId", b.collection_id as "collectionId"
    from bills b join teams t on t.id = b.team_id and ${isTeamActive('t', 'collections')}
    where b.state = 'waiting'`.execute(db)
  return found.rows
}

/** Whether places are given in a team: not while it is suspended, deleted or without collections. */
export async function findGivesPlaces(db: Queryable, teamId: string): Promise<boolean> {
  const found = await sql`
    select from teams t where t.id = ${teamId} and ${isTeamActive('t', 'collections')}`.execute(db)
  return found.rows.length > 0
}

export interface HeldBill extends BillKey {
  readonly outstanding: number
  readonly wanted: readonly WantedPlaces[]
}

type HeldRow = HeldBill & { readonly mandate: Mandate | null }

/**
 * Overdue bills that nothing was paid for in the days the place was held, counted from the last
 * answer to a request; the oldest first. The club collects those with a mandate.
 */
export async function findUnpaidHolds(
  tx: Transaction,
  { teamId, id: collectionId, timeZone }: Pick<CollectionRow, 'teamId' | 'id' | 'timeZone'>,
  now: Date,
): Promise<readonly HeldBill[]> {
  const found = await sql<HeldRow>`
    select b.team_id as "teamId", b.id as "billId", b.outstanding, (
        select json_agg(json_build_object('feeId', l.fee_id, 'quantity', l.quantity))
        from bill_lines l where l.team_id = b.team_id and l.bill_id = b.id) as wanted,
      case when m.id is not null and c.currency = 'EUR' and exists (
          select from debit_creditors creditor where creditor.club_id = t.club_id)
        then json_build_object('kind', m.kind, 'signedOn', m.signed_on,
          'lastCollectedOn', m.last_collected_on, 'isRevoked', m.revoked_at is not null)
        end as mandate
    from bills b join teams t on t.id = b.team_id
    join collections c on c.team_id = b.team_id and c.id = b.collection_id
    ${withMandate(sql`t.club_id`)}
    cross join lateral (
      select min(e.booked_on) as day from bill_entries e
      where e.team_id = b.team_id and e.bill_id = b.id and e.kind = 'charged') charged
    cross join lateral (
      select max(r.answered_at at time zone t.time_zone)::date as day from bill_requests r
      where r.team_id = b.team_id and r.bill_id = b.id) answered
    where b.team_id = ${teamId} and b.collection_id = ${collectionId} and b.state = 'open'
      and b.outstanding > 0 and b.paid = 0 and ${isUntouched('b')}
      and greatest(charged.day, answered.day) + c.hold_days < ${todayThere(now)}
      and b.due_on < ${todayThere(now)}
      and ${isWhole}
    order by charged.day, b.id`.execute(tx)
  const today = dayInZone(now, timeZone)
  return found.rows.filter(
    ({ mandate }) => mandate === null || mandateState(mandate, today) !== 'valid',
  )
}

/** SQL: true for a bill `b` that isn't shared. */
const isWhole = sql<boolean>`(b.first_share_id is null and not exists (select from bills half
  where half.team_id = b.team_id and half.first_share_id = b.id and half.charged > 0))`

/** SQL: true for a bill that no payment, debit or request is on its way for. */
function isUntouched(bill: string) {
  return sql`not ${hasOpenRequest(bill)} and not ${isCollecting(bill)} and not exists (
    select from bill_checkouts page where page.team_id = ${sql.ref(`${bill}.team_id`)}
      and page.bill_id = ${sql.ref(`${bill}.id`)} and page.state in ('open', 'waiting'))`
}

/** SQL: true if the payer of bill `b` of collection `c` may give up the place: nothing was paid or is on its way. */
export const mayWithdraw = sql<boolean>`(b.state = 'waiting'
  or c.state = 'open' and c.kind = 'activity' and b.state in ('open', 'paid')
  and b.paid = 0 and (b.outstanding > 0 or b.charged = 0) and ${isUntouched('b')}
  and ${isWhole}
  and (c.places is not null or exists (select from collection_fees f
    where f.team_id = c.team_id and f.collection_id = c.id and f.stock is not null)))`
