import { clubPage } from '@touchline/contract/clubs/shapes'
import { clubPeople } from '@touchline/contract/clubs/shapes/members'
import { clubTeam } from '@touchline/contract/teams/shapes/mine'
import type { ClubRole } from '@touchline/domain/teams/club-roles'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { collectionsRoutes } from '#server/collections/routes.ts'
import { eventsRoutes } from '#server/events/routes.ts'
import { membersRoutes } from '#server/members/routes.ts'
import { messagesRoutes } from '#server/messages/routes.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { statisticsRoutes } from '#server/statistics/routes.ts'
import { aClub, aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'
import { openTestApi } from '#server/teams/testing/test-api.ts'

const platform = await testPlatform()
const { database } = platform
const as = openTestApi(platform, {
  collections: collectionsRoutes,
  events: eventsRoutes,
  members: membersRoutes,
  messages: messagesRoutes,
  statistics: statisticsRoutes,
})

const window = 'events?from=2026-03-01&to=2026-03-31'

async function aClubWith(roles: readonly ClubRole[]) {
  const manager = await anAccount(database, 'Eva')
  const clubId = await aClub(database, manager)
  const accountId = await anAccount(database, 'Jan')
  const [young, grown] = [
    await aTeam(database, { clubId, name: 'Norte U12' }),
    await aTeam(database, { clubId, name: 'Norte Senior' }),
  ]
  await sql`update teams set age_group = case when id = ${young} then 'u12' else 'senior' end
    where id in (${young}, ${grown})`.execute(database)
  const child = { teamId: young, memberId: await aMember(database, young, { firstName: 'Leo' }) }
  await aGuardian(database, child, {})
  const adult = await aMember(database, grown, { firstName: 'Olga' })
  await sql`update members set email = 'kept@mail.example' where team_id in (${young}, ${grown})`.execute(
    database,
  )
  await database
    .insertInto('club_roles')
    .values({ club_id: clubId, account_id: accountId, roles: [...roles] })
    .execute()
  return { manager, clubId, young, grown, child, adult, ask: as(accountId), accountId }
}

async function peopleSeen({ ask, clubId }: Awaited<ReturnType<typeof aClubWith>>) {
  const { body } = await ask(`GET /clubs/${clubId}/members`)
  return clubPeople.parse(body).people
}

async function openTeams({ ask, clubId }: Awaited<ReturnType<typeof aClubWith>>) {
  const { body } = await ask(`GET /clubs/${clubId}/teams`)
  const { teams } = z.object({ teams: z.array(clubTeam) }).parse(body)
  return teams.flatMap(({ id, isOpen }) => (isOpen ? [id] : []))
}

test("a treasurer handles money of club and teams, and can't see messages, events or figures", async () => {
  const club = await aClubWith(['treasurer'])
  const { ask, clubId, young, grown, child } = club
  expect((await ask(`GET /clubs/${clubId}/dues`)).status).toBe(200)
  expect((await ask(`GET /teams/${grown}`)).status).toBe(200)
  expect((await ask(`GET /teams/${young}/collections`)).status).toBe(200)
  for (const path of ['conversations', window])
    expect([path, (await ask(`GET /teams/${young}/${path}`)).status]).toEqual([path, 404])
  expect(await ask(`GET /clubs/${clubId}/figures`)).toMatchObject({ status: 404 })
  expect(await ask(`PATCH /teams/${young}`, { changes: { name: 'Mine' }, was: {} })).toMatchObject({
    status: 403,
  })
  const leo = (await peopleSeen(club)).find(({ firstName }) => firstName === 'Leo')
  expect(leo).toMatchObject({ email: 'kept@mail.example', pictures: null, check: null })
  expect(leo?.parents).toHaveLength(1)
  const archive = `POST /teams/${young}/members/${child.memberId}/archive`
  expect((await ask(archive, {})).status).not.toBe(200)
})

test("a youth director runs youth teams without money, and can't see adults", async () => {
  const club = await aClubWith(['youth_director'])
  const { ask, clubId, young, grown } = club
  expect((await ask(`GET /teams/${young}/${window}`)).status).toBe(200)
  expect((await ask(`GET /teams/${grown}`)).status).toBe(404)
  expect((await ask(`GET /teams/${grown}/members`)).status).toBe(404)
  expect(
    (
      await ask(`POST /teams/${young}/members`, {
        firstName: 'Mia',
        lastName: 'Roth',
        role: 'Player',
      })
    ).status,
  ).toBe(201)
  expect(await ask(`GET /clubs/${clubId}/dues`)).toMatchObject({ status: 404 })
  expect(await ask(`DELETE /teams/${young}`, { typedName: 'Norte U12' })).toMatchObject({
    status: 403,
  })
  expect(await ask(`PATCH /clubs/${clubId}`, { changes: { name: 'Mine' } })).toMatchObject({
    status: 403,
  })
  const seen = await peopleSeen(club)
  expect(seen.map(({ firstName }) => firstName).toSorted()).toEqual(['Leo', 'Mia'])
  expect(seen.map(({ fee }) => fee)).toEqual([null, null])
  expect(await openTeams(club)).toEqual([young])
})

test('a board member reads the club and changes nothing', async () => {
  const club = await aClubWith(['board'])
  const { ask, clubId, young, child } = club
  expect((await ask(`GET /clubs/${clubId}`)).status).toBe(200)
  expect((await ask(`GET /clubs/${clubId}/figures`)).status).toBe(200)
  expect((await ask(`GET /clubs/${clubId}/calendar?from=2026-03-01&to=2026-03-31`)).status).toBe(
    200,
  )
  expect(await ask(`PUT /clubs/${clubId}/venues`, { name: 'Pitch 1', capacity: 1 })).toMatchObject({
    status: 403,
  })
  expect((await ask(`GET /clubs/${clubId}/dues`)).status).toBe(200)
  for (const path of ['dues/preview?startsOn=2026-01-01&months=12', 'debits', 'reminders'])
    expect([path, (await ask(`GET /clubs/${clubId}/${path}`)).status]).toEqual([path, 403])
  const leo = (await peopleSeen(club)).find(({ firstName }) => firstName === 'Leo')
  expect(leo).toMatchObject({ email: null, phone: null, parents: [], pictures: null, fee: null })
  expect(await openTeams(club)).toEqual([])
  expect((await ask(`GET /teams/${young}`)).status).toBe(404)
  const change = { changes: { notes: 'x' } }
  expect(await ask(`PATCH /clubs/${clubId}/members/${child.memberId}`, change)).toMatchObject({
    status: 403,
  })
  expect(await ask(`POST /clubs/${clubId}/filters`, { name: 'Mine', filter: {} })).toMatchObject({
    status: 403,
  })
})

test('only managers give roles; anyone may give up their own', async () => {
  const { ask, clubId, accountId, manager } = await aClubWith(['treasurer', 'board'])
  const own = `PUT /clubs/${clubId}/roles/me`
  expect(await ask(own, { roles: ['manager'] })).toMatchObject({ status: 403 })
  expect(await ask(`PUT /clubs/${clubId}/roles/${manager}`, { roles: [] })).toMatchObject({
    status: 403,
  })
  const { body } = await ask(own, { roles: ['board'] })
  expect(clubPage.parse(body).roles).toEqual(['board'])
  const { staff } = clubPage.parse((await as(manager)(`GET /clubs/${clubId}`)).body)
  expect(staff.map(({ roles }) => roles)).toEqual([['manager'], ['board']])
  await as(manager)(`PUT /clubs/${clubId}/roles/${accountId}`, { roles: [] })
  expect((await ask(`GET /clubs/${clubId}`)).status).toBe(404)
})

test('a person is notified of a role once, by name', async () => {
  const { manager, clubId, accountId } = await aClubWith(['board'])
  await as(manager)(`PUT /clubs/${clubId}/roles/${accountId}`, { roles: ['board', 'treasurer'] })
  const found = await sql<{ name: string; payload: { roles: string } }>`
    select name, payload from outbox where name like 'clubs.role%'
      and payload ->> 'accountId' = ${accountId}`.execute(database)
  expect(found.rows).toMatchObject([{ name: 'clubs.role_given', payload: { roles: 'treasurer' } }])
})
