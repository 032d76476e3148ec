import {
  planRowsResult,
  seasonDraft,
  seasonPublicationResult,
} from '@touchline/contract/events/shapes/season-planner'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aClub, aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { eventsRoutes } from '../routes.ts'
import { requestsOver } from '../testing/requests.ts'

const platform = await testPlatform()
const { database } = platform
const ask = requestsOver(platform, { events: eventsRoutes })
platform.setClock('2027-01-04T10:00:00.000Z')

let coach: string
let teamId: string

beforeEach(async () => {
  coach = await anAccount(database)
  teamId = await aTeam(database, { name: 'Norte' })
  await aMember(database, teamId, { accountId: coach, role: 'Coach' })
})

const cells = {
  team: '',
  kind: 'training',
  days: 'TU, TH',
  from: '17:30',
  to: '19:00',
  venue: 'Pitch 1',
  first: '',
  last: '',
  opponent: '',
  side: '',
  runsInHolidays: false,
}
const season = { from: '2027-03-01', to: '2027-04-30', region: null, breaks: [], version: 0 }
const titles = { training: 'Training', friendly: 'Friendly' }

const at = (path: string, of = teamId) => `/teams/${of}/season${path}`
const draft = async (of = teamId) =>
  seasonDraft.parse((await ask(coach, { method: 'GET', path: at('', of) })).body)

async function planned(change: object = {}) {
  await ask(coach, { method: 'PUT', path: at(''), body: season })
  const rows = [{ id: newId(), cells: { ...cells, ...change }, version: 0 }]
  const saved = await ask(coach, { method: 'PUT', path: at('/rows'), body: { rows } })
  return planRowsResult.parse(saved.body).saved
}

const publish = (rows: readonly object[], who = coach) =>
  ask(who, { method: 'POST', path: at('/publish'), body: { rows, titles } })

const countEvents = async () =>
  (await sql`select id from events where team_id = ${teamId}`.execute(database)).rows.length

test('a coach without a club plans and publishes the season of the team', async () => {
  const rows = await planned()
  const found = await draft()
  expect(found.teams.map(({ name }) => name)).toEqual(['Norte'])
  expect(found.rows).toMatchObject([{ cells: { team: teamId, days: 'TU, TH' } }])
  const published = seasonPublicationResult.parse((await publish(rows)).body)
  expect(published).toMatchObject({ teams: 1, series: 1, events: 18 })
  expect(await countEvents()).toBe(18)
  expect((await publish(rows)).body).toMatchObject({ code: 'already_used' })
  expect(await countEvents()).toBe(18)
})

test('whatever team a row names, it is the planned one', async () => {
  const other = await aTeam(database, { name: 'Sur' })
  await publish(await planned({ team: other }))
  expect(await countEvents()).toBe(18)
  expect(
    (await sql`select id from events where team_id = ${other}`.execute(database)).rows,
  ).toEqual([])
})

test('only staff plan: a player, a parent and a treasurer may not, a stranger finds nothing', async () => {
  const rows = await planned()
  const [player, mother, treasurer, stranger] = await Promise.all([
    anAccount(database),
    anAccount(database),
    anAccount(database),
    anAccount(database),
  ])
  const memberId = await aMember(database, teamId, { accountId: player })
  await aMember(database, teamId, { accountId: treasurer, isTreasurer: true })
  await aGuardian(database, { teamId, memberId }, { accountId: mother })
  for (const [who, status] of [
    [player, 403],
    [mother, 403],
    [treasurer, 403],
    [stranger, 404],
  ] as const) {
    expect((await ask(who, { method: 'GET', path: at('') })).status).toBe(status)
    const change = { method: 'PUT', path: at('/rows'), body: { rows: [] } } as const
    expect((await ask(who, change)).status).toBe(status)
    expect((await ask(who, { method: 'PUT', path: at(''), body: season })).status).toBe(status)
    expect((await publish(rows, who)).status).toBe(status)
  }
  expect(await countEvents()).toBe(0)
})

test('another team’s rows are not found in this team’s plan', async () => {
  const [row] = await planned()
  const theirs = await aTeam(database, { name: 'Sur' })
  await aMember(database, theirs, { accountId: coach, role: 'Coach' })
  await ask(coach, { method: 'PUT', path: at('', theirs), body: season })
  expect((await draft(theirs)).rows).toEqual([])
  const body = { rows: [row], titles }
  const published = await ask(coach, { method: 'POST', path: at('/publish', theirs), body })
  expect(published.status).toBe(404)
  const change = { rows: [{ ...row, cells: { ...cells, from: '10:00' } }], removed: [] }
  await ask(coach, { method: 'PUT', path: at('/rows', theirs), body: change })
  expect((await draft()).rows).toMatchObject([{ id: row?.id, cells: { from: '17:30' } }])
})

test('a coach in a club has a plan beside the club’s, which proposes days and places', async () => {
  const manager = await anAccount(database)
  const clubId = await aClub(database, manager)
  await sql`update teams set club_id = ${clubId} where id = ${teamId}`.execute(database)
  await database
    .insertInto('club_venues')
    .values({ club_id: clubId, id: newId(), name: 'Hall', capacity: 2, created_at: new Date() })
    .execute()
  const breaks = [{ name: 'Easter', from: '2027-03-22', to: '2027-04-04' }]
  await ask(manager, {
    method: 'PUT',
    path: `/clubs/${clubId}/season`,
    body: { ...season, breaks },
  })
  const found = await draft()
  expect(found.season).toMatchObject({ from: '2027-03-01', breaks, version: 0 })
  expect(found.venues).toEqual([{ key: 'hall', name: 'Hall', capacity: 2 }])
  await planned()
  const ofClub = await ask(manager, { method: 'GET', path: `/clubs/${clubId}/season` })
  expect(seasonDraft.parse(ofClub.body).rows).toEqual([])
  expect((await ask(coach, { method: 'GET', path: `/clubs/${clubId}/season` })).status).toBe(404)
})
