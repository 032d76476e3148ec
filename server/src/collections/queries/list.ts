import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'
import { sql, type RawBuilder } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

import { isCollecting } from './debits/collecting.ts'
import { hasOpenRequest } from './requests.ts'
import { isShown } from './shares.ts'

export type CollectionSummary = Pick<
  CollectionShape,
  'id' | 'kind' | 'state' | 'name' | 'currency' | 'startsOn' | 'endsOn' | 'goal'
> & { readonly createdAt: Date; readonly key: string; readonly isUntouched: boolean }

const brief = sql`c.id, c.kind, c.state, c.name, c.currency, c.starts_on as "startsOn",
  c.ends_on as "endsOn", c.goal, c.created_at as "createdAt", c.key,
  (c.state = 'draft' and c.version = 1) as "isUntouched"`

interface Figures {
  readonly charged: number
  readonly paid: number
  readonly outstanding: number
  readonly late: number
  readonly invited: number
  readonly unfilled: number
  readonly bills: number
  readonly paidBills: number
  readonly requests: number
}

interface Asking {
  readonly teamId: string
  readonly now: Date
}

/** SQL: true for a member `m` on the current roster. */
export const isOnRoster = sql`(m.left_at is null and m.archived_at is null)`

/** The day it is where teams `t` are. */
export function todayThere(now: Date): RawBuilder<string> {
  return sql`(${now}::timestamptz at time zone t.time_zone)::date`
}

/**
 * SQL for the overdue amount of bill `b` of team `t`. Payments cover the earliest instalments first
 * (domain/collections/instalments).
 */
export function lateOf(now: Date): RawBuilder<number> {
  const today = todayThere(now)
  return sql`case when b.due_on < ${today} then greatest(0, b.outstanding - coalesce((
    select sum(part.amount) from bill_instalments part
    where part.team_id = b.team_id and part.bill_id = b.id and part.due_on >= ${today}), 0))
    else 0 end`
}

/** Bills due later than this aren't reminded by hand (days). */
const chasedDays = 14

/** SQL: true for a bill with something due now or soon, unless its request is unanswered. */
export function isDue(bill: string, now: Date): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${bill}.outstanding`)} > 0
    and ${sql.ref(`${bill}.due_on`)} <= ${todayThere(now)} + ${chasedDays}::int
    and not ${hasOpenRequest(bill)} and not ${isCollecting(bill)})`
}

/** All collections of a team with their totals, newest first. */
export async function findCollections(
  db: Queryable,
  { teamId, now }: Asking,
): Promise<readonly (CollectionSummary & Figures)[]> {
  const found = await sql<CollectionSummary & Figures>`
    select ${brief}, coalesce(b.charged, 0)::bigint as charged, coalesce(b.paid, 0)::bigint as paid,
      coalesce(b.outstanding, 0)::bigint as outstanding, coalesce(b.late, 0)::bigint as late,
      coalesce(i.invited, 0) as invited, coalesce(i.unfilled, 0) as unfilled,
      coalesce(b.bills, 0) as bills,
      coalesce(b.paid_bills, 0) as "paidBills", coalesce(r.requests, 0) as requests
    from collections c
    left join (
      select b.collection_id, sum(b.charged) as charged, sum(b.paid) as paid, sum(b.outstanding) as outstanding,
        sum(${lateOf(now)}) as late, count(*) filter (where b.first_share_id is null) as bills,
        count(*) filter (where b.first_share_id is null and b.state = 'paid' and not exists (
          select from bills half where half.team_id = b.team_id and half.first_share_id = b.id
            and half.outstanding > 0)) as paid_bills
      from bills b join teams t on t.id = b.team_id
      where b.team_id = ${teamId} and b.state <> 'waiting' group by b.collection_id) b on b.collection_id = c.id
    left join (
      select asked.collection_id, count(*) as invited, count(*) filter (where not exists (
          select from bill_lines l join bills b on b.team_id = l.team_id and b.id = l.bill_id
          where l.team_id = asked.team_id and l.member_id = asked.member_id
            and b.collection_id = asked.collection_id)) as unfilled
      from collection_invitations asked
      join members m on m.team_id = asked.team_id and m.id = asked.member_id
        and ${isOnRoster}
      where asked.team_id = ${teamId} group by asked.collection_id) i on i.collection_id = c.id
    left join (
      select b.collection_id, count(*) as requests from bill_requests request
      join bills b on b.team_id = request.team_id and b.id = request.bill_id
      where request.team_id = ${teamId} and request.state = 'open'
      group by b.collection_id) r on r.collection_id = c.id
    where c.team_id = ${teamId}
    order by c.created_at desc, c.id desc limit ${maxCollections}`.execute(db)
  return found.rows
}

/** More than any team has. */
const maxCollections = 500

export interface MineRow extends CollectionSummary {
  readonly asked: readonly { readonly memberId: string; readonly name: string }[]
  readonly bills: readonly {
    readonly id: string
    readonly charged: number
    readonly outstanding: number
    readonly dueOn: string | null
  }[]
}

interface Mine {
  readonly teamId: string
  readonly accountId: string
  /** Members the account may answer for. */
  readonly memberIds: readonly string[]
}

/** What the account was asked to pay in a team, for itself or its children, and its bills. */
export async function findMine(
  db: Queryable,
  { teamId, accountId, memberIds }: Mine,
): Promise<readonly MineRow[]> {
  const own = sql`b.team_id = c.team_id and b.collection_id = c.id and b.account_id = ${accountId}`
  const found = await sql<MineRow>`
    select ${brief}, coalesce(i.asked, '[]') as asked, coalesce(b.bills, '[]') as bills
    from collections c
    left join lateral (
      select json_agg(json_build_object('memberId', m.id,
        'name', concat_ws(' ', m.first_name, nullif(m.last_name, ''))) order by m.id) as asked
      from collection_invitations i
      join members m on m.team_id = i.team_id and m.id = i.member_id and ${isOnRoster}
      where i.team_id = c.team_id and i.collection_id = c.id and c.state = 'open'
        and i.member_id = any (${[...memberIds]}::uuid[])
        and not exists (
          select from bill_lines line
          join bills b on b.team_id = line.team_id and b.id = line.bill_id
          where line.team_id = i.team_id and line.member_id = i.member_id
            and b.collection_id = c.id)) i on true
    left join lateral (
      select json_agg(json_build_object('id', b.id, 'charged', b.charged, 'outstanding', b.outstanding,
        'dueOn', b.due_on) order by b.created_at desc) as bills
      from bills b where ${own} and ${isShown} and b.state <> 'waiting') b on true
    where c.team_id = ${teamId} and c.state <> 'draft'
      and (i.asked is not null or b.bills is not null)
    order by c.created_at desc, c.id desc limit ${maxCollections}`.execute(db)
  return found.rows
}
