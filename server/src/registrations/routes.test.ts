import { clubPeople } from '@touchline/contract/clubs/shapes/members'
import { registrationDecisionResult } from '@touchline/contract/registrations/shapes'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aMember } from '#server/teams/testing/people.ts'

import { forgetOld, passOnOffers } from './jobs.ts'
import {
  acceptAll,
  acceptWithGuardian,
  aChild,
  aClubToJoin,
  aFamily,
} from './testing/registering.ts'

const platform = await testPlatform()
const { database } = platform
const rate = { minAge: null, maxAge: null, teamIds: [], kinds: [] }
const rules = {
  rates: [{ ...rate, id: newId(), name: 'Everyone', amount: 12_000 }],
  isProRata: false,
  siblingPercents: [50],
  familyMaximum: null,
  yearBegins: 1,
}

// Time only moves on: the tests at the end wait for days.
platform.setClock('2026-12-01T09:00:00.000Z')

test('visitors read the form of a club by its address, and nothing about people', async () => {
  const { openForm, stranger, u10 } = await aClubToJoin(platform)
  const { key } = await openForm({ teams: [{ id: u10, places: 2 }], showsPlaces: true })
  await aMember(database, u10)
  const { body } = await stranger('POST /registration-form/open', { key })
  expect(body).toMatchObject({
    isOpen: true,
    teams: [{ name: 'Norte U10', isFull: false, placesLeft: 1 }],
    dues: null,
  })
  expect(await stranger('POST /registration-form/open', { key: 'x'.repeat(16) })).toMatchObject({
    status: 404,
  })
})

test('a registration counts once its letter is confirmed', async () => {
  const { openForm, stranger, list, register, lettersTo, tokenFor } = await aClubToJoin(platform)
  const { key } = await openForm()
  const family = aFamily()
  await stranger('POST /registration-form', { ...family, key })
  await stranger('POST /registration-form', { ...family, key })
  expect(await list()).toMatchObject({ registrations: [] })
  const letters = await lettersTo(family.contact.email)
  expect(letters).toHaveLength(1)
  expect(letters[0]?.text).toContain('Mia and Leo')
  expect(letters[0]?.text).not.toContain('Norte U10')

  const token = await tokenFor(family.contact.email)
  expect((await stranger('POST /registration/open', { token })).body).toMatchObject({
    isConfirmed: false,
    people: [{ firstName: 'Mia', team: null }, { firstName: 'Leo' }],
  })
  expect(await list()).toMatchObject({ registrations: [] })
  await stranger('POST /registration/answer', { token, answer: 'confirm' })
  expect(await list()).toMatchObject({
    registrations: [{ contact: { firstName: 'Marta' }, hasMandate: true, people: [{}, {}] }],
  })
  await register(key)
  expect((await list()).registrations).toHaveLength(2)
})

test('one decision makes roster rows, guardians, records, mandates, invitations and the bill', async () => {
  const { openForm, register, list, decide, ask, clubId, u10, lettersTo } =
    await aClubToJoin(platform)
  await ask(`PUT /clubs/${clubId}/dues`, { rules, currency: 'EUR', months: 12, version: 0 })
  const { key } = await openForm()
  const contact = { ...aFamily().contact, email: 'family@example.org' }
  await register(key, { contact })
  const [entry] = (await list()).registrations
  if (entry === undefined) throw new Error('nothing to decide')
  expect(entry.people[0]).toMatchObject({ proposedTeamId: u10, match: null, age: 9 })

  const decided = registrationDecisionResult.parse((await decide(acceptAll(entry))).body)
  expect(decided).toMatchObject({ bill: 'billed', registrations: [] })
  const people = clubPeople.parse((await ask(`GET /clubs/${clubId}/members`)).body)
  expect(people.people).toMatchObject([
    {
      firstName: 'Leo',
      parents: [{ firstName: 'Marta', email: 'family@example.org' }],
      places: [{ teamName: 'Norte U12' }],
      membership: { number: '2', enteredOn: '2026-12-01', hasMandate: true },
      fee: 'open',
    },
    { firstName: 'Mia', places: [{ teamName: 'Norte U10' }], membership: { number: '1' } },
  ])
  const kinds = (await lettersTo('family@example.org')).map(({ kind }) => kind)
  expect(kinds).toEqual(['registrations.confirm', 'invitations.invited', 'invitations.invited'])
  const bills = await sql<{ email: string; charged: number }>`
    select bill.email, bill.charged::int as charged from bills as bill
    join collections as c on c.team_id = bill.team_id and c.id = bill.collection_id
    join dues_runs as run on run.id = c.dues_run_id where run.club_id = ${clubId}
    order by charged`.execute(database)
  expect(bills.rows).toEqual([
    { email: 'family@example.org', charged: 6000 },
    { email: 'family@example.org', charged: 12_000 },
  ])
  expect(await decide(acceptAll(entry))).toMatchObject({ status: 404 })
})

test('without fees a form shows none, and accepting bills nobody', async () => {
  const { openForm, register, list, decide, ask, stranger, clubId, turnOff } =
    await aClubToJoin(platform)
  await ask(`PUT /clubs/${clubId}/dues`, { rules, currency: 'EUR', months: 12, version: 0 })
  const { key } = await openForm()
  const read = () => stranger('POST /registration-form/open', { key })
  expect((await read()).body).toMatchObject({ dues: { currency: 'EUR' } })
  await turnOff('collections')
  expect((await read()).body).toMatchObject({ dues: null })
  await register(key)
  const [entry] = (await list()).registrations
  if (entry === undefined) throw new Error('nothing to decide')
  expect((await decide(acceptAll(entry))).body).toMatchObject({ bill: 'no_rules' })
})

test('a club without a team takes members, and says what their bill needs', async () => {
  const { openForm, register, list, decide, ask, clubId } = await aClubToJoin(platform)
  await sql`update teams set deleted_at = ${platform.clock()} where club_id = ${clubId}`.execute(
    database,
  )
  await ask(`PUT /clubs/${clubId}/dues`, { rules, currency: 'EUR', months: 12, version: 0 })
  await register((await openForm({ teams: [] })).key)
  const [entry] = (await list()).registrations
  if (entry === undefined) throw new Error('nothing to decide')
  expect((await decide(acceptAll(entry))).body).toMatchObject({ bill: 'no_team' })
  const { people } = clubPeople.parse((await ask(`GET /clubs/${clubId}/members`)).body)
  expect(people).toMatchObject([
    { firstName: 'Leo', places: [], membership: { number: '2' } },
    { firstName: 'Mia', places: [], membership: { number: '1' } },
  ])
})

test('where registrations are off, the link of a family opens and changes nothing', async () => {
  const { openForm, register, stranger, turnOff, clubId } = await aClubToJoin(platform)
  const token = await register((await openForm()).key)
  const [open, answer] = ['POST /registration/open', 'POST /registration/answer']
  expect(await stranger(open, { token })).toMatchObject({ status: 200 })
  await turnOff('registrations')
  expect(await stranger(open, { token })).toMatchObject({ status: 404 })
  expect(await stranger(answer, { token, answer: 'withdraw' })).toMatchObject({ status: 404 })
  const states = await sql<{ state: string }>`
    select distinct state from registration_people where owner_id = ${clubId}`.execute(database)
  expect(states.rows).toEqual([{ state: 'new' }])
})

test('someone the club knows is recognised and joined with the new entry', async () => {
  const { openForm, register, list, decide, ask, clubId, u10 } = await aClubToJoin(platform)
  const known = await aMember(database, u10, { firstName: 'Mía' })
  await sql`update members set date_of_birth = '2017-05-01', last_name = 'Gil' where id = ${known}`.execute(
    database,
  )
  const { key } = await openForm()
  await register(key, { people: [{ ...aChild, firstName: 'Mia', dateOfBirth: '2017-05-01' }] })
  const [entry] = (await list()).registrations
  if (entry === undefined) throw new Error('nothing to decide')
  expect(entry.people).toMatchObject([{ match: { firstName: 'Mía', isSure: true } }])
  await decide(acceptWithGuardian(entry))
  const { people } = clubPeople.parse((await ask(`GET /clubs/${clubId}/members`)).body)
  expect(people).toMatchObject([
    {
      places: [{ memberId: known }],
      parents: [{ firstName: 'Marta' }],
      membership: { number: '1' },
    },
  ])
})

test('refuses closed forms, wrong fields, strangers and teams of other clubs', async () => {
  const one = await aClubToJoin(platform)
  const other = await aClubToJoin(platform)
  const { key } = await one.openForm()
  const wrong = await one.stranger('POST /registration-form', { ...aFamily(), key, agrees: false })
  expect(wrong.body).toMatchObject({ data: { fields: { agrees: 'missing' } } })
  expect(await one.stranger(`GET /clubs/${one.clubId}/registrations`)).toMatchObject({
    status: 401,
  })
  expect(await other.ask(`GET /clubs/${one.clubId}/registrations`)).toMatchObject({ status: 404 })
  expect(
    await one.ask(`PUT /clubs/${one.clubId}/registration-form`, {
      ...(await one.readForm()),
      settings: { ...(await one.readForm()).settings, teams: [{ id: other.u10, places: null }] },
    }),
  ).toMatchObject({ status: 404 })

  await one.register(key)
  const [entry] = (await one.list()).registrations
  const [person] = entry?.people ?? []
  const stray = { kind: 'accept', people: [{ id: person?.id, teamId: other.u10, personId: null }] }
  expect(await one.decide(stray)).toMatchObject({ status: 404 })
  expect(await other.decide(stray)).toMatchObject({ status: 404 })

  const { version, settings } = await one.readForm()
  await one.ask(`PUT /clubs/${one.clubId}/registration-form`, { isOpen: false, settings, version })
  expect(await one.stranger('POST /registration-form', { ...aFamily(), key })).toMatchObject({
    code: 'not_allowed',
  })
})

test('a script is stopped: many entries for one address, huge fields and nested values', async () => {
  const { openForm, stranger } = await aClubToJoin(platform)
  const { key } = await openForm()
  const { contact } = aFamily()
  const enter = (more: object = {}) =>
    stranger('POST /registration-form', { ...aFamily(), key, contact, ...more })
  const statuses: number[] = []
  for (let at = 0; at < 8; at += 1) statuses.push((await enter()).status)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429, 429])

  const huge = { ...contact, address: 'x'.repeat(1_000_000) }
  expect((await enter({ contact: huge })).status).toBeGreaterThanOrEqual(400)
  const nested = Array.from({ length: 500 }).reduce<unknown>((inner) => [inner], [])
  expect((await enter({ people: nested })).status).toBeGreaterThanOrEqual(400)
  const many = {
    people: Array.from({ length: 1000 }, () => ({
      ...aChild,
      firstName: 'Mia',
      dateOfBirth: '2017-05-01',
    })),
  }
  expect((await enter(many)).status).toBeGreaterThanOrEqual(400)
})

test('who comes to a full team waits, and is offered the next free place in order', async () => {
  const { openForm, register, list, decide, u10, stranger, lettersTo } = await aClubToJoin(platform)
  const { key } = await openForm({ teams: [{ id: u10, places: 1 }] })
  const child = { ...aChild, teamId: u10, dateOfBirth: '2017-05-01' }
  const enter = (firstName: string) =>
    register(key, {
      contact: { ...aFamily().contact, email: `${firstName.toLowerCase()}@example.org` },
      people: [{ ...child, firstName }],
    })
  await enter('First')
  platform.setClock('2026-12-01T09:01:00.000Z')
  const second = await enter('Second')
  platform.setClock('2026-12-01T09:02:00.000Z')
  await enter('Third')
  const states = async () =>
    (await list()).registrations.flatMap(({ people }) =>
      people.map(({ firstName, state }) => `${firstName} ${state}`),
    )
  expect(await states()).toEqual(['First new', 'Second waiting', 'Third waiting'])
  const read = await stranger('POST /registration/open', { token: second })
  expect(read.body).toMatchObject({ people: [{ state: 'waiting', position: 1 }] })

  const [first] = (await list()).registrations
  const ids = first?.people.map(({ id }) => ({ id })) ?? []
  await decide({ kind: 'decline', people: ids, message: 'Try again in spring.' })
  expect(await states()).toEqual(['Second offered', 'Third waiting'])
  expect((await lettersTo('first@example.org')).at(-1)?.text).toContain('Try again in spring.')
  expect((await lettersTo('second@example.org')).at(-1)?.kind).toBe('registrations.offered')

  platform.setClock('2026-12-09T09:00:00.000Z')
  expect(
    await stranger('POST /registration/answer', { token: second, answer: 'take' }),
  ).toMatchObject({ code: 'expired' })
  await passOnOffers(platform)
  expect(await states()).toEqual(['Third offered'])
})

test('entries are deleted: without confirmation after a week, once declined after three months', async () => {
  platform.setClock('2026-12-20T09:00:00.000Z')
  const { openForm, register, list, decide, stranger, clubId } = await aClubToJoin(platform)
  const { key } = await openForm()
  await stranger('POST /registration-form', { ...aFamily(), key })
  await register(key)
  const [entry] = (await list()).registrations
  await decide({ kind: 'decline', people: entry?.people.map(({ id }) => ({ id })) ?? [] })
  const count = async () => {
    const found = await sql<{ count: number }>`
      select count(*)::int as count from registrations where owner_id = ${clubId}`.execute(database)
    return found.rows[0]?.count
  }
  expect(await count()).toBe(2)
  platform.setClock('2026-12-28T09:00:00.000Z')
  await forgetOld(platform)
  expect(await count()).toBe(1)
  platform.setClock('2027-03-28T09:00:00.000Z')
  await forgetOld(platform)
  expect(await count()).toBe(0)
})
