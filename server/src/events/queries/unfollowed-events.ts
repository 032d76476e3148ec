import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'

export interface UnfollowedEvent {
  readonly id: string
  readonly title: string
  readonly type: string
  readonly startsAt: string
  readonly isCancelled: boolean
}

/** Single events at some moments that no calendar and no league decides about, locked. */
export async function lockUnfollowedEvents(
  tx: Transaction,
  { teamId, starts }: { readonly teamId: string; readonly starts: readonly string[] },
): Promise<UnfollowedEvent[]> {
  const found = await sql<Omit<UnfollowedEvent, 'startsAt'> & { readonly startsAt: Date }>`
    select e.id, e.title, e.type, e.starts_at as "startsAt",
      e.cancelled_at is not null as "isCancelled"
    from events e
    where e.team_id = ${teamId} and e.starts_at = any(${[...starts]}::timestamptz[])
      and e.series_id is null
      and not exists (select from calendar_entries x
        where x.team_id = e.team_id and x.event_id = e.id)
      and not exists (select from league_matches x
        where x.team_id = e.team_id and x.event_id = e.id)
    order by e.id for update of e`.execute(tx)
  return found.rows.map((row) => ({ ...row, startsAt: row.startsAt.toISOString() }))
}
