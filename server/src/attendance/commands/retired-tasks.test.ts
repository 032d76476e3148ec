import type { Actor } from '@touchline/domain/teams/actor'
import { expect, test } from 'vitest'

import { aPlayingTeam, anEvent, now, rowOf } from '#server/events/testing/playing-team.ts'
import { testDatabase } from '#server/platform/testing/database.ts'
import { removeTask } from '#server/teams/commands/remove-task.ts'
import { addTask, findRetiredTasks, findTasks } from '#server/teams/queries/tasks.ts'

import { findOpenTasks } from '../queries/fair-share.ts'
import { countTasks, findEventTasks } from '../queries/tasks.ts'
import { assignTasks } from './tasks.ts'

const { database } = await testDatabase()

const last = '2026-03-07'
const next = '2026-03-21'

async function aTeamWithBalls() {
  const team = await aPlayingTeam(database)
  const { teamId, coach } = team
  await database.updateTable('teams').set({ created_at: now }).where('id', '=', teamId).execute()
  const balls = await database
    .transaction()
    .execute((tx) => addTask(tx, teamId, { name: 'Balls', assigneeId: team.leo }))
  const [past, coming] = [
    await anEvent(database, coach, { date: last }),
    await anEvent(database, coach, { date: next }),
  ]
  const give = (eventId: string, memberId: string | null, actor: Actor = coach) =>
    database
      .transaction()
      .execute((tx) => assignTasks(tx, { actor, now, eventId }, [{ taskId: balls, memberId }]))
  const remove = (actor: Actor = coach, id = balls) =>
    database.transaction().execute((tx) => removeTask(tx, { actor, now, id }))
  const heldAt = (eventId: string) => findEventTasks(database, { teamId, eventId })
  const names = async (find: typeof findTasks) =>
    (await find(database, teamId)).map(({ name, assignee }) => [name, assignee])
  return { ...team, balls, past, coming, give, remove, heldAt, names }
}

test('keeps past assignments and removes upcoming ones', async () => {
  const { teamId, leo, past, coming, give, remove, heldAt, names } = await aTeamWithBalls()
  await give(past, leo)
  await give(coming, leo)
  await remove()

  expect(await names(findTasks)).toEqual([])
  expect(await names(findRetiredTasks)).toEqual([['Balls', null]])
  expect(await heldAt(past)).toMatchObject([{ memberId: leo }])
  expect(await heldAt(coming)).toEqual([])
  expect((await countTasks(database, { teamId }))[0]).toMatchObject({ memberId: leo, count: 1 })
})

test('a task that was never assigned is deleted', async () => {
  const { names, remove } = await aTeamWithBalls()
  await remove()
  expect(await names(findTasks)).toEqual([])
  expect(await names(findRetiredTasks)).toEqual([])
})

test('a retired task is no longer offered; staff can correct past assignments', async () => {
  const { teamId, player, leo, mia, past, coming, give, remove, heldAt } = await aTeamWithBalls()
  await give(past, leo)
  await remove()

  expect(await findOpenTasks(database, { teamId, eventId: coming })).toEqual([])
  await expect(give(coming, rowOf(player), player)).rejects.toMatchObject({ code: 'not_found' })
  await expect(give(coming, leo)).rejects.toMatchObject({ code: 'not_found' })
  await give(past, mia)
  expect(await heldAt(past)).toMatchObject([{ memberId: mia }])
  await give(past, null)
  await expect(give(past, mia)).rejects.toMatchObject({ code: 'not_found' })
})

test('is not found a second time, or by another team', async () => {
  const { leo, balls, past, give, remove, heldAt } = await aTeamWithBalls()
  const other = await aTeamWithBalls()
  await give(past, leo)
  await expect(remove(other.coach, balls)).rejects.toMatchObject({ code: 'not_found' })
  await remove()
  await expect(remove()).rejects.toMatchObject({ code: 'not_found' })
  expect(await heldAt(past)).toHaveLength(1)
})

test('a task assigned while it is deleted ends up unassigned', async () => {
  for (const before of [null, 'mia'] as const) {
    const { leo, mia, past, coming, give, remove, heldAt } = await aTeamWithBalls()
    await give(past, leo)
    if (before !== null) await give(coming, mia)
    const [, removed] = await Promise.allSettled([give(coming, leo), remove()])
    expect(removed.status).toBe('fulfilled')
    expect(await heldAt(coming)).toEqual([])
  }
})
