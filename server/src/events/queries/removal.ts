import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { EventKey } from './page.ts'

/** True once anybody has answered, was marked or given a task, has commented or has prepared the match day: that is not to be lost. */
export async function isInUse(db: Queryable, { teamId, eventId }: EventKey): Promise<boolean> {
  const found = await sql<{ used: boolean }>`
    select exists (select from answer_history where team_id = ${teamId} and event_id = ${eventId})
      or exists (select from attendance_marks where team_id = ${teamId} and event_id = ${eventId})
      or exists (select from task_assignments where team_id = ${teamId} and event_id = ${eventId})
      or exists (select from event_comments where team_id = ${teamId} and event_id = ${eventId})
      or exists (select from match_days where team_id = ${teamId} and event_id = ${eventId})
      as used`.execute(db)
  return found.rows[0]?.used ?? true
}

export async function deleteEvent(tx: Transaction, { teamId, eventId }: EventKey): Promise<void> {
  await tx.deleteFrom('events').where('team_id', '=', teamId).where('id', '=', eventId).execute()
}
