import type {
  Season,
  SeasonFields,
  Task,
  TaskFields,
} from '@touchline/contract/teams/shapes/belongings'
import { seasonHold, seasonStatus, type SeasonDates } from '@touchline/domain/teams/season'
import { presetTasks } from '@touchline/domain/teams/tasks'
import { sql, type Selectable } from 'kysely'
import { v7 as newId } from 'uuid'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { Tasks } from '#server/platform/database/schema.generated.ts'
import { AppError } from '#server/platform/errors.ts'
import { oneOf } from './one-of.ts'
import type { Belonging } from './venues.ts'

const most = 500

interface SeasonRow {
  readonly id: string
  readonly name: string
  readonly starts_on: string
  readonly ends_on: string
  readonly event_count: number
}

/** The seasons, newest first, each with its events by the clock of the team. */
export async function findSeasons(db: Queryable, teamId: string, now: Date): Promise<Season[]> {
  const found = await sql<SeasonRow>`
    select season.id, season.name, season.starts_on, season.ends_on,
      (select count(*) from events as event
       where event.team_id = season.team_id
         and event.starts_at >= season.starts_on::timestamp at time zone team.time_zone
         and event.starts_at < (season.ends_on + 1)::timestamp at time zone team.time_zone) as event_count
    from seasons as season join teams as team on team.id = season.team_id
    where season.team_id = ${teamId}
    order by season.starts_on desc, season.id
    limit ${most}`.execute(db)
  const today = now.toISOString().slice(0, 10)
  const seasons = found.rows.map((row) => ({
    ...datesOf(row),
    id: row.id,
    eventCount: row.event_count,
  }))
  return seasons.map((season) => ({
    ...season,
    status: seasonStatus(season, today),
    hold:
      seasonHold(
        season,
        seasons.filter(({ id }) => id !== season.id),
        season.eventCount,
      ) ?? null,
  }))
}

/** Name and days of a team's seasons, without their events. */
export async function findSeasonDates(
  db: Queryable,
  teamId: string,
): Promise<readonly SeasonDates[]> {
  return db
    .selectFrom('seasons')
    .select(['name', 'starts_on as startsOn', 'ends_on as endsOn'])
    .where('team_id', '=', teamId)
    .execute()
}

export async function addSeason(
  tx: Transaction,
  teamId: string,
  season: SeasonFields,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('seasons')
    .values({
      id,
      team_id: teamId,
      name: season.name,
      starts_on: season.startsOn,
      ends_on: season.endsOn,
    })
    .execute()
  return id
}

export async function saveSeason(
  tx: Transaction,
  key: Belonging,
  season: SeasonFields,
): Promise<void> {
  const saved = await tx
    .updateTable('seasons')
    .set({ name: season.name, starts_on: season.startsOn, ends_on: season.endsOn })
    .where('team_id', '=', key.teamId)
    .where('id', '=', key.id)
    .executeTakeFirst()
  if (saved.numUpdatedRows === 0n) throw new AppError('not_found')
}

export async function findTasks(db: Queryable, teamId: string): Promise<Task[]> {
  const rows = await db
    .selectFrom('tasks')
    .selectAll()
    .where('team_id', '=', teamId)
    .orderBy('position')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(taskOf)
}

export async function addTask(tx: Transaction, teamId: string, task: TaskFields): Promise<Task> {
  const row = await tx
    .insertInto('tasks')
    .values({
      id: newId(),
      team_id: teamId,
      name: task.name,
      description: task.description,
      position: presetTasks.length,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return taskOf(row)
}

/** A renamed preset is the team's own from then on: it is no longer shown in each reader's words. */
export async function saveTask(tx: Transaction, key: Belonging, task: TaskFields): Promise<Task> {
  const row = await tx
    .updateTable('tasks')
    .set({ name: task.name, description: task.description ?? null, preset: null })
    .where('team_id', '=', key.teamId)
    .where('id', '=', key.id)
    .returningAll()
    .executeTakeFirstOrThrow(() => new AppError('not_found'))
  return taskOf(row)
}

function datesOf(row: SeasonRow) {
  return { name: row.name, startsOn: row.starts_on, endsOn: row.ends_on }
}

function taskOf({ id, name, description, preset }: Selectable<Tasks>): Task {
  return { id, name, description, preset: oneOf(presetTasks, preset) }
}
