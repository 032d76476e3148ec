import type { Assignee, Task, TaskFields } from '@touchline/contract/teams/shapes/belongings'
import { presetTasks } from '@touchline/domain/teams/tasks'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { oneOf } from './one-of.ts'
import type { Belonging } from './venues.ts'

const maxRows = 500

interface TaskRow {
  readonly id: string
  readonly name: string
  readonly description: string | null
  readonly preset: string | null
  readonly assignee_id: string | null
  readonly first_name: string | null
  readonly last_name: string | null
}

/** Former and archived members no longer have tasks. */
const taskRows = sql`
  select task.id, task.name, task.description, task.preset,
    person.id as assignee_id, person.first_name, person.last_name
  from tasks as task
  left join members as person on person.team_id = task.team_id and person.id = task.assignee_id
    and person.left_at is null and person.archived_at is null`

export async function findTasks(db: Queryable, teamId: string): Promise<Task[]> {
  const found = await sql<TaskRow>`
    ${taskRows} where task.team_id = ${teamId} and task.retired_at is null
    order by task.position, task.id limit ${maxRows}`.execute(db)
  return found.rows.map(taskOf)
}

/** Retired tasks, newest first, which past events still name. */
export async function findRetiredTasks(db: Queryable, teamId: string): Promise<Task[]> {
  const found = await sql<TaskRow>`
    ${taskRows} where task.team_id = ${teamId} and task.retired_at is not null
    order by task.retired_at desc, task.id limit ${maxRows}`.execute(db)
  return found.rows.map(taskOf)
}

export async function requireTask(db: Queryable, { teamId, id }: Belonging): Promise<Task> {
  const found = await sql<TaskRow>`
    ${taskRows} where task.team_id = ${teamId} and task.id = ${id}
      and task.retired_at is null`.execute(db)
  const [row] = found.rows
  if (row === undefined) throw new AppError('not_found')
  return taskOf(row)
}

/** Current members by name. */
export async function findAssignable(db: Queryable, teamId: string): Promise<Assignee[]> {
  return db
    .selectFrom('members')
    .select(['id as memberId', 'first_name as firstName', 'last_name as lastName'])
    .where('team_id', '=', teamId)
    .where('left_at', 'is', null)
    .where('archived_at', 'is', null)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .execute()
}

export async function addTask(tx: Transaction, teamId: string, task: TaskFields): Promise<string> {
  const id = newId()
  await tx
    .insertInto('tasks')
    .values({
      id,
      team_id: teamId,
      name: task.name,
      description: task.description,
      assignee_id: task.assigneeId,
      ...presetOf(task.name),
    })
    .execute()
  return id
}

/** The preset of a task, and its position in the list of presets. */
function presetOf(name: string) {
  const position = presetTasks.findIndex((preset) => preset === name)
  return position === -1
    ? { preset: null, position: presetTasks.length }
    : { preset: presetTasks[position], position }
}

/** A renamed preset becomes the team's own task and is no longer translated. */
export async function saveTask(tx: Transaction, key: Belonging, task: TaskFields): Promise<void> {
  await tx
    .updateTable('tasks')
    .set({
      name: task.name,
      description: task.description ?? null,
      assignee_id: task.assigneeId ?? null,
      preset: sql`case when name = ${task.name} then preset end`,
    })
    .where('team_id', '=', key.teamId)
    .where('id', '=', key.id)
    .execute()
}

function taskOf({ id, name, description, preset, ...row }: TaskRow): Task {
  return { id, name, description, preset: oneOf(presetTasks, preset), assignee: assigneeOf(row) }
}

function assigneeOf(row: Omit<TaskRow, 'id' | 'name' | 'description' | 'preset'>): Assignee | null {
  if (row.assignee_id === null) return null
  const { assignee_id: memberId, first_name: firstName, last_name: lastName } = row
  return { memberId, firstName: firstName ?? '', lastName: lastName ?? '' }
}
