import { beforeEach, expect, test } from 'vitest'

import { assignTasks } from '#server/attendance/commands/tasks.ts'
import { answerEvent } from '#server/events/commands/answer.ts'
import {
  anEvent,
  aPlayingTeam,
  now,
  rowOf,
  type Playing,
} from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { removeTask } from '#server/teams/commands/remove-task.ts'
import { addTask } from '#server/teams/queries/tasks.ts'

import { openCentre } from '../testing/centre.ts'
import { lettersTo, newsIn } from '../testing/letters.ts'
import { writeLetters } from './write-letters.ts'

const platform = await testPlatform()
const { database } = platform
const centre = await openCentre(platform)
let team: Playing
let eventId: string
let tasks: readonly string[]

beforeEach(async () => {
  platform.setClock(now.toISOString())
  team = await aPlayingTeam(database)
  const { teamId } = team
  await database.updateTable('teams').set({ created_at: now }).where('id', '=', teamId).execute()
  eventId = await anEvent(database, team.coach)
  tasks = await database
    .transaction()
    .execute(async (tx) => [
      await addTask(tx, teamId, { name: 'Balls' }),
      await addTask(tx, teamId, { name: 'Food' }),
    ])
  await centre.settle()
})

async function give(memberId: string | null, taskIds = tasks, actor = team.coach) {
  const wanted = taskIds.map((taskId) => ({ taskId, memberId }))
  const doing = { actor, now: platform.clock(), eventId }
  await database.transaction().execute((tx) => assignTasks(tx, doing, wanted))
}

async function newest() {
  const letter = (await lettersTo(platform, team.mother)).at(-1)
  if (letter === undefined) throw new Error('no letter')
  return letter
}

test('tells a mother of her child’s tasks in one line and one email', async () => {
  await give(team.leo)
  const [line] = await centre.linesOf(team.mother.accountId)
  expect(line).toMatchObject({
    kind: 'task_given',
    count: 2,
    tasks: ['Balls', 'Food'],
    people: [{ firstName: 'Leo', relation: 'child' }],
  })
  const letters = await lettersTo(platform, team.mother)
  expect(letters.map(newsIn)).toEqual([
    'New: Practice',
    'New task: Balls (Leo) and Food (Leo) · Practice',
  ])
  const { text } = await newest()
  expect(text).toContain('Tasks: Balls (Leo) and Food (Leo)')
  expect(text).toContain('For Leo.')
})

test('names a preset in the reader’s language', async () => {
  const [first = ''] = tasks
  await database
    .updateTable('tasks')
    .set({ name: 'water_bottles', preset: 'water_bottles' })
    .where('id', '=', first)
    .execute()
  await give(team.leo)
  await centre.settle()
  expect((await newest()).text).toContain('Tasks: Water bottles (Leo) and Food (Leo)')
})

test('a reassigned task notifies the old and the new person', async () => {
  const [balls = ''] = tasks
  await give(team.leo)
  await give(rowOf(team.player), [balls])
  expect(await centre.notificationsOf(team.player)).toContain('task_given')
  const [line] = await centre.linesOf(team.mother.accountId)
  expect(line).toMatchObject({ kind: 'task_taken_back', tasks: ['Balls'] })
  const letter = await newest()
  const { text } = letter
  expect(newsIn(letter)).toBe('No longer your task: Balls · Practice')
  expect(text).toMatch(/^Tasks: Food \(Leo\)\nNo longer your tasks: Balls$/m)
})

test('notifies nobody of their own actions or of what stays the same', async () => {
  await give(rowOf(team.player), tasks, team.player)
  await give(rowOf(team.player))
  expect(await centre.notificationsOf(team.player)).not.toContain('task_given')
})

test('a delayed email says only what is still true', async () => {
  const [balls = '', food = ''] = tasks
  platform.setClock('2026-03-14T22:30:00.000Z')
  await give(team.leo)
  await centre.settle()
  await give(null, [balls])
  await centre.settle()
  await give(null, [food])
  await centre.settle()
  await give(team.leo, [food])
  await centre.settle()
  platform.setClock('2026-03-15T08:00:00.000Z')
  await writeLetters(platform)
  const letters = await lettersTo(platform, team.mother)
  expect(letters.slice(1).map(({ kind, text }) => [kind, tasksIn(text)])).toEqual([
    ['notifications.task_given', ['Tasks: Food (Leo)']],
    ['notifications.task_taken_back', ['Tasks: Food (Leo)', 'No longer your tasks: Balls']],
    ['notifications.task_given', ['Tasks: Food (Leo)']],
  ])
})

function tasksIn(text: string): string[] {
  return text.split('\n').filter((line) => /^(?:Tasks|No longer your tasks): /.test(line))
}

test('notifies nobody of changes after the event', async () => {
  platform.setClock('2026-03-28T09:00:00.000Z')
  await give(team.leo)
  expect(await centre.notificationsOf(team.mother)).not.toContain('task_given')
})

test('names the task in the reminder before the event', async () => {
  const { leo, mother, teamId } = team
  const yes = [{ memberId: leo, answer: 'going' }] as const
  const asking = { actor: mother, now, eventId }
  await database.transaction().execute((tx) => answerEvent(tx, asking, yes))
  await give(leo)
  const { starts_at: startsAt } = await database
    .selectFrom('events')
    .select('starts_at')
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow()
  const payload = { teamId, eventId, whom: 'going', startsAt: startsAt.toISOString() }
  await centre.announce({ name: 'events.reminder_due', topics: [], payload })
  const lines = await centre.linesOf(mother.accountId)
  expect(lines.find(({ kind }) => kind === 'event_reminder')).toMatchObject({
    tasks: ['Balls', 'Food'],
  })
  expect((await newest()).text).toContain('Tasks: Balls (Leo) and Food (Leo)')
})

test('names a deleted task to its person', async () => {
  const [balls = ''] = tasks
  await give(team.leo)
  const removing = { actor: team.coach, now: platform.clock(), id: balls }
  await database.transaction().execute((tx) => removeTask(tx, removing))
  const [line] = await centre.linesOf(team.mother.accountId)
  expect(line).toMatchObject({ kind: 'task_taken_back', tasks: ['Balls'] })
  const { text } = await newest()
  expect(text).toContain('Balls')
})
