import type { Actor } from '@touchline/domain/teams/actor'
import { expect, test } from 'vitest'

import { answerEvent } from '#server/events/commands/answer.ts'
import {
  aPlayingTeam,
  anEvent,
  now,
  rowOf,
  type Playing,
} from '#server/events/testing/playing-team.ts'
import { testDatabase } from '#server/platform/testing/database.ts'
import { addTask } from '#server/teams/queries/tasks.ts'

import { countTasks, findEventTasks, findTaskBoard } from '../queries/tasks.ts'
import { assignTasks, offerTask, proposeForEvent } from './tasks.ts'

const { database } = await testDatabase()

async function aTeamWithTasks() {
  const team = await aPlayingTeam(database)
  await setCreated(team.teamId, now)
  const eventId = await anEvent(database, team.coach)
  const [balls = '', food = ''] = await Promise.all(
    ['Balls', 'Food'].map((name) =>
      database.transaction().execute((tx) => addTask(tx, team.teamId, { name })),
    ),
  )
  const key = { teamId: team.teamId, eventId }
  const assign = (actor: Actor, taskId: string, memberId: string | null) =>
    assignAt(now, { actor, eventId }, [{ taskId, memberId }])
  const offer = (actor: Actor, taskId: string) =>
    database
      .transaction()
      .execute((tx) => offerTask(tx, { actor, now, eventId }, { taskId, isOffered: true }))
  const held = () => findEventTasks(database, key)
  return { ...team, eventId, balls, food, key, assign, offer, held }
}

type Wanted = Parameters<typeof assignTasks>[2]

function assignAt(
  moment: Date,
  at: { readonly actor: Actor; readonly eventId: string },
  wanted: Wanted,
) {
  return database.transaction().execute((tx) => assignTasks(tx, { ...at, now: moment }, wanted))
}

async function setCreated(teamId: string, createdAt: Date): Promise<void> {
  await database
    .updateTable('teams')
    .set({ created_at: createdAt })
    .where('id', '=', teamId)
    .execute()
}

async function sayYes({ coach, player, leo, mia }: Playing, eventId: string): Promise<void> {
  const people = [rowOf(coach), rowOf(player), leo, mia]
  await database.transaction().execute((tx) =>
    answerEvent(
      tx,
      { actor: coach, now, eventId },
      people.map((memberId) => ({ memberId, answer: 'going' as const })),
    ),
  )
}

test('staff assign a task, reassign it and unassign it', async () => {
  const { coach, leo, mia, balls, assign, held } = await aTeamWithTasks()
  await assign(coach, balls, leo)
  expect(await held()).toMatchObject([{ taskId: balls, memberId: leo, firstName: 'Leo' }])
  await assign(coach, balls, mia)
  expect(await held()).toMatchObject([{ memberId: mia, isOffered: false }])
  await assign(coach, balls, null)
  expect(await held()).toEqual([])
})

test('a member takes a free task, and gives it back', async () => {
  const { player, balls, assign, held } = await aTeamWithTasks()
  await assign(player, balls, rowOf(player))
  expect(await held()).toMatchObject([{ memberId: rowOf(player) }])
  await assign(player, balls, null)
  expect(await held()).toEqual([])
})

test('a task is handed over only by an offer', async () => {
  const { coach, player, mother, leo, balls, assign, offer, held } = await aTeamWithTasks()
  await assign(coach, balls, leo)
  await expect(assign(player, balls, rowOf(player))).rejects.toMatchObject({ code: 'conflict' })
  await expect(assign(player, balls, null)).rejects.toMatchObject({ code: 'not_allowed' })
  await expect(offer(player, balls)).rejects.toMatchObject({ code: 'not_allowed' })
  await offer(mother, balls)
  expect(await held()).toMatchObject([{ memberId: leo, isOffered: true }])
  await assign(player, balls, rowOf(player))
  expect(await held()).toMatchObject([{ memberId: rowOf(player), isOffered: false }])
})

test('two members taking an offered task at once: one gets it', async () => {
  const { coach, player, mother, leo, mia, balls, assign, offer, held } = await aTeamWithTasks()
  await assign(coach, balls, rowOf(coach))
  await offer(coach, balls)
  const tries = await Promise.allSettled([
    assign(player, balls, rowOf(player)),
    assign(mother, balls, leo),
  ])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await held()).toHaveLength(1)
  expect((await held())[0]?.memberId).not.toBe(mia)
})

test('refuses assigning tasks to others, and people and tasks of other teams', async () => {
  const { coach, player, leo, balls, assign, held } = await aTeamWithTasks()
  const other = await aTeamWithTasks()
  await expect(assign(player, balls, leo)).rejects.toMatchObject({ code: 'not_allowed' })
  for (const [task, member] of [
    [balls, other.leo],
    [other.balls, leo],
  ] as const)
    await expect(assign(coach, task, member)).rejects.toMatchObject({ code: 'not_found' })
  await expect(other.assign(coach, balls, leo)).rejects.toMatchObject({ code: 'not_found' })
  await expect(other.offer(other.coach, other.balls)).rejects.toMatchObject({ code: 'not_found' })
  expect(await held()).toEqual([])
})

test('without Premium no free task is assigned, and assigned ones can still change hands', async () => {
  const { teamId, coach, player, leo, balls, food, assign, offer, held } = await aTeamWithTasks()
  await assign(coach, balls, leo)
  await setCreated(teamId, new Date('2020-01-01'))
  for (const actor of [coach, player])
    await expect(assign(actor, food, rowOf(actor))).rejects.toMatchObject({
      code: 'premium_needed',
    })
  await offer(coach, balls)
  await assign(player, balls, rowOf(player))
  expect(await held()).toMatchObject([{ memberId: rowOf(player) }])
  await assign(player, balls, null)
})

test('after the event only staff correct who did what', async () => {
  const { coach, player, eventId, balls } = await aTeamWithTasks()
  const later = new Date('2026-03-28T09:00:00.000Z')
  const wanted = [{ taskId: balls, memberId: rowOf(player) }]
  await expect(assignAt(later, { actor: player, eventId }, wanted)).rejects.toMatchObject({
    code: 'event_over',
  })
  await assignAt(later, { actor: coach, eventId }, wanted)
})

test('proposes attendees who did least, and saves nothing', async () => {
  const team = await aTeamWithTasks()
  const { coach, leo, mia, eventId, key, balls, food, held } = team
  expect(await proposeForEvent(database, key)).toEqual([])
  await sayYes(team, eventId)
  const earlier = await anEvent(database, coach, { date: '2026-03-20' })
  const people = [rowOf(coach), rowOf(team.player)]
  await assignAt(now, { actor: coach, eventId: earlier }, [
    { taskId: balls, memberId: people[0] ?? null },
    { taskId: food, memberId: people[1] ?? null },
  ])
  const proposed = await proposeForEvent(database, key)
  expect(proposed.map(({ memberId }) => memberId).toSorted()).toEqual([leo, mia].toSorted())
  expect(proposed.map(({ taskId }) => taskId).toSorted()).toEqual([balls, food].toSorted())
  expect(await held()).toEqual([])
})

test('the board shows upcoming events with their tasks and how often each member had one', async () => {
  const { teamId, coach, leo, eventId, balls, food, assign } = await aTeamWithTasks()
  await assign(coach, balls, leo)
  await assign(coach, food, leo)
  const question = { teamId, when: 'next', now, limit: 5 } as const
  expect(await findTaskBoard(database, question)).toMatchObject([
    { id: eventId, title: 'Practice', assignments: [{ memberId: leo }, { memberId: leo }] },
  ])
  const counts = await countTasks(database, { teamId })
  expect(counts.map(({ firstName, count }) => [firstName, count])).toEqual([
    ['Leo', 2],
    ['Carla', 0],
    ['Mia', 0],
    ['Pau', 0],
  ])
})

test('unassigns the tasks of members who leave', async () => {
  const { coach, leo, balls, assign, held } = await aTeamWithTasks()
  await assign(coach, balls, leo)
  await database.updateTable('members').set({ left_at: now }).where('id', '=', leo).execute()
  expect(await held()).toEqual([])
  await expect(assign(coach, balls, leo)).rejects.toMatchObject({ code: 'not_found' })
})
