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

let manager: string
let clubId: string
let young: string
let old: string

beforeEach(async () => {
  manager = await anAccount(database)
  clubId = await aClub(database, manager)
  young = await aTeam(database, { name: 'U12', clubId })
  old = await aTeam(database, { name: 'U14', clubId })
})

const training = (team: string) => ({
  team,
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
})
const friendly = (team: string) => ({
  ...training(team),
  kind: 'friendly',
  days: '',
  first: '2027-03-27',
  opponent: 'FC Sur',
  side: 'away',
})
const holidays = { name: 'Easter', from: '2027-03-22', to: '2027-04-04' }
const season = {
  from: '2027-03-01',
  to: '2027-04-30',
  region: null,
  breaks: [holidays],
  version: 0,
}
const titles = { training: 'Training', friendly: 'Friendly' }

const at = (path: string) => `/clubs/${clubId}/season${path}`
const draft = async (who = manager) =>
  seasonDraft.parse((await ask(who, { method: 'GET', path: at('') })).body)
const saveSeason = (change: object = {}) =>
  ask(manager, { method: 'PUT', path: at(''), body: { ...season, ...change } })
const saveRows = async (rows: readonly object[], more: object = {}, who = manager) =>
  ask(who, { method: 'PUT', path: at('/rows'), body: { rows, ...more } })

/** Saves these rows of a new plan; returns them as a publication names them. */
async function planned(cells: readonly object[]) {
  await saveSeason()
  const rows = cells.map((one) => ({ id: newId(), cells: one, version: 0 }))
  return planRowsResult.parse((await saveRows(rows)).body).saved
}

const publish = (rows: readonly object[], who = manager) =>
  ask(who, { method: 'POST', path: at('/publish'), body: { rows, titles } })

async function events() {
  const found = await sql<{ team: string; starts: string; title: string; place: string | null }>`
    select e.team_id as team, e.title, e.location as place, e.type, e.home_away as side, e.opponent,
      to_char(e.starts_at at time zone e.time_zone, 'YYYY-MM-DD HH24:MI') as starts
    from events e join teams t on t.id = e.team_id where t.club_id = ${clubId}
    order by e.starts_at, e.team_id`.execute(database)
  return found.rows
}

test('proposes a season before anything is saved, with the teams of the club', async () => {
  const found = await draft()
  expect(found.season).toMatchObject({ from: '2027-01-05', version: 0, breaks: [] })
  expect(found.teams.map(({ name }) => name)).toEqual(['U12', 'U14'])
})

test('keeps cells that can’t be read yet', async () => {
  const cells = { ...training('U99'), days: 'someday', from: 'early' }
  const id = newId()
  await saveRows([{ id, cells, version: 0 }])
  expect((await draft()).rows).toMatchObject([{ id, cells, version: 1, publishedAt: null }])
})

test('never overwrites a row that another planner has changed', async () => {
  const [row] = await planned([training(young)])
  const change = (from: string) => ({ ...row, cells: { ...training(young), from } })
  await saveRows([change('17:00')])
  const late = planRowsResult.parse((await saveRows([change('18:00')])).body)
  expect(late).toMatchObject({ saved: [], conflicts: [{ version: 2, cells: { from: '17:00' } }] })
  expect((await draft()).rows).toMatchObject([{ cells: { from: '17:00' } }])
  expect((await saveSeason({ version: 0 })).body).toMatchObject({ code: 'changed_meanwhile' })
})

test('adds, orders and removes rows', async () => {
  const [one, two] = await planned([training(young), training(old)])
  await saveRows([], { order: [two?.id, one?.id] })
  expect((await draft()).rows.map(({ id }) => id)).toEqual([two?.id, one?.id])
  await saveRows([], { removed: [two] })
  expect((await draft()).rows.map(({ id }) => id)).toEqual([one?.id])
})

test('keeps a row that another planner changed before it was removed', async () => {
  const [row] = await planned([training(young)])
  await saveRows([{ ...row, cells: { ...training(young), from: '17:00' } }])
  const removal = planRowsResult.parse((await saveRows([], { removed: [row] })).body)
  expect(removal.conflicts).toMatchObject([{ id: row?.id, version: 2, cells: { from: '17:00' } }])
  expect((await draft()).rows).toHaveLength(1)
})

test('removing a published row keeps its events', async () => {
  const rows = await planned([training(young)])
  await publish(rows)
  const [row] = (await draft()).rows
  await saveRows([], { removed: [{ id: row?.id, version: row?.version }] })
  expect((await draft()).rows).toEqual([])
  expect(await events()).toHaveLength(14)
})

test('says when places of the club are closed', async () => {
  const venueId = newId()
  await database
    .insertInto('club_venues')
    .values({ club_id: clubId, id: venueId, name: 'Pitch 1', capacity: 1, created_at: new Date() })
    .execute()
  await sql`insert into venue_closures (club_id, id, venue_id, starts_at, ends_at, created_by, created_at)
    values (${clubId}, ${newId()}, ${venueId}, '2027-03-29T16:00Z', '2027-03-30T16:00Z', ${manager}, now())`.execute(
    database,
  )
  await saveSeason()
  expect((await draft()).closures).toEqual([
    { venueKey: 'pitch 1', startsLocal: '2027-03-29T18:00', endsLocal: '2027-03-30T18:00' },
  ])
})

test('reads dates in the order of the club’s country', async () => {
  await sql`update clubs set country = 'US' where id = ${clubId}`.execute(database)
  await publish(await planned([{ ...friendly(young), first: '3/4/27' }]))
  expect((await events()).map(({ starts }) => starts)).toEqual(['2027-03-04 17:30'])
})

test('publishes exactly the planned dates, at the same wall clock all year', async () => {
  const rows = await planned([training(young), friendly(young), { ...training(old), days: 'WE' }])
  const published = seasonPublicationResult.parse((await publish(rows)).body)
  expect(published).toMatchObject({ teams: 2, series: 3, events: 22 })
  const made = await events()
  expect(made).toHaveLength(22)
  const ofYoung = made.filter(({ team, title }) => team === young && title === 'Training')
  expect(ofYoung.map(({ starts }) => starts)).toEqual(
    ['03-02', '03-04', '03-09', '03-11', '03-16', '03-18', '04-06', '04-08']
      .concat(['04-13', '04-15', '04-20', '04-22', '04-27', '04-29'])
      .map((day) => `2027-${day} 17:30`),
  )
  expect(made).toContainEqual({
    team: young,
    title: 'Friendly',
    place: 'Pitch 1',
    type: 'exhibition-game',
    side: 'away',
    opponent: 'FC Sur',
    starts: '2027-03-27 17:30',
  })
})

test('creates nothing twice, and published rows stay as they are', async () => {
  const rows = await planned([training(young)])
  await publish(rows)
  expect((await publish(rows)).body).toMatchObject({ code: 'already_used' })
  expect(await events()).toHaveLength(14)
  const [row] = (await draft()).rows
  expect(row?.publishedAt).toBe('2027-01-04T10:00:00.000Z')
  await sql`delete from events where id = ${row?.eventId}`.execute(database)
  expect(await events()).toHaveLength(13)
  expect((await draft()).rows).toMatchObject([{ eventId: null }])
  const again = await saveRows([{ ...row, cells: { ...training(young), from: '10:00' } }])
  expect(again.body).toMatchObject({ saved: [], conflicts: [{ id: row?.id }] })
})

test('two publications at once create the events once', async () => {
  const rows = await planned([training(young), training(old)])
  const replies = await Promise.all([publish(rows), publish(rows), publish(rows)])
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 410, 410,
  ])
  expect(await events()).toHaveLength(28)
})

test('two managers who save one row at once don’t lose either’s words', async () => {
  const [row] = await planned([training(young)])
  const change = (from: string) => saveRows([{ ...row, cells: { ...training(young), from } }])
  const replies = await Promise.all([change('17:00'), change('18:00')])
  const results = replies.map(({ body }) => planRowsResult.parse(body))
  expect(results.flatMap(({ saved }) => saved)).toHaveLength(1)
  const [kept] = (await draft()).rows
  expect(results.flatMap(({ conflicts }) => conflicts)).toEqual([kept])
})

test('a team that left the club leaves the plan, and its row can’t be published', async () => {
  const rows = await planned([training(young), training(old)])
  await sql`update teams set club_id = null where id = ${young}`.execute(database)
  expect((await draft()).teams.map(({ id }) => id)).toEqual([old])
  expect((await publish(rows)).body).toMatchObject({
    data: { fields: { 'rows.0.team': 'team_unknown' } },
  })
  expect(await events()).toEqual([])
})

test('publishes all or nothing: no unread row, none that changed meanwhile', async () => {
  const rows = await planned([training(young), { ...training(old), days: 'someday' }])
  expect((await publish(rows)).body).toMatchObject({
    code: 'invalid_input',
    data: { fields: { 'rows.1.days': 'days_unknown' } },
  })
  const stale = rows.slice(0, 1).map(({ id }) => ({ id, version: 7 }))
  expect((await publish(stale)).body).toMatchObject({ code: 'changed_meanwhile' })
  expect(await events()).toEqual([])
})

test('refuses more rows than a plan may have', async () => {
  await saveSeason()
  for (let saved = 0; saved < 400; saved += 100)
    await saveRows(
      Array.from({ length: 100 }, () => ({ id: newId(), cells: training(young), version: 0 })),
    )
  const more = await saveRows([{ id: newId(), cells: training(old), version: 0 }])
  expect(more.body).toMatchObject({ code: 'invalid_input', data: { fields: { rows: 'too_many' } } })
})

test('another club’s plan is not found, and its teams can’t be planned', async () => {
  const stranger = await anAccount(database)
  const theirs = await aClub(database, stranger)
  const foreign = await aTeam(database, { clubId: theirs })
  expect((await ask(stranger, { method: 'GET', path: at('') })).status).toBe(404)
  const rows = await planned([training(foreign)])
  expect((await publish(rows)).body).toMatchObject({
    data: { fields: { 'rows.0.team': 'team_unknown' } },
  })
  const id = newId()
  const row = { id, cells: training(young), version: 0 }
  expect((await saveRows([row], {}, stranger)).status).toBe(404)
  clubId = theirs
  expect(
    (await ask(stranger, { method: 'POST', path: at('/publish'), body: { rows, titles } })).status,
  ).toBe(404)
})

test('a youth director plans youth teams and sees no other rows', async () => {
  const director = await anAccount(database)
  await database
    .insertInto('club_roles')
    .values({ club_id: clubId, account_id: director, roles: ['youth_director'] })
    .execute()
  const adults = await aTeam(database, { name: 'Men', clubId })
  await sql`update teams set age_group = 'u12' where id = ${young}`.execute(database)
  const [mine, theirs] = await planned([training(young), training(adults)])
  const found = await draft(director)
  expect(found.teams.map(({ id }) => id)).toContain(young)
  expect(found.rows.map(({ id }) => id)).toEqual([mine?.id])
  expect((await saveRows([{ ...theirs, cells: training(young) }], {}, director)).status).toBe(404)
})

test('says which teams share a coach or a family; only managers read names', async () => {
  const [coach, mother] = [await anAccount(database, 'Rosa'), await anAccount(database, 'Marta')]
  for (const [teamId, firstName] of [
    [young, 'Leo'],
    [old, 'Mia'],
  ] as const) {
    await aMember(database, teamId, { accountId: coach, firstName: 'Rosa', role: 'Head coach' })
    const memberId = await aMember(database, teamId, { firstName })
    await aGuardian(database, { teamId, memberId }, { accountId: mother })
  }
  const kinds = (await draft()).shared.map(({ kind, names }) => [kind, names])
  expect(kinds).toEqual([
    ['coach', ['Rosa Ruiz']],
    ['family', ['Leo Ruiz', 'Mia Ruiz']],
  ])
})
