import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

/** Even slow banks have reported by then; no news is expected later. */
const daysOnTheWay = 30

/**
 * True if a payment to one of these teams is pending or a refund hasn't left. Deleting the team now
 * would hide the outcome.
 */
export async function isMoneyOnItsWay(
  db: Queryable,
  {
    clubId,
    teamId,
    now,
  }: { readonly clubId?: string; readonly teamId?: string; readonly now: Date },
): Promise<boolean> {
  const since = sql`${now}::timestamptz - make_interval(days => ${daysOnTheWay})`
  const found = await sql`
    select from teams as team
    where (team.id = ${teamId ?? null} or team.club_id = ${clubId ?? null}) and team.deleted_at is null and (
      exists (select from bill_checkouts as page
        where page.team_id = team.id and page.state = 'waiting' and page.created_at > ${since})
      or exists (select from bill_refunds as refund
        where refund.team_id = team.id and refund.state = 'waiting' and refund.created_at > ${since}))
    limit 1`.execute(db)
  return found.rows.length > 0
}
