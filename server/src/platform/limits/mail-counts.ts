import { sql } from 'kysely'

import type { Queryable, Transaction } from '../database/database.ts'

export interface MailLimit {
  readonly groupId: string
  readonly clubId: string | null
  /** Null for emails of a club. */
  readonly teamId: string | null
  /** Null without a limit. */
  readonly limit: number | null
  readonly isSuspended: boolean
}

/** How many emails a day an email's club or team may send; undefined without a limit. */
export async function findMailLimit(db: Queryable, mailId: string): Promise<MailLimit | undefined> {
  const found = await sql<MailLimit>`
    select coalesce(c.id, t.id) as "groupId", c.id as "clubId",
      case when c.id is null then t.id end as "teamId",
      limit_in_force(coalesce(c.limits, t.limits), 'mails') as limit,
      coalesce(c.suspended_at, t.suspended_at) is not null as "isSuspended"
    from mails m
    left join teams t on t.id = m.team_id
    left join clubs c on c.id = coalesce(t.club_id, m.club_id)
    where m.id = ${mailId} and coalesce(c.id, t.id) is not null`.execute(db)
  const [row] = found.rows
  return row === undefined || (row.limit === null && !row.isSuspended) ? undefined : row
}

interface Counted {
  readonly groupId: string
  readonly day: string
  /** Undefined for emails that are counted but never delayed. */
  readonly atMost: number | undefined
}

/**
 * Counts an email in one statement, so that two at once can't exceed the limit; false if it is
 * reached.
 */
export async function countMail(
  tx: Transaction,
  { groupId, day, atMost }: Counted,
): Promise<boolean> {
  await sql`
    insert into mail_counts (group_id, day, count) values (${groupId}, ${day}, 0)
    on conflict do nothing`.execute(tx)
  const counted = await sql`
    update mail_counts set count = count + 1
    where group_id = ${groupId} and day = ${day}
      and (${atMost ?? null}::integer is null or count < ${atMost ?? null}::integer)`.execute(tx)
  return counted.numAffectedRows === 1n
}

/** True once a day. */
export async function markLimitNotified(
  tx: Transaction,
  { groupId, day, now }: { readonly groupId: string; readonly day: string; readonly now: Date },
): Promise<boolean> {
  const marked = await sql`
    update mail_counts set told_at = ${now}
    where group_id = ${groupId} and day = ${day} and told_at is null`.execute(tx)
  return marked.numAffectedRows === 1n
}

export async function deleteCountsBefore(db: Queryable, day: string): Promise<void> {
  await sql`delete from mail_counts where day < ${day}`.execute(db)
}
