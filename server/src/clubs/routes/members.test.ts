import { clubPeople } from '@touchline/contract/clubs/shapes/members'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { teamKit } from '#server/teams/testing/kit.ts'
import { aClub, aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

const platform = await testPlatform()
const { database } = platform
const { as } = teamKit(platform)

async function aClubWithTwoTeams() {
  const manager = await anAccount(database)
  const clubId = await aClub(database, manager)
  const young = await aTeam(database, { name: 'Norte U12', clubId })
  const grown = await aTeam(database, { name: 'Norte Senior', clubId })
  const peopleOf = async (query = '') =>
    clubPeople.parse((await as(manager)(`GET /clubs/${clubId}/members${query}`)).body)
  return { manager, clubId, young, grown, peopleOf }
}

test('one account in two teams is one person with both places', async () => {
  const { young, grown, peopleOf } = await aClubWithTwoTeams()
  const accountId = await anAccount(database, 'Luis')
  await aMember(database, young, { accountId, firstName: 'Luis', role: 'Coach' })
  await aMember(database, grown, { accountId, firstName: 'Luis', role: 'Player' })
  await aMember(database, young, { firstName: 'Mia', role: 'Player' })
  const { people, count } = await peopleOf()
  expect(count).toBe(2)
  expect(people).toMatchObject([
    {
      firstName: 'Luis',
      hasJoined: true,
      places: [
        { teamName: 'Norte Senior', role: 'Player' },
        { teamName: 'Norte U12', role: 'Coach' },
      ],
    },
    { firstName: 'Mia', hasJoined: false, places: [{ teamName: 'Norte U12' }] },
  ])
})

test("a team counts reached members: by their own account or a verified parent's", async () => {
  const { manager, clubId, young } = await aClubWithTwoTeams()
  await aMember(database, young, { accountId: await anAccount(database, 'Luis') })
  const [mia, leo] = [await aMember(database, young), await aMember(database, young)]
  const parent = { accountId: await anAccount(database, 'Marta') }
  const unknown = { accountId: await anAccount(database, 'Eva'), verifiedAt: null }
  await aGuardian(database, { teamId: young, memberId: mia }, parent)
  await aGuardian(database, { teamId: young, memberId: leo }, unknown)
  const { body } = await as(manager)(`GET /clubs/${clubId}/teams`)
  expect(body).toMatchObject({
    teams: [
      { name: 'Norte U12', memberCount: 3, joinedCount: 2 },
      { name: 'Norte Senior', memberCount: 0, joinedCount: 0 },
    ],
  })
})

test("former and archived people, and players of deleted or foreign teams, aren't listed", async () => {
  const { clubId, young, peopleOf } = await aClubWithTwoTeams()
  const gone = await aTeam(database, { clubId, deletedAt: platform.clock() })
  await aMember(database, young, { leftAt: platform.clock() })
  await aMember(database, young, { archivedAt: platform.clock() })
  await aMember(database, gone)
  await aMember(database, await aTeam(database))
  expect(await peopleOf()).toEqual({ people: [], count: 0, nextNumber: '1' })
})

test('distinguishes people invited by address, and finds everyone by address', async () => {
  const { young, peopleOf } = await aClubWithTwoTeams()
  const named = await aMember(database, young, { firstName: 'Mia' })
  const invited = await aMember(database, young, { firstName: 'Invited' })
  await sql`update members set email = id || '@mail.example',
    is_placeholder = (id = ${invited}) where id in (${named}, ${invited})`.execute(database)
  const { people } = await peopleOf()
  expect(people).toMatchObject([
    { isPlaceholder: true, email: `${invited}@mail.example` },
    { isPlaceholder: false, email: `${named}@mail.example` },
  ])
  expect(await peopleOf(`?search=${invited}`)).toMatchObject({ count: 1 })
  expect(await peopleOf(`?search=${named}`)).toMatchObject({ count: 1 })
})

test("a blocked manager neither sees a child's address nor can search by it", async () => {
  const { manager, clubId, young, peopleOf } = await aClubWithTwoTeams()
  const child = await aMember(database, young, { firstName: 'Invited' })
  await sql`update members set email = 'child@mail.example', is_placeholder = true
    where id = ${child}`.execute(database)
  expect(await peopleOf('?search=child@')).toMatchObject({ count: 1 })
  const about = { teamId: young, memberId: child }
  await aGuardian(database, about, { accountId: manager, blockedAt: platform.clock() })
  expect((await peopleOf()).people).toMatchObject([{ isPlaceholder: true, email: null }])
  expect(await peopleOf('?search=child@')).toMatchObject({ count: 0 })
  const other = await anAccount(database)
  await sql`insert into club_roles (club_id, account_id, roles) values (${clubId}, ${other}, '{manager}')`.execute(
    database,
  )
  const seen = await as(other)(`GET /clubs/${clubId}/members?search=child@`)
  expect(seen.body).toMatchObject({ people: [{ email: 'child@mail.example' }] })
})

test.each([
  ['Mia', 1],
  ['ruiz m', 1],
  ['%', 0],
  ['_', 0],
])('searching names for %j finds %i', async (search, count) => {
  const { young, peopleOf } = await aClubWithTwoTeams()
  await aMember(database, young, { firstName: 'Mia' })
  await aMember(database, young, { firstName: 'Leo' })
  expect((await peopleOf(`?search=${encodeURIComponent(search)}`)).count).toBe(count)
})

test('filters by team and age group; people keep all their teams', async () => {
  const { young, grown, peopleOf } = await aClubWithTwoTeams()
  const accountId = await anAccount(database, 'Luis')
  await aMember(database, young, { accountId, firstName: 'Luis', role: 'Coach' })
  await aMember(database, grown, { accountId, firstName: 'Luis', role: 'Player' })
  await aMember(database, young, { firstName: 'Mia' })
  await database.updateTable('teams').set({ age_group: 'U12' }).where('id', '=', young).execute()
  const namesOf = async (query: string) =>
    (await peopleOf(query)).people.map(({ firstName }) => firstName)

  expect(await namesOf(`?teamId=${young}`)).toEqual(['Luis', 'Mia'])
  expect(await namesOf(`?teamId=${grown}`)).toEqual(['Luis'])
  expect(await namesOf('?ageGroup=U12')).toEqual(['Luis', 'Mia'])
  expect(await namesOf(`?ageGroup=U12&teamId=${grown}`)).toEqual([])
  expect(await namesOf(`?teamId=${young}&search=mia`)).toEqual(['Mia'])
  expect(await namesOf(`?teamId=${await aTeam(database)}`)).toEqual([])
  const [luis] = (await peopleOf(`?teamId=${grown}`)).people
  expect(luis?.places).toHaveLength(2)
})

test('the second page continues the first', async () => {
  const { young, peopleOf } = await aClubWithTwoTeams()
  const names = Array.from({ length: 53 }, (_, number) => `Ana${String(number).padStart(2, '0')}`)
  for (const firstName of names) await aMember(database, young, { firstName })
  const pages = [await peopleOf(), await peopleOf('?page=2')]
  expect(pages.map(({ count }) => count)).toEqual([53, 53])
  expect(pages.flatMap(({ people }) => people.map(({ firstName }) => firstName))).toEqual(names)
})

const next = { name: '2026-2027', startsOn: '2026-08-01', endsOn: '2027-07-31' }

test.each([
  ['GET', '/members'],
  ['POST', '/seasons', { season: next }],
  ['GET', '/seasons'],
  ['POST', '/seasons', { season: next, preview: true }],
  ['POST', `/seasons/${newId()}/undo`, {}],
] as const)(
  '%s /clubs/…%s is not found for an admin of one team and for strangers',
  async (...[method, path, body]) => {
    const { clubId, young } = await aClubWithTwoTeams()
    const admin = await anAccount(database)
    await aMember(database, young, { accountId: admin, role: 'Coach', isAdmin: true })
    for (const who of [admin, await anAccount(database)])
      expect(await as(who)(`${method} /clubs/${clubId}${path}`, body)).toMatchObject({
        code: 'not_found',
      })
  },
)
