import { clubCalendar, plannedClashes } from '@touchline/contract/events/shapes/club-calendar'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'
import { aClub, aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { eventsRoutes } from '../routes.ts'
import { anEvent } from '../testing/playing-team.ts'
import { requestsOver, type Request } from '../testing/requests.ts'

const platform = await testPlatform()
const { database } = platform
const ask = requestsOver(platform, { events: eventsRoutes })

/** Calls `GET /path` as an account. */
const as = (accountId: string) => (line: string, body?: object) => {
  const [method = '', path = ''] = line.split(' ')
  return ask(accountId, { method: methodOf(method), path, ...(body && { body }) })
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

function methodOf(word: string): Request['method'] {
  return methods.find((method) => method === word) ?? 'GET'
}

const evening = { date: '2026-03-17', startTime: '17:00', endTime: '18:30', location: 'Pitch 1' }
const later = { ...evening, startTime: '18:00', endTime: '19:30' }

let manager: string
let clubId: string
let young: string
let grown: string

beforeEach(async () => {
  manager = await anAccount(database)
  clubId = await aClub(database, manager)
  young = await aTeam(database, { name: 'Norte U12', clubId })
  grown = await aTeam(database, { name: 'Norte Senior', clubId })
})

async function plan(teamId: string, change: object) {
  return anEvent(database, await requirePerson(database, { accountId: manager, teamId }), change)
}

async function week(reader = manager) {
  const path = `/clubs/${clubId}/calendar?from=2026-03-16&to=2026-03-22`
  return clubCalendar.parse((await as(reader)(`GET ${path}`)).body)
}

async function clashesOf(teamId: string, planned: object, reader = manager) {
  const { body } = await as(reader)(`POST /teams/${teamId}/events/clashes`, planned)
  return plannedClashes.parse(body)
}

async function aPitch(capacity: number) {
  const saved = { name: 'Pitch 1', capacity }
  return as(manager)(`PUT /clubs/${clubId}/venues`, saved)
}

const crowds = async () => (await week()).clashes.map(({ kind, eventIds }) => [kind, ...eventIds])

describe('the week of a club', () => {
  test('has the events of all its teams, and of no other club', async () => {
    const first = await plan(young, evening)
    const second = await plan(grown, { ...later, date: '2026-03-22' })
    await plan(grown, { ...evening, date: '2026-03-23' })
    const stranger = await anAccount(database)
    const elsewhere = await aTeam(database, { clubId: await aClub(database, stranger) })
    const their = await requirePerson(database, { accountId: stranger, teamId: elsewhere })
    await anEvent(database, their, evening)
    const { events } = await week()
    expect(events.map(({ id, teamId }) => [id, teamId])).toEqual([
      [first, young],
      [second, grown],
    ])
    const refused = await as(stranger)(
      `GET /clubs/${clubId}/calendar?from=2026-03-16&to=2026-03-22`,
    )
    expect(refused.status).toBe(404)
  })

  test('includes what runs into it and excludes what ended before', async () => {
    const camp = await plan(young, { date: '2026-03-10', endDate: '2026-03-16', location: null })
    await plan(young, { date: '2026-03-10', endDate: '2026-03-15', location: null })
    expect((await week()).events.map(({ id }) => id)).toEqual([camp])
  })

  test('puts events of two teams with the same place into one lane', async () => {
    await database
      .insertInto('venues')
      .values({
        team_id: young,
        id: sql`gen_random_uuid()`,
        name: 'pitch 1',
        address: 'Mill Lane 4',
      })
      .execute()
    await plan(grown, evening)
    await plan(grown, { ...evening, location: 'Harbour Town' })
    const { venues, events } = await week()
    expect(venues).toEqual([
      { key: 'pitch 1', name: 'pitch 1', address: 'Mill Lane 4', capacity: 1 },
    ])
    expect(new Set(events.map(({ venueKey }) => venueKey))).toEqual(new Set([null, 'pitch 1']))
  })
})

describe('a club’s place', () => {
  test('fits one event unless the club says otherwise', async () => {
    await aPitch(1)
    const [first, second] = [await plan(young, evening), await plan(grown, later)]
    expect(await crowds()).toEqual([['venue', first, second]])
    await aPitch(2)
    expect(await crowds()).toEqual([])
    expect((await week()).venues).toHaveLength(1)
  })

  test('can be closed for a while', async () => {
    const first = await plan(young, evening)
    const closure = { name: 'Pitch 1', date: '2026-03-17', startTime: '08:00', endTime: '17:30' }
    const { body } = await as(manager)(`POST /clubs/${clubId}/closures`, closure)
    const shown = await week()
    expect(shown.closures).toMatchObject([{ venueKey: 'pitch 1', startsLocal: '2026-03-17T08:00' }])
    expect(await crowds()).toEqual([['closed', first]])
    expect(
      await clashesOf(grown, { ...evening, startTime: '10:00', endTime: '11:00' }),
    ).toMatchObject({
      count: 1,
      clashes: [{ kind: 'closed', teamName: null }],
    })
    await as(manager)(`DELETE /clubs/${clubId}/closures/${String(body['id'])}`)
    expect((await week()).closures).toEqual([])
  })

  test('refuses a closure that ends before it begins, and another club’s', async () => {
    const wrong = { name: 'Pitch 1', date: '2026-03-17', startTime: '18:00', endTime: '17:00' }
    expect((await as(manager)(`POST /clubs/${clubId}/closures`, wrong)).status).toBe(422)
    const { body } = await as(manager)(`POST /clubs/${clubId}/closures`, {
      ...wrong,
      endTime: '19:00',
    })
    const stranger = await anAccount(database)
    const other = await aClub(database, stranger)
    const gone = await as(stranger)(`DELETE /clubs/${other}/closures/${String(body['id'])}`)
    expect(gone.status).toBe(404)
  })
})

describe('people who would have to be in two places', () => {
  test('include a coach of two teams', async () => {
    const accountId = await anAccount(database, 'Luis')
    await aMember(database, young, { accountId, firstName: 'Luis', role: 'Coach' })
    await aMember(database, grown, { accountId, firstName: 'Luis', role: 'Player' })
    await plan(young, evening)
    await plan(grown, { ...later, location: 'Hall' })
    expect((await week()).clashes).toMatchObject([{ kind: 'coach', names: ['Luis Ruiz'] }])
  })

  test('include siblings, unless one has declined', async () => {
    const accountId = await anAccount(database, 'Marta')
    const leo = await aMember(database, young, { firstName: 'Leo', role: 'Player' })
    const mia = await aMember(database, grown, { firstName: 'Mia', role: 'Player' })
    await aGuardian(database, { teamId: young, memberId: leo }, { accountId })
    await aGuardian(database, { teamId: grown, memberId: mia }, { accountId })
    const first = await plan(young, evening)
    await plan(grown, { ...later, location: 'Hall' })
    const [found] = (await week()).clashes
    expect(found?.kind).toBe('family')
    expect(new Set(found?.names)).toEqual(new Set(['Leo Ruiz', 'Mia Ruiz']))
    await as(accountId)(`PUT /teams/${young}/events/${first}/answers`, {
      answers: [{ memberId: leo, answer: 'not_going' }],
    })
    expect((await week()).clashes).toEqual([])
  })

  test('include nobody through an unverified guardian', async () => {
    const accountId = await anAccount(database, 'Marta')
    const leo = await aMember(database, young, { firstName: 'Leo' })
    await aMember(database, grown, { accountId, firstName: 'Marta' })
    await aGuardian(database, { teamId: young, memberId: leo }, { accountId, verifiedAt: null })
    await plan(young, evening)
    await plan(grown, { ...later, location: 'Hall' })
    expect((await week()).clashes).toEqual([])
  })
})

describe('a planned event', () => {
  test('warns of another team’s event at the same place, without its title', async () => {
    const coach = await anAccount(database, 'Carla')
    await aMember(database, grown, { accountId: coach, firstName: 'Carla', role: 'Coach' })
    await aPitch(1)
    await plan(young, { ...evening, title: 'Trial of Leo' })
    const { clashes, count } = await clashesOf(grown, later, coach)
    expect(count).toBe(1)
    expect(clashes).toEqual([
      {
        kind: 'venue',
        teamName: 'Norte U12',
        startsAt: '2026-03-17T16:00:00.000Z',
        endsAt: '2026-03-17T17:30:00.000Z',
        timeZone: 'Europe/Madrid',
        names: [],
      },
    ])
    expect(await clashesOf(grown, { ...later, startTime: '18:30' }, coach)).toMatchObject({
      count: 0,
    })
  })

  test('checks every date of a series, but not the moved event itself', async () => {
    await aPitch(1)
    const own = await plan(young, evening)
    await plan(grown, { ...later, date: '2026-03-24' })
    const repeat = { every: 'week', ends: { kind: 'count', count: 3 } }
    expect(await clashesOf(young, { ...evening, repeat, eventId: own })).toMatchObject({
      count: 1,
      clashes: [{ kind: 'venue', teamName: 'Norte Senior' }],
    })
  })

  test('names only children of the coach’s own team', async () => {
    const accountId = await anAccount(database, 'Marta')
    const leo = await aMember(database, young, { firstName: 'Leo', role: 'Player' })
    const mia = await aMember(database, grown, { firstName: 'Mia', role: 'Player' })
    await aGuardian(database, { teamId: young, memberId: leo }, { accountId })
    await aGuardian(database, { teamId: grown, memberId: mia }, { accountId })
    await plan(young, evening)
    expect(await clashesOf(grown, { ...later, location: 'Hall' })).toMatchObject({
      clashes: [{ kind: 'family', teamName: 'Norte U12', names: ['Mia Ruiz'] }],
    })
  })

  test('is refused for people who can’t plan', async () => {
    const player = await anAccount(database, 'Pau')
    await aMember(database, grown, { accountId: player, firstName: 'Pau', role: 'Player' })
    const { status } = await as(player)(`POST /teams/${grown}/events/clashes`, later)
    expect(status).toBe(403)
  })
})
