import type { ReportDecision } from '@touchline/domain/messages/reports'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

import type { Reported } from './reports.ts'

export interface ReportByReader extends Pick<
  Reported,
  'id' | 'teamName' | 'about' | 'reason' | 'details'
> {
  readonly reportedAt: Date
  readonly closedAt: Date | null
  readonly decision: ReportDecision | null
  readonly answer: string
}

/** An account's reports, newest first. */
export async function findOwnReports(
  db: Queryable,
  accountId: string,
  { limit }: { readonly limit: number },
): Promise<readonly ReportByReader[]> {
  const found = await sql<ReportByReader>`
    select r.id, team.name as "teamName", r.about, r.reason, r.details,
      r.reported_at as "reportedAt", r.closed_at as "closedAt", r.decision, r.answer
    from reports r join teams team on team.id = r.team_id
    where r.reported_by = ${accountId} order by r.reported_at desc, r.id limit ${limit}`.execute(db)
  return found.rows
}
