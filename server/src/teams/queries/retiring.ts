import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import type { Belonging } from './venues.ts'

/** Locks a task, so that it can't be assigned meanwhile. */
export async function lockTask(tx: Transaction, { teamId, id }: Belonging): Promise<void> {
  const found = await sql`
    select id from tasks where team_id = ${teamId} and id = ${id} and retired_at is null
    for update`.execute(tx)
  if (found.rows.length === 0) throw new AppError('not_found')
}

/** True if the task was ever assigned at an event. */
export async function hasAssignments(tx: Transaction, { teamId, id }: Belonging): Promise<boolean> {
  const found = await sql`
    select from task_assignments where team_id = ${teamId} and task_id = ${id} limit 1`.execute(tx)
  return found.rows.length > 0
}

export async function retireTask(
  tx: Transaction,
  { teamId, id }: Belonging,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('tasks')
    .set({ retired_at: now, assignee_id: null })
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute()
}

/** Removes the task's assignments at coming events and returns them in order. */
export async function deleteFutureAssignments(
  tx: Transaction,
  { teamId, id }: Belonging,
  now: Date,
): Promise<readonly { readonly eventId: string; readonly memberId: string }[]> {
  const found = await sql<{ eventId: string; memberId: string }>`
    with gone as (
      delete from task_assignments a using events e
      where a.team_id = ${teamId} and a.task_id = ${id}
        and e.team_id = a.team_id and e.id = a.event_id and e.starts_at > ${now}
      returning a.event_id, a.member_id, e.starts_at)
    select event_id as "eventId", member_id as "memberId"
    from gone order by starts_at, event_id`.execute(tx)
  return found.rows
}
