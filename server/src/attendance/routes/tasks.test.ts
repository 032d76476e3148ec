import { eventTasks, myTasks, taskBoard } from '@touchline/contract/attendance/shapes/tasks'
import { expect, test } from 'vitest'

import { aPlayingTeam, anEvent, now, rowOf } from '#server/events/testing/playing-team.ts'
import { requestsOver } from '#server/events/testing/requests.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { addTask } from '#server/teams/queries/tasks.ts'
import { anAccount } from '#server/teams/testing/people.ts'

import { attendanceRoutes } from '../routes.ts'

const platform = await testPlatform()
const { database } = platform
platform.setClock(now.toISOString())
const { teamId, coach, player, mother, leo } = await aPlayingTeam(database)
const eventId = await anEvent(database, coach)
await database.updateTable('teams').set({ created_at: now }).where('id', '=', teamId).execute()
const balls = await database.transaction().execute((tx) => addTask(tx, teamId, { name: 'Balls' }))

const ask = requestsOver(platform, { attendance: attendanceRoutes })
const at = `/teams/${teamId}/events/${eventId}/tasks`
const board = { method: 'GET', path: `/teams/${teamId}/attendance/tasks` } as const
const mine = { method: 'GET', path: `/teams/${teamId}/attendance/tasks/mine` } as const
const read = { method: 'GET', path: at } as const
const proposal = { method: 'GET', path: `${at}?include=proposals` } as const
const offer = {
  method: 'PUT',
  path: at,
  body: { changes: [{ taskId: balls, isOffered: true }] },
} as const
const assign = (memberId: string | null) =>
  ({ method: 'PUT', path: at, body: { changes: [{ taskId: balls, memberId }] } }) as const

test('a task is assigned, offered and taken over, and the whole team sees it', async () => {
  await ask(coach.accountId, assign(leo))
  expect(eventTasks.parse((await ask(player.accountId, read)).body).assignments).toMatchObject([
    { taskId: balls, memberId: leo, isOffered: false },
  ])
  await ask(mother.accountId, offer)
  const taken = await ask(player.accountId, assign(rowOf(player)))
  expect(eventTasks.parse(taken.body).assignments).toMatchObject([{ memberId: rowOf(player) }])
  expect(taskBoard.parse((await ask(mother.accountId, board)).body)).toMatchObject({
    events: [{ id: eventId, assignments: [{ taskId: balls }] }],
    next: null,
  })
})

test('parents and players read their tasks at the next events in one request', async () => {
  await ask(coach.accountId, assign(leo))
  const held = async (accountId: string) =>
    myTasks.parse((await ask(accountId, mine)).body).assignments
  expect(await held(mother.accountId)).toMatchObject([{ eventId, taskId: balls, memberId: leo }])
  expect(await held(player.accountId)).toEqual([])

  platform.setClock('2026-03-22T20:00:00.000Z')
  expect(await held(mother.accountId)).toEqual([])
  platform.setClock(now.toISOString())
})

test.each([
  ['nobody', undefined, { status: 401 }],
  ['a player', player.accountId, { status: 403 }],
  ['a coach', coach.accountId, { status: 200, body: { proposals: [] } }],
])('%s can ask for a fair proposal: %j', async (...[, accountId, expected]) => {
  expect(await ask(accountId, proposal)).toMatchObject(expected)
})

test('other teams’ members get not found', async () => {
  const stranger = await anAccount(database, 'Stranger')
  for (const request of [board, read, mine, proposal, offer, assign(leo)])
    expect(await ask(stranger, request)).toMatchObject({ status: 404, body: { code: 'not_found' } })
})
