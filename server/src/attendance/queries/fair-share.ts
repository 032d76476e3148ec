import type { TaskAssignment } from '@touchline/contract/attendance/shapes/tasks'
import type { Attendee, OpenTask } from '@touchline/domain/attendance/fair-tasks'
import { sql } from 'kysely'

import type { EventKey } from '#server/events/queries/page.ts'
import type { Queryable } from '#server/platform/database/database.ts'

/** The unassigned tasks of an event, in the order of the team's list. */
export async function findOpenTasks(
  db: Queryable,
  { teamId, eventId }: EventKey,
): Promise<OpenTask[]> {
  const found = await sql<OpenTask>`
    select t.id as "taskId", t.assignee_id as usually from tasks t
    where t.team_id = ${teamId} and t.retired_at is null and not exists (
      select from task_assignments a
      join members m on m.team_id = a.team_id and m.id = a.member_id
        and m.left_at is null and m.archived_at is null
      where a.team_id = t.team_id and a.event_id = ${eventId} and a.task_id = t.id)
    order by t.position, t.id limit 500`.execute(db)
  return found.rows
}

type NamedComer = Attendee & Pick<TaskAssignment, 'firstName' | 'lastName'>

/**
 * Members who said yes and have a place, with the tasks they did in the event's season, or in the
 * year around it if the team has no season. Tasks at this event count, too.
 */
export async function findAttendees(
  db: Queryable,
  { teamId, eventId }: EventKey,
): Promise<NamedComer[]> {
  const found = await sql<NamedComer>`
    with span as (
      select
        coalesce(y.starts_on::timestamp at time zone t.time_zone,
          e.starts_at - interval '1 year') as first,
        coalesce((y.ends_on + 1)::timestamp at time zone t.time_zone,
          e.starts_at + interval '1 year') as after
      from events e join teams t on t.id = e.team_id
      left join seasons y on y.team_id = e.team_id
        and (e.starts_at at time zone t.time_zone)::date between y.starts_on and y.ends_on
      where e.team_id = ${teamId} and e.id = ${eventId}
    ),
    did as (
      select a.member_id, a.task_id, count(*) as count
      from span, task_assignments a
      join events e on e.team_id = a.team_id and e.id = a.event_id and e.cancelled_at is null
      where a.team_id = ${teamId} and e.starts_at >= span.first and e.starts_at < span.after
      group by a.member_id, a.task_id
    )
    select m.id as "memberId", m.first_name as "firstName", m.last_name as "lastName",
      coalesce(sum(did.count), 0)::bigint as done,
      coalesce(json_object_agg(did.task_id, did.count) filter (where did.task_id is not null),
        '{}') as "doneOf"
    from answers a
    join members m on m.team_id = a.team_id and m.id = a.member_id
      and m.left_at is null and m.archived_at is null
    left join did on did.member_id = m.id
    where a.team_id = ${teamId} and a.event_id = ${eventId} and a.answer = 'going'
      and a.waiting_order is null
    group by m.id, m.first_name, m.last_name
    order by m.id`.execute(db)
  return found.rows
}
