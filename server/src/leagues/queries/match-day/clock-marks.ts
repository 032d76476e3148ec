import type { LiveMatch } from '@touchline/contract/leagues/shapes/match-day/live'
import { sql } from 'kysely'

import type { EventKey } from '#server/events/queries/page.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'

export type ClockMark = LiveMatch['marks'][number]

interface RecordedEvent {
  readonly by: string
  readonly now: Date
}

/** The valid clock marks in order of time. */
export async function findMarks(
  db: Queryable,
  { teamId, eventId }: EventKey,
): Promise<ClockMark[]> {
  const rows = await db
    .selectFrom('match_clock_marks')
    .select(['id', 'kind', 'period', 'at'])
    .where('team_id', '=', teamId)
    .where('event_id', '=', eventId)
    .where('removed_at', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, kind, period, at }) => ({
    id,
    kind: kind === 'start' ? 'start' : 'stop',
    period,
    at: at.toISOString(),
  }))
}

/** Adds starts and stops, ignores known ones, and returns how many were new. */
export async function insertMarks(
  tx: Transaction,
  { teamId, eventId }: EventKey,
  { marks, by, now }: RecordedEvent & { readonly marks: readonly ClockMark[] },
): Promise<number> {
  const { numInsertedOrUpdatedRows: added } = await tx
    .insertInto('match_clock_marks')
    .values(
      marks.map(({ id, kind, period, at }) => ({
        team_id: teamId,
        event_id: eventId,
        id,
        kind,
        period,
        at: new Date(Math.min(Date.parse(at), now.getTime())),
        noted_by: by,
        noted_at: now,
      })),
    )
    .onConflict((row) => row.doNothing())
    .executeTakeFirstOrThrow()
  return Number(added ?? 0)
}

/** Returns whether the mark exists; a removed mark stays removed. */
export async function removeMark(
  tx: Transaction,
  { teamId, eventId, markId }: EventKey & { readonly markId: string },
  { by, now }: RecordedEvent,
): Promise<boolean> {
  const { numUpdatedRows: removed } = await tx
    .updateTable('match_clock_marks')
    .set({
      removed_by: sql`coalesce(removed_by, ${by})`,
      removed_at: sql`coalesce(removed_at, ${now})`,
    })
    .where('team_id', '=', teamId)
    .where('event_id', '=', eventId)
    .where('id', '=', markId)
    .executeTakeFirstOrThrow()
  return removed > 0n
}
