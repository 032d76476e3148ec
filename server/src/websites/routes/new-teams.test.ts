import { website } from '@touchline/contract/websites/shapes'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { anEvent, now } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'
import { aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { aPublicClub, visitorsOf } from '../testing/public-club.ts'

const platform = await testPlatform()
const { database } = platform
const { open, close } = visitorsOf(platform)
afterAll(close)
const club = await aPublicClub(platform)
const site = `/site/${club.slug}`

beforeAll(async () => {
  platform.setClock(now.toISOString())
  await club.publish()
})

test('a team that the club adds is hidden until its managers show it', async () => {
  const before = await club.read()
  const teamId = await aTeam(database, { name: 'Norte U8', clubId: club.clubId })
  const status = async (path: string) => (await open(path)).statusCode
  expect((await open(site)).body).not.toContain('Norte U8')
  expect(await status(`${site}/norte-u8`)).toBe(404)
  expect(await status(`/embed/${teamId}/fixtures`)).toBe(404)
  const { settings, teams } = await club.read()
  expect(settings).toMatchObject({ shownTeamIds: [club.u10, club.u12], hiddenTeamIds: [] })
  expect(teams.map(({ name }) => name)).toContain('Norte U8')

  // A form that was open before shows nothing new.
  const edit = {
    isPublished: true,
    slug: club.slug,
    settings: before.settings,
    version: before.version,
  }
  website.parse((await club.ask(`PUT ${club.path}`, edit)).body)
  expect(await status(`${site}/norte-u8`)).toBe(404)
  await club.publish({ settings: { shownTeamIds: [club.u10, club.u12, teamId] } })
  expect(await status(`${site}/norte-u8`)).toBe(200)
})

test('a match between two of its teams is listed once', async () => {
  const coachOf = async (teamId: string) => {
    const accountId = await anAccount(database, 'Carla')
    await aMember(database, teamId, { accountId, role: 'Coach' })
    return requirePerson(database, { accountId, teamId })
  }
  const match = { type: 'game', title: 'Derby', startTime: '10:30' } as const
  const [u10, u12] = [await coachOf(club.u10), await coachOf(club.u12)]
  await anEvent(database, u12, { ...match, homeAway: 'home', opponent: 'Norte U10' })
  await anEvent(database, u10, { ...match, homeAway: 'away', opponent: 'Norte U12' })
  const times = async (path: string) =>
    (await open(path)).body.match(/class="sides">.*Norte U12 – Norte U10/g)?.length
  expect(await times(site)).toBe(1)
  expect(await times(`/embed/${club.clubId}/fixtures`)).toBe(1)
  expect(await times(`/embed/${club.clubId}/calendar`)).toBe(1)
  for (const team of ['norte-u10', 'norte-u12']) expect(await times(`${site}/${team}`)).toBe(1)
})
