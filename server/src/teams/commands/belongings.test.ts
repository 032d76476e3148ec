import { season } from '@touchline/contract/teams/shapes/belongings'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { findSeasons } from '../queries/seasons.ts'
import { teamKit } from '../testing/kit.ts'
import { aMember, anAccount } from '../testing/people.ts'

const platform = await testPlatform()
const { database } = platform
const { as, aCoachWithTeam } = teamKit(platform)

test('locations, opponents and tasks are added, changed and removed', async () => {
  const { coach, teamId } = await aCoachWithTeam()
  const ask = as(coach)
  for (const [list, one, change] of [
    ['venues', 'venue', { name: 'Campo 2', address: 'Calle 1' }],
    ['opponents', 'opponent', { name: 'Sur', nickname: 'S', email: 's@example.org' }],
    ['tasks', 'task', { name: 'Cones', description: 'Twelve' }],
  ] as const) {
    const added = await ask(`POST /teams/${teamId}/${list}`, { [one]: { name: 'New' } })
    const { id } = z.object({ id: z.uuid() }).parse(added.body)
    const changed = await ask(`PUT /teams/${teamId}/${list}/${id}`, { [one]: change })
    expect(changed.body).toMatchObject({ id, ...change })
    expect((await ask(`DELETE /teams/${teamId}/${list}/${id}`, {})).body).toEqual({ id })
    expect(await ask(`DELETE /teams/${teamId}/${list}/${id}`, {})).toMatchObject({
      code: 'not_found',
    })
  }
})

test("another team's location isn't found under one's own team", async () => {
  const { coach, teamId } = await aCoachWithTeam()
  const { coach: other, teamId: otherTeam } = await aCoachWithTeam()
  const theirs = await as(other)(`POST /teams/${otherTeam}/venues`, { venue: { name: 'Theirs' } })
  const { id } = z.object({ id: z.uuid() }).parse(theirs.body)
  const answer = await as(coach)(`PUT /teams/${teamId}/venues/${id}`, { venue: { name: 'Mine' } })
  expect(answer).toMatchObject({ code: 'not_found' })
})

test("seasons don't overlap, and one between two others can't be deleted", async () => {
  const { coach, teamId } = await aCoachWithTeam()
  const add = (name: string, startsOn: string, endsOn: string) =>
    as(coach)(`POST /teams/${teamId}/seasons`, { season: { name, startsOn, endsOn } })
  expect(await add('Mid', '2026-01-01', '2026-12-31')).toMatchObject({ code: 'invalid_input' })
  expect(await add('2025-2026', '2030-01-01', '2030-12-31')).toMatchObject({
    code: 'invalid_input',
  })
  const middle = season.parse((await add('2026-2027', '2026-08-01', '2027-07-31')).body)
  const last = season.parse((await add('2027-2028', '2027-08-01', '2028-07-31')).body)

  const held = await as(coach)(`DELETE /teams/${teamId}/seasons/${middle.id}`, {})
  expect(held).toMatchObject({ status: 409, body: { data: { reason: 'between_seasons' } } })
  expect((await as(coach)(`DELETE /teams/${teamId}/seasons/${last.id}`, {})).status).toBe(200)
})

test.each([
  ['Pacific/Kiritimati', 'current'],
  ['Pacific/Midway', 'future'],
])("a season starts at midnight in the team's time zone: %s", async (timeZone, status) => {
  const noon = new Date('2030-12-31T12:00:00Z')
  const { teamId } = await aCoachWithTeam({ timeZone })
  await database
    .insertInto('seasons')
    .values({
      id: newId(),
      team_id: teamId,
      name: '2031',
      starts_on: '2031-01-01',
      ends_on: '2031-12-31',
    })
    .execute()
  const [newest] = await findSeasons(database, teamId, noon)
  expect(newest).toMatchObject({ name: '2031', status })
})

test("players don't see contacts of an opponent", async () => {
  const { coach, teamId } = await aCoachWithTeam()
  const opponent = { name: 'Sur', email: 's@example.org', phone: '+34600123456' }
  await as(coach)(`POST /teams/${teamId}/opponents`, { opponent })
  const player = await anAccount(database)
  await aMember(database, teamId, { accountId: player })
  expect((await as(player)(`GET /teams/${teamId}/opponents`)).body).toMatchObject({
    opponents: [{ name: 'Sur', email: null, phone: null }],
  })
})
