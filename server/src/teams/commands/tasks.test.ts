import { task, taskList } from '@touchline/contract/teams/shapes/belongings'
import { presetTasks } from '@touchline/domain/teams/tasks'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { teamKit } from '../testing/kit.ts'
import { aMember, anAccount } from '../testing/people.ts'

const platform = await testPlatform()
const { database } = platform
const { as, aCoachWithTeam } = teamKit(platform)

async function aTeamWithMia() {
  const { coach, teamId } = await aCoachWithTeam()
  const account = await anAccount(database, 'Mia')
  const mia = await aMember(database, teamId, { accountId: account, firstName: 'Mia' })
  const tasks = async () => taskList.parse((await as(coach)(`GET /teams/${teamId}/tasks`)).body)
  return { coach, teamId, account, mia, tasks, ask: as(coach) }
}

async function choosePresets(teamId: string, ask: ReturnType<typeof as>): Promise<void> {
  for (const name of presetTasks.toReversed())
    await ask(`POST /teams/${teamId}/tasks`, { task: { name, description: '', assigneeId: null } })
}

async function endTrial(teamId: string): Promise<void> {
  await database
    .updateTable('teams')
    .set({ created_at: new Date('2020-01-01') })
    .where('id', '=', teamId)
    .execute()
}

test('a team starts without tasks; it chooses presets and assigns a task to a member', async () => {
  const { ask, teamId, mia, tasks } = await aTeamWithMia()
  expect((await tasks()).tasks).toEqual([])
  await choosePresets(teamId, ask)
  const { tasks: nine, assignable } = await tasks()
  expect(nine.map(({ preset }) => preset)).toEqual([
    'balls',
    'water_bottles',
    'captain',
    'laundry',
    'jerseys',
    'car',
    'food',
    'referee',
    'first_aid',
  ])
  expect(assignable.map(({ memberId }) => memberId)).toContain(mia)

  const fields = { name: 'Cones', description: 'Twelve', assigneeId: mia }
  const added = task.parse((await ask(`POST /teams/${teamId}/tasks`, { task: fields })).body)
  expect(added.assignee).toEqual({ memberId: mia, firstName: 'Mia', lastName: 'Ruiz' })
  expect((await tasks()).tasks.at(-1)).toEqual(added)
})

test("an assigned preset stays a preset; a renamed one becomes the team's own", async () => {
  const { ask, teamId, mia, tasks } = await aTeamWithMia()
  await choosePresets(teamId, ask)
  const [balls] = (await tasks()).tasks
  const change = `PUT /teams/${teamId}/tasks/${balls?.id}`
  const response = await ask(change, { task: { name: balls?.name, assigneeId: mia } })
  expect(response.body).toMatchObject({ preset: 'balls', assignee: { memberId: mia } })
  const renamed = await ask(change, { task: { name: 'Match balls', assigneeId: mia } })
  expect(renamed.body).toMatchObject({ preset: null, name: 'Match balls' })
})

test("a task can't be assigned to a member of another team", async () => {
  const { ask, teamId } = await aTeamWithMia()
  const { mia: stranger } = await aTeamWithMia()
  const wanted = { task: { name: 'Cones', assigneeId: stranger } }
  expect(await ask(`POST /teams/${teamId}/tasks`, wanted)).toMatchObject({ code: 'not_found' })
})

test('after the trial no task can be assigned; existing assignments stay and can be ended', async () => {
  const { ask, teamId, mia, tasks } = await aTeamWithMia()
  const fields = { name: 'Cones', assigneeId: mia }
  const { id } = task.parse((await ask(`POST /teams/${teamId}/tasks`, { task: fields })).body)
  const luis = await aMember(database, teamId, { firstName: 'Luis' })
  await endTrial(teamId)

  expect(await ask(`POST /teams/${teamId}/tasks`, { task: fields })).toMatchObject({
    status: 402,
    code: 'premium_needed',
  })
  const change = `PUT /teams/${teamId}/tasks/${id}`
  expect(await ask(change, { task: { ...fields, assigneeId: luis } })).toMatchObject({
    code: 'premium_needed',
  })
  expect((await ask(`POST /teams/${teamId}/tasks`, { task: { name: 'Flags' } })).status).toBe(201)
  const renamed = await ask(change, { task: { ...fields, name: 'Small cones' } })
  expect(renamed.body).toMatchObject({ name: 'Small cones', assignee: { memberId: mia } })
  const ended = await ask(change, { task: { name: 'Small cones', assigneeId: null } })
  expect(ended.body).toMatchObject({ assignee: null })
  expect((await tasks()).tasks).toHaveLength(2)
})

test("a task is open again when its member leaves, and players don't get the list of members", async () => {
  const { ask, teamId, mia, account, tasks } = await aTeamWithMia()
  await ask(`POST /teams/${teamId}/tasks`, { task: { name: 'Cones', assigneeId: mia } })
  const seen = taskList.parse((await as(account)(`GET /teams/${teamId}/tasks`)).body)
  expect(seen.assignable).toEqual([])
  expect(seen.tasks.at(-1)?.assignee?.firstName).toBe('Mia')

  await as(account)(`POST /teams/${teamId}/leave`, {})
  expect((await tasks()).tasks.at(-1)).toMatchObject({ name: 'Cones', assignee: null })
})
