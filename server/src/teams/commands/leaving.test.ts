import { teamPage } from '@touchline/contract/teams/shapes'
import { myTeams } from '@touchline/contract/teams/shapes/mine'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { eraseOldTeams } from '../jobs.ts'
import { teamKit } from '../testing/kit.ts'
import { aClub, aGuardian, aMember, anAccount, aTeam } from '../testing/people.ts'

const platform = await testPlatform()
const { database } = platform
const { as, aCoachWithTeam } = teamKit(platform)

test('deleting needs the name; the team disappears for everyone and can be restored within 30 days', async () => {
  const { coach, teamId } = await aCoachWithTeam()
  expect(await as(coach)(`DELETE /teams/${teamId}`, { typedName: 'norte' })).toMatchObject({
    code: 'invalid_input',
  })
  const { body } = await as(coach)(`DELETE /teams/${teamId}`, { typedName: 'Norte U12' })
  expect(body).toEqual({ restorableUntil: '2026-04-13T09:00:00.000Z' })
  expect(await as(coach)(`GET /teams/${teamId}`)).toMatchObject({ code: 'not_found' })
  const mine = myTeams.parse((await as(coach)('GET /me/teams')).body)
  expect(mine).toMatchObject({
    teams: [],
    deleted: [{ id: teamId, name: 'Norte U12', isClub: false }],
  })

  const restored = await as(coach)(`POST /teams/${teamId}/restore`, {})
  expect(teamPage.parse(restored.body).team.id).toBe(teamId)
})

test("after 30 days a deleted team can't be restored and is erased with all its data", async () => {
  const { coach, teamId } = await aCoachWithTeam()
  await as(coach)(`DELETE /teams/${teamId}`, { typedName: 'Norte U12' })
  platform.setClock('2026-04-13T09:00:01Z')
  expect(await as(coach)(`POST /teams/${teamId}/restore`, {})).toMatchObject({ code: 'not_found' })
  await eraseOldTeams(platform)
  platform.setClock('2026-03-14T09:00:00Z')
  for (const table of ['members', 'tasks', 'seasons'] as const)
    expect(
      await database.selectFrom(table).select('id').where('team_id', '=', teamId).execute(),
    ).toEqual([])
})

test("the last admin can't leave; with another admin the row stays and loses its account", async () => {
  const { coach, teamId, page } = await aCoachWithTeam()
  expect(await as(coach)(`POST /teams/${teamId}/leave`, {})).toMatchObject({
    status: 409,
    code: 'last_admin',
  })
  await aMember(database, teamId, { accountId: await anAccount(database), isAdmin: true })

  const { body } = await as(coach)(`POST /teams/${teamId}/leave`, {})
  expect(body).toEqual({ name: 'Norte U12' })
  const memberId = page.actor.memberId ?? ''
  const row = await database
    .selectFrom('members')
    .selectAll()
    .where('id', '=', memberId)
    .executeTakeFirst()
  expect(row).toMatchObject({ first_name: 'Ana', is_admin: false })
  expect(row?.left_at).not.toBeNull()
  expect(await as(coach)(`GET /teams/${teamId}`)).toMatchObject({ code: 'not_found' })
})

test('of two admins who leave at the same moment, one stays', async () => {
  const { coach, teamId } = await aCoachWithTeam()
  const other = await anAccount(database)
  await aMember(database, teamId, { accountId: other, isAdmin: true })
  const answers = await Promise.all(
    [coach, other].map((who) => as(who)(`POST /teams/${teamId}/leave`, {})),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
})

test("a guardian sees the child's team under the child's name, mutes it and leaves it", async () => {
  const parent = await anAccount(database)
  const teamId = await aTeam(database)
  const child = await aMember(database, teamId, { firstName: 'Leo' })
  await aGuardian(database, { teamId, memberId: child }, { accountId: parent })

  await as(parent)(`PUT /teams/${teamId}/mute`, { isMuted: true })
  const mine = myTeams.parse((await as(parent)('GET /me/teams')).body)
  expect(mine.teams).toEqual([])
  expect(mine.children).toMatchObject([
    { id: teamId, isMuted: true, child: { memberId: child, firstName: 'Leo' } },
  ])

  expect((await as(parent)(`POST /teams/${teamId}/leave`, {})).status).toBe(200)
  expect(await as(parent)(`GET /teams/${teamId}`)).toMatchObject({ code: 'not_found' })
})

test("a club manager sees the club's teams as Club Manager", async () => {
  const manager = await anAccount(database)
  const clubId = await aClub(database, manager)
  const teamId = await aTeam(database, { clubId })
  await aMember(database, teamId)
  const mine = myTeams.parse((await as(manager)('GET /me/teams')).body)
  expect(mine.teams).toMatchObject([
    { id: teamId, role: 'Club Manager', isAdmin: true, memberId: null },
  ])
  expect(mine.clubs).toMatchObject([
    { id: clubId, role: 'Club Manager', teamCount: 1, memberCount: 1 },
  ])
})
