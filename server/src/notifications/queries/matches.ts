import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

interface EventKey {
  readonly teamId: string
  readonly eventId: string
}

/** True if the line-up of a match is still published. */
export async function isLineUpShown(
  db: Queryable,
  { teamId, eventId }: EventKey,
): Promise<boolean> {
  const found = await sql`
    select from line_ups
    where team_id = ${teamId} and event_id = ${eventId} and published_at is not null`.execute(db)
  return found.rows.length > 0
}

/** True if a recent match has a result, in its league or its own. */
export async function hasFreshResult(
  db: Queryable,
  { teamId, eventId, now }: EventKey & { readonly now: Date },
): Promise<boolean> {
  const found = await sql`
    select from events e
    left join match_days d on d.team_id = e.team_id and d.event_id = e.id
    left join league_matches m on m.team_id = e.team_id and m.event_id = e.id
    where e.team_id = ${teamId} and e.id = ${eventId} and e.cancelled_at is null
      and e.starts_at >= ${now}::timestamptz - interval '7 days'
      and coalesce(m.outcome, d.outcome)->>'kind' in ('played', 'awarded')`.execute(db)
  return found.rows.length > 0
}
