import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

export interface EventTimes {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly isCancelled: boolean
}

/** An event that isn't over yet. */
export async function findComing(
  db: Queryable,
  { teamId, eventId, now }: { teamId: string; eventId: string; now: Date },
): Promise<EventTimes | undefined> {
  const found = await sql<EventTimes>`
    select starts_at as "startsAt", ends_at as "endsAt", cancelled_at is not null as "isCancelled" from events
    where team_id = ${teamId} and id = ${eventId} and ends_at >= ${now}`.execute(db)
  return found.rows[0]
}
