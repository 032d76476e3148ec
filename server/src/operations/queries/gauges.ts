import { sql } from 'kysely'

import type { Database } from '#server/platform/database/database.ts'

interface Waiting {
  readonly what: 'jobs' | 'failed_jobs' | 'letters' | 'text_messages' | 'news'
  readonly count: number
}

/** What waits to be done, read from small partial indexes: cheap enough to be asked every few seconds. */
export async function countWaiting(db: Database): Promise<readonly Waiting[]> {
  const found = await sql<Waiting>`
    select 'jobs' as what, count(*) as count from jobs.job where state in ('created', 'retry', 'active')
    union all select 'failed_jobs', count(*) from jobs.job where state = 'failed'
    union all select 'letters', count(*) from mails where state = 'waiting'
    union all select 'text_messages', count(*) from text_messages where state = 'waiting'
    union all select 'news', count(*) from outbox where dispatched_at is null`.execute(db)
  return found.rows
}
