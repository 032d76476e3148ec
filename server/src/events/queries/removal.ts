import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { EventsKey } from './moving.ts'
import type { EventKey } from './page.ts'

/**
 * True if event `e` has answers, attendance, tasks, comments or a prepared match day, which
 * deleting would lose.
 */
export const isUsed = sql<boolean>`(
  exists (select from answer_history u where u.team_id = e.team_id and u.event_id = e.id)
  or exists (select from attendance_marks u where u.team_id = e.team_id and u.event_id = e.id)
  or exists (select from task_assignments u where u.team_id = e.team_id and u.event_id = e.id)
  or exists (select from event_comments u where u.team_id = e.team_id and u.event_id = e.id)
  or exists (select from match_days u where u.team_id = e.team_id and u.event_id = e.id))`

export async function isInUse(db: Queryable, { teamId, eventId }: EventKey): Promise<boolean> {
  const found = await sql<{ used: boolean }>`
    select ${isUsed} as used from events e where e.team_id = ${teamId} and e.id = ${eventId}`.execute(
    db,
  )
  return found.rows[0]?.used ?? true
}

/** Those of some events that have answers, attendance, comments or a prepared match day. */
export async function findInUse(
  db: Queryable,
  { teamId, eventIds }: EventsKey,
): Promise<ReadonlySet<string>> {
  const found = await sql<{ id: string }>`
    select e.id from events e
    where e.team_id = ${teamId} and e.id = any(${[...eventIds]}::uuid[]) and ${isUsed}`.execute(db)
  return new Set(found.rows.map(({ id }) => id))
}

export async function deleteEvent(tx: Transaction, { teamId, eventId }: EventKey): Promise<void> {
  await tx.deleteFrom('events').where('team_id', '=', teamId).where('id', '=', eventId).execute()
}

export async function deleteEvents(
  tx: Transaction,
  { teamId, eventIds }: EventsKey,
): Promise<void> {
  await tx
    .deleteFrom('events')
    .where('team_id', '=', teamId)
    .where('id', 'in', [...eventIds])
    .execute()
}
