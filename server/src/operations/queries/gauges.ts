import { sql } from 'kysely'

import type { Database, Queryable } from '#server/platform/database/database.ts'

export interface Waiting {
  readonly what: 'jobs' | 'failed_jobs' | 'emails' | 'text_messages' | 'events'
  readonly count: number
  /** How long the oldest of them has been due. */
  readonly oldestSeconds: number
}

/** Pending work, read from small partial indexes: cheap enough for a request every few seconds. */
export async function countWaiting(db: Database): Promise<readonly Waiting[]> {
  const found = await sql<Waiting>`
    select what, count, coalesce(extract(epoch from now() - oldest), 0)::float8 as "oldestSeconds" from (
      select 'jobs' as what, count(*), min(start_after) filter (
        where state in ('created', 'retry') and start_after <= now()) as oldest
      from jobs.job where state in ('created', 'retry', 'active')
      union all select 'failed_jobs', count(*), null from jobs.job where state = 'failed'
      union all select 'emails', count(*), min(created_at) from mails where state = 'waiting'
      union all select 'text_messages', count(*), min(created_at) from text_messages where state = 'waiting'
      union all select 'events', count(*), min(created_at) from outbox where dispatched_at is null
    ) as waiting`.execute(db)
  return found.rows
}

const backupMade = 'backup'

/** When the last backup finished. */
export async function findLastBackup(db: Queryable): Promise<Date | undefined> {
  const found = await sql<{ at: Date }>`
    select updated_at as at from installation where name = ${backupMade}`.execute(db)
  return found.rows[0]?.at
}
