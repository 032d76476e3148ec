import { website } from '@touchline/contract/websites/shapes'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { aPublicClub } from './testing/public-club.ts'

const platform = await testPlatform()
const { database } = platform
const club = await aPublicClub(platform)
const other = await aPublicClub(platform)

test('proposes what most clubs show, offline, under the name of the club', async () => {
  expect(await club.read()).toMatchObject({
    isPublished: false,
    slug: 'cd-norte',
    previewUrl: null,
    version: 0,
    settings: { showsTrainings: true, showsResults: true, hiddenTeamIds: [] },
    teams: [{ name: 'Norte U10' }, { name: 'Norte U12' }],
  })
})

test.each([
  ['admin', 'slug_reserved'],
  ['No spaces!', 'slug_invalid'],
  ['ab', 'slug_invalid'],
])('refuses the name %s', async (slug, problem) => {
  expect((await club.send({ slug })).body).toMatchObject({ data: { fields: { slug: problem } } })
})

test('a name belongs to one club, in any case, also its last three former ones', async () => {
  await other.publish({ slug: 'the-harbour' })
  const taken = await club.send({ slug: 'The-Harbour' })
  expect([taken.status, taken.body]).toMatchObject([
    422,
    { data: { fields: { slug: 'slug_taken' } } },
  ])
  for (const slug of ['the-mill', 'the-bridge', 'the-mill', 'the-tower'])
    await other.publish({ slug })
  expect((await club.send({ slug: 'the-harbour' })).status).toBe(422)
  expect((await club.send({ slug: 'the-mill' })).status).toBe(422)
  await other.publish({ slug: 'the-ferry' })
  expect((await club.publish({ slug: 'the-harbour' })).url).toMatch(/\/site\/the-harbour$/)
})

test('of two clubs that want a name at once, one gets it', async () => {
  const both = await Promise.all([club, other].map((one) => one.send({ slug: 'wanted' })))
  expect(both.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 422])
})

test('refuses a change of what someone else has changed meanwhile', async () => {
  const { version } = await club.publish()
  expect((await club.send({ version: version - 1 })).code).toBe('changed_meanwhile')
})

test('shows and hides only its own teams', async () => {
  for (const list of ['shownTeamIds', 'hiddenTeamIds'])
    expect((await club.send({ settings: { [list]: [other.u12] } })).status).toBe(404)
})

test('is edited by managers only', async () => {
  const stranger = club.as(await anAccount(database))
  expect((await stranger(`GET ${club.path}`)).status).toBe(404)
  const treasurer = await anAccount(database)
  await sql`insert into club_roles (club_id, account_id, roles)
    values (${club.clubId}, ${treasurer}, array['treasurer'])`.execute(database)
  expect((await club.as(treasurer)(`GET ${club.path}`)).status).toBe(403)
})

test('a team without a club has its own, which ends when it joins a club', async () => {
  const teamId = await aTeam(database, { name: 'Lobos' })
  const [admin, player] = [await anAccount(database), await anAccount(database)]
  await aMember(database, teamId, { accountId: admin, isAdmin: true })
  await aMember(database, teamId, { accountId: player })
  const path = `/teams/${teamId}/website`
  const ask = club.as(admin)
  const { settings } = website.parse((await ask(`GET ${path}`)).body)
  const edit = { isPublished: true, slug: 'lobos', settings, version: 0 }
  expect((await club.as(player)(`PUT ${path}`, edit)).status).toBe(403)
  const saved = website.parse((await ask(`PUT ${path}`, edit)).body)
  expect(saved.teams).toMatchObject([{ name: 'Lobos', url: saved.url }])
  await sql`update teams set club_id = ${club.clubId} where id = ${teamId}`.execute(database)
  expect((await ask(`GET ${path}`)).status).toBe(404)
  expect((await other.send({ slug: 'lobos' })).status).toBe(422)
  expect((await club.publish({ slug: 'lobos' })).url).toMatch(/\/site\/lobos$/)
})
