import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'

import type { Due } from './add-lines.ts'

/** The job that sends due pushes, and those for a single browser. */
export const pushesJob = 'notifications.hand_out_pushes'
export const pushJob = 'notifications.push'
export const pushSummaryJob = 'notifications.push_summary'

/** Schedules pushes. */
export async function insertPushes(
  tx: Transaction,
  { newsId, isUrgent }: { readonly newsId: number; readonly isUrgent: boolean },
  pushes: readonly Due[],
): Promise<void> {
  if (pushes.length === 0) return
  await sql`
    insert into notification_pushes (account_id, outbox_id, is_urgent, due_at)
    select p.account_id, ${newsId}::bigint, ${isUrgent}, p.due_at
    from unnest(${pushes.map(({ accountId }) => accountId)}::uuid[],
      ${pushes.map(({ dueAt }) => dueAt.toISOString())}::timestamptz[]) as p (account_id, due_at)
    on conflict (account_id, outbox_id) do nothing`.execute(tx)
}

/** One line for one browser. */
export interface HandedOut {
  readonly deviceId: string
  readonly newsId: number
  readonly isUrgent: boolean
}

/**
 * Takes some due pushes off the list, different ones in each process, unless the transaction is rolled
 * back. Returns their number and what to send to which browser.
 */
export async function takeDuePushes(
  tx: Transaction,
  now: Date,
  limit: number,
): Promise<{ readonly taken: number; readonly handedOut: readonly HandedOut[] }> {
  const found = await sql<Partial<HandedOut> & { accountId: string }>`
    with due as (
      select account_id, outbox_id from notification_pushes where due_at <= ${now}
      order by due_at, account_id limit ${limit} for update skip locked
    ), taken as (
      delete from notification_pushes p using due
      where p.account_id = due.account_id and p.outbox_id = due.outbox_id
      returning p.account_id, p.outbox_id, p.is_urgent
    )
    select t.account_id as "accountId", t.outbox_id as "newsId", t.is_urgent as "isUrgent",
      d.id as "deviceId"
    from taken t left join push_devices d on d.account_id = t.account_id`.execute(tx)
  return {
    taken: new Set(found.rows.map(({ accountId, newsId }) => `${accountId} ${newsId}`)).size,
    handedOut: found.rows.flatMap(({ deviceId, newsId, isUrgent }) =>
      deviceId && newsId !== undefined && isUrgent !== undefined
        ? [{ deviceId, newsId, isUrgent }]
        : [],
    ),
  }
}

/** The number of notifications in one push. */
export interface SummaryPush {
  readonly deviceId: string
  readonly count: number
}

/** Enqueues a job for each of someone's browsers. */
export async function handOutSummaryPush(
  tx: Transaction,
  jobs: Jobs,
  { accountId, count }: { readonly accountId: string; readonly count: number },
): Promise<void> {
  const found = await sql<{ deviceId: string }>`
    select id as "deviceId" from push_devices where account_id = ${accountId}`.execute(tx)
  for (const { deviceId } of found.rows)
    await jobs.enqueue(tx, { name: pushSummaryJob, data: { deviceId, count } })
}
