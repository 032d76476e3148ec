import { teamPage } from '@touchline/contract/teams/shapes'
import { myTeams } from '@touchline/contract/teams/shapes/mine'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { teamForm, teamKit } from '../testing/kit.ts'
import { aClub, anAccount } from '../testing/people.ts'

const platform = await testPlatform()
const { database } = platform
const { as, aCoachWithTeam, aPicture } = teamKit(platform)

test('a created team has every field of the form, its creator as admin, a season and no tasks', async () => {
  const coach = await anAccount(database)
  const logoFileId = await aPicture(coach)
  const { status, body } = await as(coach)('POST /teams', { ...teamForm, logoFileId })
  expect(status).toBe(201)
  const { team, actor, checklist, entitlement } = teamPage.parse(body)
  expect(team).toMatchObject({ ...teamForm, color: '#aa0011', memberCount: 1 })
  expect(team.logo?.full).toContain(logoFileId)
  expect(actor).toMatchObject({ accountId: coach, isAdmin: true, isCoach: true })
  // Floorball has none of our formats, so nothing is missing.
  expect(checklist).toEqual({ settings: true, members: false, event: false, message: false })
  expect(entitlement).toMatchObject({ kind: 'trial', daysLeft: 31 })

  const own = await database
    .selectFrom('members')
    .selectAll()
    .where('team_id', '=', team.id)
    .execute()
  expect(own).toMatchObject([{ role: 'Player - coach', is_admin: true, account_id: coach }])
  const seasons = await as(coach)(`GET /teams/${team.id}/seasons`)
  expect(seasons.body).toMatchObject({
    seasons: [{ name: '2025-2026', status: 'current', hold: null }],
  })
  const tasks = await as(coach)(`GET /teams/${team.id}/tasks`)
  expect(z.object({ tasks: z.array(z.unknown()) }).parse(tasks.body).tasks).toHaveLength(0)
})

test('extra fields of a new team are ignored', async () => {
  const id = newId()
  const { page } = await aCoachWithTeam({
    id,
    clubId: await aClub(database),
    joinCode: 'AAAAAA',
    createdAt: '2020-01-01T00:00:00Z',
    premium: true,
    __proto__: { isAdmin: true },
  })
  expect(page.team.id).not.toBe(id)
  expect(page.team.club).toBeNull()
  expect(page.team.createdAt).toBe('2026-03-14T09:00:00.000Z')
  expect(page.entitlement.kind).toBe('trial')
})

test.each([
  ['no name', { name: '  ' }, 'name'],
  ['no sport', { sport: '' }, 'sport'],
  ['no age', { ageGroup: '' }, 'ageGroup'],
  ['a gender of another list', { gender: 'male' }, 'gender'],
  ['a phone number in words', { phone: 'six' }, 'phone'],
  ['a zone that is none', { timeZone: 'Mars/Olympus' }, 'timeZone'],
])('a team with %s is refused, naming the field', async (_, wrong, field) => {
  const coach = await anAccount(database)
  const { status, body } = await as(coach)('POST /teams', { ...teamForm, ...wrong })
  expect(status).toBe(422)
  const refusal = z.object({
    code: z.literal('invalid_input'),
    data: z.object({ fields: z.record(z.string(), z.string()) }),
  })
  expect(Object.keys(refusal.parse(body).data.fields)).toEqual([field])
})

test('a repeated creation with the same key makes one team', async () => {
  const coach = await anAccount(database)
  const key = { 'idempotency-key': newId() }
  const first = await as(coach)('POST /teams', teamForm, key)
  const second = await as(coach)('POST /teams', teamForm, key)
  expect(second.body).toEqual(first.body)
  const mine = myTeams.parse((await as(coach)('GET /me/teams')).body)
  expect(mine.teams).toHaveLength(1)
})

test("a picture uploaded by another account or for another purpose isn't found", async () => {
  const coach = await anAccount(database)
  const strangers = await aPicture(await anAccount(database))
  const avatar = await aPicture(coach, 'avatar')
  for (const logoFileId of [strangers, avatar, newId()])
    expect(await as(coach)('POST /teams', { ...teamForm, logoFileId })).toMatchObject({
      code: 'not_found',
    })
})

test.each([
  ['adults', false],
  ['Ü40', false],
  ['U12', true],
  ['Lions', true],
])('joining a new team of %s by link needs approval: %s', async (ageGroup, waits) => {
  const { teamId } = await aCoachWithTeam({ ageGroup })
  const approval = () =>
    database.selectFrom('teams').select('join_approval').where('id', '=', teamId).execute()
  expect(await approval()).toEqual([{ join_approval: waits }])
})
