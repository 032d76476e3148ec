import type {
  OpponentFields,
  Season,
  SeasonFields,
  Task,
  TaskFields,
} from '@touchline/contract/teams/shapes/belongings'
import type { Actor } from '@touchline/domain/teams/actor'
import { seasonCollision } from '@touchline/domain/teams/season'

import { requirePremium } from '#server/entitlements/queries.ts'
import { exchangePicture } from '#server/files/commands/pictures.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { addSeason, findSeasons, saveSeason } from '../queries/seasons.ts'
import { addTask, findAssignable, requireTask, saveTask } from '../queries/tasks.ts'
import { lockTeam } from '../queries/team.ts'
import {
  addOpponent,
  lockOpponent,
  removeBelonging,
  saveOpponent,
  type OpponentRow,
} from '../queries/venues.ts'

export interface Edit {
  readonly actor: Actor
  readonly now: Date
  /** Undefined to create one. */
  readonly id: string | undefined
}

export async function upsertOpponent(
  tx: Transaction,
  { actor, now, id }: Edit,
  { logoFileId, ...columns }: OpponentFields,
): Promise<OpponentRow> {
  const { teamId, accountId } = actor
  const before =
    id === undefined
      ? await addOpponent(tx, teamId, columns)
      : await lockOpponent(tx, { teamId, id })
  const logo = await exchangePicture(tx, {
    old: before.logo_file_id,
    wanted: logoFileId,
    claim: { purpose: 'opponent_logo', uploadedBy: accountId, owner: { teamId } },
    at: now,
  })
  return saveOpponent(tx, { teamId, id: before.id }, { ...columns, logo })
}

/** Assigning a task to a member needs Premium; keeping or ending an assignment doesn't. */
export async function upsertTask(
  tx: Transaction,
  { actor, now, id }: Edit,
  task: TaskFields,
): Promise<Task> {
  const { teamId } = actor
  const before = id === undefined ? undefined : await requireTask(tx, { teamId, id })
  const { assigneeId } = task
  if (assigneeId != null && assigneeId !== before?.assignee?.memberId) {
    await requirePremium(tx, { teamId, now })
    const people = await findAssignable(tx, teamId)
    if (!people.some(({ memberId }) => memberId === assigneeId)) throw new AppError('not_found')
  }

  if (id !== undefined) await saveTask(tx, { teamId, id }, task)
  const keptId = id ?? (await addTask(tx, teamId, task))
  return requireTask(tx, { teamId, id: keptId })
}

/** Seasons may not overlap or share a name, so that an event belongs to one season. */
export async function upsertSeason(
  tx: Transaction,
  { actor, now, id }: Edit,
  season: SeasonFields,
): Promise<Season> {
  const { teamId } = actor
  await lockTeam(tx, teamId)
  const others = (await findSeasons(tx, teamId, now)).filter((other) => other.id !== id)
  refuseCollision(season, others)

  if (id !== undefined) await saveSeason(tx, { teamId, id }, season)
  const keptId = id ?? (await addSeason(tx, teamId, season))
  const kept = (await findSeasons(tx, teamId, now)).find((other) => other.id === keptId)
  if (kept === undefined) throw new AppError('not_found')
  return kept
}

/** Refuses if the season has events or lies between two others. */
export async function removeSeason(tx: Transaction, { actor, now, id = '' }: Edit): Promise<void> {
  const { teamId } = actor
  await lockTeam(tx, teamId)
  const season = (await findSeasons(tx, teamId, now)).find((one) => one.id === id)
  if (season === undefined) throw new AppError('not_found')
  if (season.hold !== null) throw new AppError('conflict', { reason: season.hold })
  await removeBelonging(tx, 'seasons', { teamId, id })
}

function refuseCollision(season: SeasonFields, others: readonly Season[]): void {
  const collision = seasonCollision(season, others)
  if (collision === undefined) return
  const field = collision === 'taken' ? 'name' : 'startsOn'
  throw new AppError('invalid_input', { fields: { [field]: collision } })
}
