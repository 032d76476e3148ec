import {
  isSummaryKind,
  type SummaryKind,
  usualSummaryTime,
} from '@touchline/domain/accounts/summaries'
import type { SummedUp } from '@touchline/domain/notifications/letters'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

/** The job that writes summaries. */
export const summariesJob = 'notifications.write_summaries'

export interface AccountSummary extends SummedUp {
  readonly accountId: string
}

/** Stores an item for the next summary. */
export async function insertSummaries(
  tx: Transaction,
  newsId: number,
  summed: readonly AccountSummary[],
): Promise<void> {
  if (summed.length === 0) return
  await sql`
    insert into notification_summaries (account_id, kind, outbox_id, by_email, by_push, due_at)
    select s.account_id, s.kind, ${newsId}::bigint, s.by_email, s.by_push, s.due_at
    from unnest(${summed.map(({ accountId }) => accountId)}::uuid[],
      ${summed.map(({ kind }) => kind)}::text[],
      ${summed.map(({ byLetter }) => byLetter)}::boolean[],
      ${summed.map(({ byPush }) => byPush)}::boolean[],
      ${summed.map(({ at }) => at.toISOString())}::timestamptz[])
      as s (account_id, kind, by_email, by_push, due_at)
    on conflict (account_id, kind, outbox_id) do nothing`.execute(tx)
}

export interface SummaryKey {
  readonly accountId: string
  readonly kind: SummaryKind
}

/** People whose summary is due; each is taken separately. */
export async function findDueSummaries(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<readonly SummaryKey[]> {
  const found = await sql<{ accountId: string; kind: string }>`
    select account_id as "accountId", kind from notification_summaries where due_at <= ${now}
    group by account_id, kind order by min(due_at), account_id limit ${limit}`.execute(db)
  return found.rows.flatMap(({ accountId, kind }) =>
    isSummaryKind(kind) ? [{ accountId, kind }] : [],
  )
}

/** The items of one summary, and its channel. */
export interface TakenNews {
  readonly newsId: number
  readonly byLetter: boolean
  readonly byPush: boolean
}

/**
 * Takes a summary off the list, for one process only and unless rolled back. Includes items that are not
 * due yet, so that there is one email.
 */
export async function takeSummary(
  tx: Transaction,
  { accountId, kind }: SummaryKey,
): Promise<readonly TakenNews[]> {
  const taken = await sql<TakenNews>`
    delete from notification_summaries
    where account_id = ${accountId} and kind = ${kind}
    returning outbox_id as "newsId", by_email as "byLetter", by_push as "byPush"`.execute(tx)
  return taken.rows
}

export async function postponeSummary(
  db: Queryable,
  { accountId, kind }: SummaryKey,
  dueAt: Date,
): Promise<void> {
  await sql`
    update notification_summaries set due_at = ${dueAt}
    where account_id = ${accountId} and kind = ${kind} and due_at < ${dueAt}`.execute(db)
}

/** Counts one more interruption on the day in each account's zone. */
export async function countDisturbances(
  tx: Transaction,
  disturbed: readonly { readonly accountId: string; readonly day: string }[],
): Promise<void> {
  if (disturbed.length === 0) return
  await sql`
    insert into notification_days as counted (account_id, day, disturbed)
    select d.account_id, d.day, 1
    from unnest(${disturbed.map(({ accountId }) => accountId)}::uuid[],
      ${disturbed.map(({ day }) => day)}::date[]) as d (account_id, day)
    join accounts a on a.id = d.account_id
    order by d.account_id
    on conflict (account_id) do update set day = excluded.day,
      disturbed = case when counted.day = excluded.day then counted.disturbed + 1 else 1 end`.execute(
    tx,
  )
}

/** Today's summary was sent: the next is tomorrow's. */
export async function markInSummary(
  tx: Transaction,
  accountId: string,
  { now, zone }: { readonly now: Date; readonly zone: string },
): Promise<void> {
  const day = dayInZone(now, zone)
  await sql`
    insert into notification_days (account_id, day, disturbed, summary_sent_on)
    values (${accountId}, ${day}, 0, ${day})
    on conflict (account_id) do update set summary_sent_on = excluded.summary_sent_on`.execute(tx)
}

export interface DailySummary {
  readonly isOn: boolean
  readonly sendAt: string
}

/** Whether someone gets a daily summary, and when. */
export async function findDailySummary(db: Queryable, accountId: string): Promise<DailySummary> {
  const found = await sql<DailySummary>`
    select is_on as "isOn", to_char(send_at, 'HH24:MI') as "sendAt" from daily_summaries
    where account_id = ${accountId}`.execute(db)
  return found.rows[0] ?? { isOn: true, sendAt: usualSummaryTime }
}

export async function saveDailySummary(
  tx: Transaction,
  accountId: string,
  { isOn, sendAt, now }: DailySummary & { readonly now: Date },
): Promise<void> {
  await sql`
    insert into daily_summaries (account_id, is_on, send_at, chosen_at)
    values (${accountId}, ${isOn}, ${sendAt}, ${now})
    on conflict (account_id) do update set is_on = excluded.is_on, send_at = excluded.send_at`.execute(
    tx,
  )
}
