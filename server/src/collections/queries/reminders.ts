import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isTeamActive } from '#server/teams/queries/active.ts'
import { handlesMoney } from '#server/teams/queries/club-roles.ts'

import type { BillKey } from './books.ts'
import type { CollectionKey } from './collections.ts'
import { isCollecting } from './debits/collecting.ts'
import { isDue } from './list.ts'
import { hasOpenRequest } from './requests.ts'

/** Minimum time between reminders. */
export const reminderRestMs = 12 * 60 * 60 * 1000

interface Times {
  readonly now: Date
  /** Skips people reminded since then. */
  readonly before: Date
}

/**
 * Bills of these that owe something and weren't reminded recently; marks them as reminded. Locks
 * them in the order of statement imports.
 */
export async function markReminded(
  tx: Transaction,
  { teamId, collectionId, billIds }: CollectionKey & { readonly billIds: readonly string[] },
  { now, before }: Times,
): Promise<readonly string[]> {
  const found = await sql<{ id: string }>`
    update bills set reminded_at = ${now} where team_id = ${teamId} and id in (
      select id from bills
      where team_id = ${teamId} and collection_id = ${collectionId}
        and id = any (${[...billIds]}::uuid[]) and outstanding > 0
        and (reminded_at is null or reminded_at < ${before})
      order by number for update)
    returning id`.execute(tx)
  return found.rows.map(({ id }) => id)
}

export async function markInvitationsReminded(
  tx: Transaction,
  { teamId, collectionId, memberIds }: CollectionKey & { readonly memberIds: readonly string[] },
  { now, before }: Times,
): Promise<readonly string[]> {
  const found = await sql<{ id: string }>`
    update collection_invitations i set reminded_at = ${now}
    where i.team_id = ${teamId} and i.collection_id = ${collectionId}
      and i.member_id = any (${[...memberIds]}::uuid[])
      and (i.reminded_at is null or i.reminded_at < ${before})
      and not exists (
        select from bill_lines l join bills b on b.team_id = l.team_id and b.id = l.bill_id
        where l.team_id = i.team_id and l.member_id = i.member_id
          and b.collection_id = i.collection_id)
    returning i.member_id as id`.execute(tx)
  return found.rows.map(({ id }) => id)
}

interface Due extends CollectionKey {
  readonly memberIds: readonly string[]
  readonly billIds: readonly string[]
}

/** Collections whose reminder day has come. */
export async function findToRemind(db: Queryable, now: Date): Promise<readonly Due[]> {
  const found = await sql<Due>`
    select c.team_id as "teamId", c.id as "collectionId", json_agg(i.member_id) as "memberIds",
      coalesce((
        select json_agg(distinct b.id) from bill_lines l
        join bills b on b.team_id = l.team_id and b.id = l.bill_id
        where l.team_id = c.team_id and l.member_id = any (array_agg(i.member_id))
          and b.collection_id = c.id and ${isDue('b', now)} and b.reminded_at is null), '[]') as "billIds"
    from collections c
    join teams t on t.id = c.team_id and ${isTeamActive('t', 'collections')}
    join collection_invitations i on i.team_id = c.team_id and i.collection_id = c.id
    where c.state = 'open' and c.reminder_after is not null and i.reminded_at is null
      and i.invited_at + make_interval(days => c.reminder_after) <= ${now}
    group by c.team_id, c.id, t.id limit 50`.execute(db)
  return found.rows
}

/** Marks members as reminded, about form or bill. */
export async function markAllReminded(
  tx: Transaction,
  { teamId, collectionId, memberIds }: Due,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('collection_invitations')
    .set({ reminded_at: now })
    .where('team_id', '=', teamId)
    .where('collection_id', '=', collectionId)
    .where('member_id', 'in', memberIds)
    .where('reminded_at', 'is', null)
    .execute()
}

export interface DuePart extends BillKey {
  readonly position: number
  readonly when: 'soon' | 'late'
}

/** SQL: true for a team `t` whose club sends reminders in stages. */
const hasAutomaticReminders = sql<boolean>`exists (select from reminder_settings s
  where s.club_id = t.club_id and s.is_automatic)`

/**
 * Open instalments due within three days, or overdue: each reminded of once before (unless the bill
 * is newer) and once after its date. One per bill, as an email lists everything overdue and the
 * next one.
 */
export async function findDueParts(db: Queryable, now: Date): Promise<readonly DuePart[]> {
  const found = await sql<DuePart>`
    select distinct on (b.due_on, b.id) b.team_id as "teamId", b.id as "billId", p.position,
      case when p.due_on < today.day then 'late' else 'soon' end as "when"
    from bills b
    join teams t on t.id = b.team_id and ${isTeamActive('t', 'collections')}
    join bill_instalments p
      on p.team_id = b.team_id and p.bill_id = b.id and p.due_on >= b.due_on
    cross join lateral (select (${now}::timestamptz at time zone t.time_zone)::date as day) as today
    where b.outstanding > 0 and not ${hasOpenRequest('b')} and not ${isCollecting('b')} and (
      (p.due_on < today.day and not ${hasAutomaticReminders} and (p.reminded_at is null
        or (p.reminded_at at time zone t.time_zone)::date <= p.due_on))
      or (p.due_on between today.day and today.day + 3 and p.reminded_at is null
        and (b.created_at at time zone t.time_zone)::date < p.due_on - 3))
    order by b.due_on, b.id, p.due_on, p.position limit 500`.execute(db)
  return found.rows
}

/** Marks the instalment and everything overdue with it; returns false if another process did. */
export async function markPartReminded(
  tx: Transaction,
  { teamId, billId, position }: DuePart,
  now: Date,
): Promise<boolean> {
  const found = await sql`
    update bill_instalments p set reminded_at = ${now}
    from teams t
    cross join lateral (select (${now}::timestamptz at time zone t.time_zone)::date as day) as today
    where p.team_id = ${teamId} and p.bill_id = ${billId} and t.id = p.team_id
      and (p.position = ${position} and p.reminded_at is null
        or p.due_on < today.day and (p.reminded_at is null
          or (p.reminded_at at time zone t.time_zone)::date <= p.due_on))`.execute(tx)
  return (found.numAffectedRows ?? 0n) > 0n
}

export interface OrganizerRow extends CollectionKey {
  readonly team: string
  readonly collection: string
  /** The account whose text the collection has. */
  readonly from: string | null
  readonly to: string
  readonly language: string
  readonly currency: string
  readonly paid: number
  readonly outstanding: number
  readonly bills: number
  readonly requests: number
}

/** True where the account `a` runs the collections of the team `t` today. */
const runsTeam = sql<boolean>`(exists (
    select from members m
    where m.team_id = t.id and m.account_id = a.id and (m.is_admin or m.is_treasurer)
      and m.left_at is null and m.archived_at is null)
  or exists (select from club_roles k where k.club_id = t.club_id and k.account_id = a.id
    and ${handlesMoney('k')}))`

/**
 * Collections whose organizer's summary is due and has news. Without an address it goes to the
 * author, while they run it.
 */
export async function findOrganizersWaiting(
  db: Queryable,
  now: Date,
): Promise<readonly OrganizerRow[]> {
  const found = await sql<OrganizerRow>`
    select c.team_id as "teamId", c.id as "collectionId", t.name as team, c.name as collection,
      c.created_by as "from", organizer.address as "to", t.language, c.currency,
      coalesce(sum(b.paid), 0)::bigint as paid, coalesce(sum(b.outstanding), 0)::bigint as outstanding,
      count(b.id) filter (where b.first_share_id is null) as bills, (
        select count(*) from bill_requests r
        join bills asked on asked.team_id = r.team_id and asked.id = r.bill_id
        where asked.team_id = c.team_id and asked.collection_id = c.id and r.state = 'open'
      ) as requests
    from collections c
    join teams t on t.id = c.team_id and ${isTeamActive('t', 'collections')}
    join bills b on b.team_id = c.team_id and b.collection_id = c.id
    cross join lateral (
      select coalesce(nullif(c.organizer_email, ''), (
        select a.email from accounts a where a.id = c.created_by and ${runsTeam})) as address
    ) organizer
    where c.state <> 'draft' and c.organizer_every is not null and organizer.address is not null
      and coalesce(c.organizer_notified_at, c.published_at)
        + make_interval(days => c.organizer_every) <= ${now}
      and exists (
        select from bills moved
        join bill_entries e on e.team_id = moved.team_id and e.bill_id = moved.id
        where moved.team_id = c.team_id and moved.collection_id = c.id
          and e.created_at > coalesce(c.organizer_notified_at, c.published_at))
    group by c.team_id, c.id, t.id, organizer.address limit 100`.execute(db)
  return found.rows
}

/** Returns false if another process did. */
export async function markOrganizerNotified(
  tx: Transaction,
  { teamId, collectionId }: CollectionKey,
  now: Date,
): Promise<boolean> {
  const found = await sql`
    update collections set organizer_notified_at = ${now}
    where team_id = ${teamId} and id = ${collectionId}
      and coalesce(organizer_notified_at, published_at)
        + make_interval(days => organizer_every) <= ${now}`.execute(tx)
  return found.numAffectedRows === 1n
}
