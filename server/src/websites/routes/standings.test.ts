import { playedOutcome } from '@touchline/domain/leagues/match'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { now } from '#server/events/testing/playing-team.ts'
import { leagueRequests } from '#server/leagues/testing/requests.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'
import { aMember, anAccount } from '#server/teams/testing/people.ts'

import { aPublicClub, visitorsOf } from '../testing/public-club.ts'

const platform = await testPlatform()
const { database } = platform
const { open, close } = visitorsOf(platform)
afterAll(close)
const club = await aPublicClub(platform)
const { u12, slug, clubId } = club
const pages = [`/site/${slug}/norte-u12`, `/embed/${clubId}/standings`, `/embed/${u12}/standings`]

beforeAll(async () => {
  platform.setClock(now.toISOString())
  const carla = await anAccount(database, 'Carla')
  await aMember(database, u12, { accountId: carla, role: 'Coach', isAdmin: true })
  const { create } = leagueRequests(platform)
  await create(await requirePerson(database, { accountId: carla, teamId: u12 }), {
    name: 'League <North>',
    fixtures: [
      {
        day: 1,
        opponent: 'Old Mill',
        startDate: '2026-03-01',
        startTime: '15:00',
        location: 'home',
      },
    ],
  })
  // As it was before the team came to Touchline.
  await sql`update league_matches set event_id = null,
    outcome = ${JSON.stringify(playedOutcome(3, 1))}::jsonb where team_id = ${u12}`.execute(
    database,
  )
  await club.publish()
})

const bodies = () => Promise.all(pages.map(async (url) => (await open(url)).body))

test('shows the table of the team’s league, and results from before Touchline', async () => {
  for (const body of await bodies()) expect(body).toMatch(/League &lt;North&gt;.*Old Mill/s)
  expect((await open(`/site/${slug}`)).body).toContain('3:1')
})

test('shows nothing of leagues while they are turned off', async () => {
  await sql`update clubs set features = '{"leagues": false}' where id = ${clubId}`.execute(database)
  for (const body of await bodies()) expect(body).not.toMatch(/North&gt;|Old Mill/)
  expect((await open(`/site/${slug}`)).body).not.toContain('Old Mill')
  await sql`update clubs set features = '{}' where id = ${clubId}`.execute(database)
})

test('shows no table without the team, whose rows may be its people', async () => {
  await sql`update league_teams set is_ours = false where team_id = ${u12}`.execute(database)
  for (const body of await bodies()) expect(body).not.toContain('North&gt;')
})
