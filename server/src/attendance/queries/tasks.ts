import type { TaskAssignment, TaskBoard } from '@touchline/contract/attendance/shapes/tasks'
import type { AssignedTask } from '@touchline/domain/attendance/permissions'
import { sql } from 'kysely'

import type { EventKey } from '#server/events/queries/page.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import { isInSeason } from './tallies.ts'

interface BoardQuestion {
  readonly teamId: string
  readonly when: 'next' | 'past'
  readonly seasonId?: string | undefined
  readonly now: Date
  readonly limit: number
  readonly cursor?: string | undefined
}

type BoardEvent = TaskBoard['events'][number]

/** SQL: of the event `e`, in the order of the team's list, without former members. */
const assignmentsOfEvent = sql`
  select json_agg(json_build_object(
    'taskId', a.task_id, 'memberId', m.id, 'firstName', m.first_name, 'lastName', m.last_name,
    'isOffered', a.offered_at is not null) order by t.position, t.id) as list
  from task_assignments a
  join tasks t on t.team_id = a.team_id and t.id = a.task_id
  join members m on m.team_id = a.team_id and m.id = a.member_id
    and m.left_at is null and m.archived_at is null
  where a.team_id = e.team_id and a.event_id = e.id`

/**
 * Upcoming events in order, or past ones newest first, with their tasks; one more than asked for.
 */
export async function findTaskBoard(db: Queryable, question: BoardQuestion): Promise<BoardEvent[]> {
  const { teamId, when, now, limit, cursor, seasonId } = question
  const order = when === 'next' ? sql`e.starts_at, e.id` : sql`e.starts_at desc, e.id desc`
  const side = when === 'next' ? sql`e.ends_at >= ${now}` : sql`e.ends_at < ${now}`
  const beyond = when === 'next' ? sql`>` : sql`<`
  const after =
    cursor === undefined
      ? sql`true`
      : sql`(e.starts_at, e.id) ${beyond} (select c.starts_at, c.id from events c
          where c.team_id = ${teamId} and c.id = ${cursor})`
  const found = await sql<
    Omit<BoardEvent, 'startsAt' | 'endsAt' | 'assignments'> & {
      readonly startsAt: Date
      readonly endsAt: Date
      readonly assignments: TaskAssignment[] | null
    }
  >`
    select e.id, e.title, e.type, e.starts_at as "startsAt", e.ends_at as "endsAt",
      e.is_all_day as "isAllDay",
      e.time_zone as "timeZone", held.list as assignments
    from events e left join lateral (${assignmentsOfEvent}) held on true
    where e.team_id = ${teamId} and e.cancelled_at is null and ${side}
      and ${isInSeason(teamId, seasonId)} and ${after}
    order by ${order} limit ${limit + 1}`.execute(db)
  return found.rows.map((row) => ({
    ...row,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    assignments: row.assignments ?? [],
  }))
}

/** How often each member had a task in the season, busiest first. */
export async function countTasks(
  db: Queryable,
  { teamId, seasonId }: Pick<BoardQuestion, 'teamId' | 'seasonId'>,
): Promise<TaskBoard['counts']> {
  const found = await sql<TaskBoard['counts'][number]>`
    select m.id as "memberId", m.first_name as "firstName", m.last_name as "lastName",
      count(e.id) as count
    from members m
    left join task_assignments a on a.team_id = m.team_id and a.member_id = m.id
    left join events e on e.team_id = a.team_id and e.id = a.event_id and e.cancelled_at is null
      and ${isInSeason(teamId, seasonId)}
    where m.team_id = ${teamId} and m.left_at is null and m.archived_at is null
    group by m.id, m.first_name, m.last_name
    order by count(e.id) desc, m.last_name, m.first_name, m.id limit 1000`.execute(db)
  return found.rows
}

interface Holders {
  readonly teamId: string
  readonly memberIds: readonly string[]
  readonly now: Date
}

/** Some members' tasks at events that aren't over. */
export async function findTasksOf(
  db: Queryable,
  { teamId, memberIds, now }: Holders,
): Promise<(TaskAssignment & { readonly eventId: string })[]> {
  const found = await sql<TaskAssignment & { readonly eventId: string }>`
    select a.event_id as "eventId", a.task_id as "taskId", m.id as "memberId",
      m.first_name as "firstName", m.last_name as "lastName",
      a.offered_at is not null as "isOffered"
    from task_assignments a
    join events e on e.team_id = a.team_id and e.id = a.event_id and e.ends_at >= ${now}
    join tasks t on t.team_id = a.team_id and t.id = a.task_id
    join members m on m.team_id = a.team_id and m.id = a.member_id
      and m.left_at is null and m.archived_at is null
    where a.team_id = ${teamId} and a.member_id = any(${[...memberIds]}::uuid[])
    order by e.starts_at, e.id, t.position, t.id limit 200`.execute(db)
  return found.rows
}

export async function findEventTasks(
  db: Queryable,
  { teamId, eventId }: EventKey,
): Promise<TaskAssignment[]> {
  const found = await sql<{ list: TaskAssignment[] | null }>`
    select held.list from events e left join lateral (${assignmentsOfEvent}) held on true
    where e.team_id = ${teamId} and e.id = ${eventId}`.execute(db)
  return found.rows[0]?.list ?? []
}

/**
 * Which ids are tasks or members of the team. Locks the tasks, so that none is retired before the
 * commit.
 */
export async function findKnownIds(
  db: Queryable,
  teamId: string,
  assignment: { readonly taskIds: readonly string[]; readonly memberIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const found = await sql<{ id: string }>`
    select id from (
      select id from tasks where team_id = ${teamId} and id = any(${[...assignment.taskIds]}::uuid[])
        and retired_at is null order by id for share) task
    union all
    select id from members where team_id = ${teamId} and id = any(${[...assignment.memberIds]}::uuid[])
      and left_at is null and archived_at is null`.execute(db)
  return new Set(found.rows.map(({ id }) => id))
}

/** By task. */
export function assignmentsByTask(
  list: readonly TaskAssignment[],
): ReadonlyMap<string, AssignedTask> {
  return new Map(list.map((one) => [one.taskId, one]))
}

interface Assigning extends EventKey {
  readonly taskId: string
  readonly memberId: string | null
  readonly assignedBy: string
  readonly now: Date
}

/** A newly assigned task is not on offer. */
export async function saveAssignment(tx: Transaction, assignment: Assigning): Promise<void> {
  const { teamId, eventId, taskId, memberId, assignedBy, now } = assignment
  if (memberId === null)
    await tx
      .deleteFrom('task_assignments')
      .where('team_id', '=', teamId)
      .where('event_id', '=', eventId)
      .where('task_id', '=', taskId)
      .execute()
  else
    await sql`
      insert into task_assignments (team_id, event_id, task_id, member_id, assigned_by, assigned_at)
      values (${teamId}, ${eventId}, ${taskId}, ${memberId}, ${assignedBy}, ${now})
      on conflict (team_id, event_id, task_id) do update set member_id = excluded.member_id,
        assigned_by = excluded.assigned_by, assigned_at = excluded.assigned_at, offered_at = null
    `.execute(tx)
}

export async function saveOffer(
  tx: Transaction,
  { teamId, eventId, taskId }: EventKey & { readonly taskId: string },
  offeredAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('task_assignments')
    .set({ offered_at: offeredAt })
    .where('team_id', '=', teamId)
    .where('event_id', '=', eventId)
    .where('task_id', '=', taskId)
    .execute()
}
