import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

import type { LetterToWrite } from './letters.ts'
import { ownPeople } from './subjects.ts'

/** A task at an event and its person: the reader or their child. */
export interface OwnTask {
  readonly taskId: string
  readonly name: string
  readonly memberId: string
  readonly firstName: string
  readonly relation: 'self' | 'child'
}

/** Tasks at the event of the people the reader answers for, in the team's order. */
export async function findOwnTasks(
  db: Queryable,
  { accountId, teamId, eventId }: LetterToWrite,
): Promise<readonly OwnTask[]> {
  const found = await sql<OwnTask>`
    with mine as materialized (${ownPeople(accountId)})
    select t.id as "taskId", t.name, m.id as "memberId", m.first_name as "firstName", mine.relation
    from task_assignments a
    join tasks t on t.team_id = a.team_id and t.id = a.task_id
    join members m on m.team_id = a.team_id and m.id = a.member_id
      and m.left_at is null and m.archived_at is null
    join mine on mine.team_id = m.team_id and mine.id = m.id
    where a.team_id = ${teamId} and a.event_id = ${eventId}
    order by t.position, t.id`.execute(db)
  return found.rows
}

/** The names of some tasks of a team. */
export async function findTaskNames(
  db: Queryable,
  teamId: string,
  taskIds: readonly string[],
): Promise<readonly string[]> {
  const found = await sql<{ name: string }>`
    select name from tasks where team_id = ${teamId} and id = any(${[...taskIds]}::uuid[])
    order by position, id`.execute(db)
  return found.rows.map(({ name }) => name)
}
