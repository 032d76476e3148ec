import type { MatchFields } from '@touchline/contract/leagues/shapes/matches'
import { sql } from 'kysely'

import type { EventKey } from '#server/events/queries/page.ts'
import type { Transaction } from '#server/platform/database/database.ts'

/** The result of a match outside leagues. */
export async function saveResult(
  tx: Transaction,
  { teamId, eventId }: EventKey,
  outcome: MatchFields['outcome'] | null,
): Promise<void> {
  await tx
    .updateTable('match_days')
    .set((row) => ({
      outcome: outcome === null ? null : JSON.stringify(outcome),
      result_version: row('result_version', '+', 1),
    }))
    .where('team_id', '=', teamId)
    .where('event_id', '=', eventId)
    .execute()
}

/** Marks these matches as finished, unless they already are. */
export async function endMatches(
  tx: Transaction,
  { teamId, eventIds }: { readonly teamId: string; readonly eventIds: readonly string[] },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('match_days')
    .set({ ended_at: now })
    .where('team_id', '=', teamId)
    .where('event_id', 'in', [...eventIds])
    .where('ended_at', 'is', null)
    .execute()
  // These match days were never opened, but players can still be added.
  await tx
    .insertInto('match_days')
    .columns(['team_id', 'event_id', 'ended_at'])
    .expression(
      tx
        .selectFrom('events')
        .select(['team_id', 'id', sql<Date>`${now}::timestamptz`.as('ended_at')])
        .where('team_id', '=', teamId)
        .where('id', 'in', [...eventIds])
        .where('starts_at', '<=', now),
    )
    .onConflict((row) => row.doNothing())
    .execute()
}

/** Reopens matches whose result was removed. */
export async function reopenMatches(
  tx: Transaction,
  { teamId, eventIds }: { readonly teamId: string; readonly eventIds: readonly string[] },
): Promise<void> {
  await tx
    .updateTable('match_days')
    .set({ ended_at: null })
    .where('team_id', '=', teamId)
    .where('event_id', 'in', [...eventIds])
    .execute()
}

/**
 * Clears the end of deleted matches' days. Deletes days that hold nothing else, and reopens those
 * without entries, which would show a score no one played.
 */
export async function clearMatchEnds(
  tx: Transaction,
  { teamId, eventIds }: { readonly teamId: string; readonly eventIds: readonly string[] },
): Promise<void> {
  const isUnplayed = sql`d.team_id = ${teamId} and d.event_id = any(${[...eventIds]}::uuid[])
    and d.outcome is null
    and not exists (select from match_clock_marks c where c.team_id = d.team_id and c.event_id = d.event_id)
    and not exists (select from match_events n where n.team_id = d.team_id and n.event_id = d.event_id)`
  await sql`
    delete from match_days d where ${isUnplayed}
      and d.scorer_id is null and d.period_count is null and d.report is null
      and not exists (select from match_changes t where t.team_id = d.team_id and t.event_id = d.event_id)
      and not exists (select from line_ups l where l.team_id = d.team_id and l.event_id = d.event_id)
      and not exists (select from match_votes v where v.team_id = d.team_id and v.event_id = d.event_id)`.execute(
    tx,
  )
  await sql`update match_days d set ended_at = null where ${isUnplayed}`.execute(tx)
}
