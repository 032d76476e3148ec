import { clubPage, club } from '@touchline/contract/clubs/shapes'
import { clubStaff, clubTeam, myTeams } from '@touchline/contract/teams/shapes/mine'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { teamKit } from '#server/teams/testing/kit.ts'
import { aMember, anAccount } from '#server/teams/testing/people.ts'

const platform = await testPlatform()
const { database } = platform
const { as } = teamKit(platform)

const form = {
  name: 'CD Norte',
  memberCount: 120,
  teamCount: 2,
  sport: 'football',
  phone: '+34600123456',
}
const rows = [
  { name: 'Norte U12', sport: 'football', gender: 'mixed', ageGroup: '11-14', format: '7v7' },
  { name: 'Norte Senior', sport: 'handball', gender: 'women', ageGroup: 'senior' },
]
const teamsShape = z.object({ teams: z.array(clubTeam) })

async function aClubWithTeams() {
  const manager = await anAccount(database)
  const made = club.parse((await as(manager)('POST /clubs', form)).body)
  const created = await as(manager)(`POST /clubs/${made.id}/teams`, { teams: rows })
  return { manager, clubId: made.id, teams: teamsShape.parse(created.body).teams }
}

test('a club stores every field, is dark blue by default, and is managed by its creator', async () => {
  const manager = await anAccount(database)
  const { status, body } = await as(manager)('POST /clubs', form)
  expect(status).toBe(201)
  expect(body).toMatchObject({ ...form, color: '#1e3a5f' })
  const page = clubPage.parse((await as(manager)(`GET /clubs/${club.parse(body).id}`)).body)
  expect(page.staff).toMatchObject([{ accountId: manager, firstName: 'Ana', roles: ['manager'] }])
  expect(page.roles).toEqual(['manager'])
})

test.each(['name', 'memberCount', 'sport', 'phone'])(
  'a club without %s is refused',
  async (field) => {
    const manager = await anAccount(database)
    const answer = await as(manager)('POST /clubs', { ...form, [field]: undefined })
    expect(answer).toMatchObject({ status: 422, code: 'invalid_input' })
  },
)

test("all club teams are created at once, in order and in the club's colour", async () => {
  const { manager, clubId, teams } = await aClubWithTeams()
  expect(teams.map(({ name }) => name)).toEqual(['Norte U12', 'Norte Senior'])
  expect(teams[0]).toMatchObject({ ...rows[0], color: '#1e3a5f', memberCount: 0 })
  const mine = myTeams.parse((await as(manager)('GET /me/teams')).body)
  expect(mine.clubs).toMatchObject([{ id: clubId, teamCount: 2, role: 'Club Manager' }])
  expect(mine.teams).toHaveLength(2)
})

test('one invalid row creates no team', async () => {
  const { manager, clubId } = await aClubWithTeams()
  const answer = await as(manager)(`POST /clubs/${clubId}/teams`, {
    teams: [rows[0], { name: 'X' }],
  })
  expect(answer).toMatchObject({ code: 'invalid_input' })
  const { teams } = teamsShape.parse((await as(manager)(`GET /clubs/${clubId}/teams`)).body)
  expect(teams).toHaveLength(2)
})

test.each([
  ['GET', ''],
  ['PATCH', '', { changes: { name: 'Mine' } }],
  ['DELETE', '', { typedName: 'CD Norte' }],
  ['POST', '/restore', {}],
  ['GET', '/teams'],
  ['POST', '/teams', { teams: rows }],
  ['GET', '/staff'],
  ['PUT', `/roles/${newId()}`, { roles: ['manager'] }],
  ['PUT', `/roles/${newId()}`, { roles: [] }],
  ['PUT', '/roles/me', { roles: ['manager'] }],
  ['PUT', '/roles/me', { roles: [] }],
] as const)(
  '%s /clubs/…%s is not found for a coach of a team and for strangers',
  async (...[method, path, body]) => {
    const { clubId, teams } = await aClubWithTeams()
    const coach = await anAccount(database)
    await aMember(database, teams[0]?.id ?? '', { accountId: coach, role: 'Coach', isAdmin: true })
    for (const who of [coach, await anAccount(database)])
      expect(await as(who)(`${method} /clubs/${clubId}${path}`, body)).toMatchObject({
        status: 404,
        code: 'not_found',
      })
    expect((await as(undefined)(`${method} /clubs/${clubId}${path}`, body)).status).toBe(401)
  },
)

test("a coach of the club can become manager, a stranger can't", async () => {
  const { manager, clubId, teams } = await aClubWithTeams()
  const coach = await anAccount(database, 'Luis')
  await aMember(database, teams[0]?.id ?? '', { accountId: coach, role: 'Player - coach' })
  const staff = z.object({ staff: z.array(clubStaff) })
  expect(staff.parse((await as(manager)(`GET /clubs/${clubId}/staff`)).body).staff).toMatchObject([
    { accountId: coach, firstName: 'Luis', role: 'Player - coach', roles: [] },
  ])
  const stranger = await anAccount(database)
  expect(
    await as(manager)(`PUT /clubs/${clubId}/roles/${stranger}`, { roles: ['treasurer'] }),
  ).toMatchObject({
    status: 404,
  })
  const { body } = await as(manager)(`PUT /clubs/${clubId}/roles/${coach}`, { roles: ['manager'] })
  expect(clubPage.parse(body).staff).toHaveLength(2)
  expect((await as(coach)(`GET /teams/${teams[1]?.id}`)).status).toBe(200)
})

test("the last manager can't leave or be removed", async () => {
  const { manager, clubId } = await aClubWithTeams()
  for (const id of ['me', manager])
    expect(
      await as(manager)(`PUT /clubs/${clubId}/roles/${id}`, { roles: ['board'] }),
    ).toMatchObject({ status: 409, code: 'last_manager' })
})

test('each team page shows the safeguarding person of the club', async () => {
  const { manager, clubId, teams } = await aClubWithTeams()
  const changes = { safeguardingName: 'Eva Sanz', safeguardingPhone: '+34600999888' }
  expect((await as(manager)(`PATCH /clubs/${clubId}`, { changes })).body).toMatchObject(changes)
  expect((await as(manager)(`GET /teams/${teams[0]?.id}`)).body).toMatchObject({
    safeguarding: { name: 'Eva Sanz', phone: '+34600999888' },
  })
})

test('a club is deleted and restored with its teams', async () => {
  const { manager, clubId, teams } = await aClubWithTeams()
  const teamId = teams[0]?.id
  await as(manager)(`DELETE /clubs/${clubId}`, { typedName: 'CD Norte' })
  expect((await as(manager)(`GET /teams/${teamId}`)).status).toBe(404)
  const mine = myTeams.parse((await as(manager)('GET /me/teams')).body)
  expect(mine).toMatchObject({ teams: [], clubs: [], deleted: [{ id: clubId, isClub: true }] })
  expect((await as(manager)(`POST /clubs/${clubId}/restore`, {})).status).toBe(200)
  expect((await as(manager)(`GET /teams/${teamId}`)).status).toBe(200)
})
