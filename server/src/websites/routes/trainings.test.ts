import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { now, someEvents } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'
import { aMember, anAccount } from '#server/teams/testing/people.ts'

import { aPublicClub, visitorsOf } from '../testing/public-club.ts'

const platform = await testPlatform()
const { database } = platform
const { open, close } = visitorsOf(platform)
afterAll(close)
const club = await aPublicClub(platform)
const { u12, clubId, slug } = club
const place = 'North Field'
const pages = [`/site/${slug}`, `/site/${slug}/norte-u12`, `/embed/${clubId}/calendar`]

beforeAll(async () => {
  platform.setClock(now.toISOString())
  const carla = await anAccount(database, 'Carla')
  await aMember(database, u12, { accountId: carla, role: 'Coach' })
  const venueId = '019cebf5-0f00-7000-8000-00000000bb01'
  await sql`insert into venues (team_id, id, name) values (${u12}, ${venueId}, ${place})`.execute(
    database,
  )
  await someEvents(database, await requirePerson(database, { accountId: carla, teamId: u12 }), {
    venueId,
    startTime: '17:30',
    endTime: '19:00',
    date: '2026-03-17',
    repeat: { every: 'week', ends: { kind: 'count', count: 4 } },
  })
})

const ofAge = (ageGroup: string | null) =>
  sql`update teams set age_group = ${ageGroup} where id = ${u12}`.execute(database)

async function shown(): Promise<readonly string[]> {
  const bodies = await Promise.all(pages.map(async (url) => (await open(url)).body))
  return bodies.map((body) =>
    body.includes(place) ? 'with the place' : body.includes('17:30') ? 'only the time' : 'nothing',
  )
}

const everywhere = (what: string) => pages.map(() => what)

test.each([
  ['U12', 'only the time'],
  [null, 'only the time'],
  ['Seniors', 'with the place'],
])('of a team of %s, visitors learn %s', async (ageGroup, what) => {
  await ofAge(ageGroup)
  await club.publish()
  expect(await shown()).toEqual(everywhere(what))
})

test('the club can publish where its children train', async () => {
  await ofAge('U12')
  await club.publish({ settings: { showsPlacesOfChildren: true } })
  expect(await shown()).toEqual(everywhere('with the place'))
})

test('a website without training times has none in its calendar either', async () => {
  await club.publish({ settings: { showsTrainings: false } })
  expect(await shown()).toEqual(everywhere('nothing'))
})
