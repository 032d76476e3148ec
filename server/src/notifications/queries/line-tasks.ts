import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

import type { Line } from './lines.ts'
import type { Standing } from './standing.ts'
import { ownPeople, subjectsOf } from './subjects.ts'

/** The tasks of each line, and for a reminder those of the reader's family at the event. */
export async function findLineTasks(
  db: Queryable,
  { accountId, teamIds }: Standing,
  lines: readonly Line[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const tasks = subjectsOf(lines, ({ taskIds }) => taskIds)
  const events = subjectsOf(
    lines.filter(({ kind }) => kind === 'event_reminder'),
    ({ eventId }) => eventId,
  )
  if (tasks.ids.length + events.ids.length === 0) return new Map()
  const found = await sql<{ lineId: string; names: string[] }>`
    with mine as materialized (${ownPeople(accountId)}), named as (
      select wanted.line_id, wanted.team_id, wanted.id as task_id
      from unnest(${tasks.lineIds}::uuid[], ${tasks.teamIds}::uuid[], ${tasks.ids}::uuid[])
        as wanted (line_id, team_id, id)
      union
      select wanted.line_id, a.team_id, a.task_id
      from unnest(${events.lineIds}::uuid[], ${events.teamIds}::uuid[], ${events.ids}::uuid[])
        as wanted (line_id, team_id, id)
      join task_assignments a on a.team_id = wanted.team_id and a.event_id = wanted.id
      join mine on mine.team_id = a.team_id and mine.id = a.member_id
    )
    select named.line_id as "lineId", array_agg(t.name order by t.position, t.id) as names
    from named join tasks t on t.team_id = named.team_id and t.id = named.task_id
    where named.team_id = any(${[...teamIds]}::uuid[])
    group by named.line_id`.execute(db)
  return new Map(found.rows.map(({ lineId, names }) => [lineId, names]))
}
