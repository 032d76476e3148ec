import { Readable } from 'node:stream'

import { clubDocuments, teamDocuments } from '@touchline/contract/clubs/shapes/documents'
import { clubPeople } from '@touchline/contract/clubs/shapes/members'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { storeDocument } from '#server/files/commands/documents.ts'
import { sweepFiles } from '#server/files/jobs.ts'
import { findServedDocument } from '#server/files/queries/documents.ts'
import { openDispatcher } from '#server/platform/outbox/dispatcher.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aClub, aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'
import { openTestApi } from '#server/teams/testing/test-api.ts'

import { clubsListeners } from '../listeners.ts'

const platform = await testPlatform()
const { database } = platform
const as = openTestApi(platform)
const dispatcher = openDispatcher(platform, clubsListeners(platform))
await platform.startJobs(dispatcher.jobs)

let manager: string
let clubId: string
let boys: string
let girls: string
let mother: string
let leo: string
let coach: string

beforeEach(async () => {
  manager = await anAccount(database, 'Mona')
  clubId = await aClub(database, manager)
  boys = await aTeam(database, { clubId, name: 'Boys' })
  girls = await aTeam(database, { clubId, name: 'Girls' })
  mother = await anAccount(database, 'Marta')
  leo = await aMember(database, boys, { firstName: 'Leo' })
  await aGuardian(database, { teamId: boys, memberId: leo }, { accountId: mother })
  coach = await anAccount(database, 'Carla')
  await aMember(database, boys, { accountId: coach, role: 'Coach' })
})

async function upload(fileName = 'statutes.pdf', accountId = manager): Promise<string> {
  const { id } = await storeDocument(platform, {
    accountId,
    fileName,
    purpose: 'club_document',
    body: Readable.from([Buffer.from('%PDF-1.7 statutes')]),
  })
  return id
}

const save = (documentId: string, more: object) =>
  as(manager)(`PUT /clubs/${clubId}/documents/${documentId}`, {
    name: 'Statutes',
    audience: 'everyone',
    teamIds: [boys, girls],
    ...more,
  })

/** The people of the members list by their roster row. */
const personIds = async (state = 'current') => {
  const { body } = await as(manager)(`GET /clubs/${clubId}/members?state=${state}`)
  return new Map(
    clubPeople
      .parse(body)
      .people.flatMap(({ id, places }) => places.map(({ memberId }) => [memberId, id] as const)),
  )
}

const inTeam = async (accountId: string, teamId = boys) => {
  const { status, body } = await as(accountId)(`GET /teams/${teamId}/documents`)
  return status === 200 ? teamDocuments.parse(body).documents.map(({ name }) => name) : status
}

test('one upload is found by members and parents of the chosen teams', async () => {
  const id = newId()
  const { body } = await save(id, { fileId: await upload() })
  const [document] = clubDocuments.parse(body).documents
  expect(document).toMatchObject({ id, name: 'Statutes', fileName: 'statutes.pdf' })
  expect(document?.teamIds.toSorted()).toEqual([boys, girls].toSorted())
  expect(await inTeam(mother)).toEqual(['Statutes'])
  expect(await inTeam(mother, girls)).toBe(404)

  await save(id, { teamIds: [girls] })
  expect(await inTeam(mother)).toEqual([])
})

test('staff documents are hidden from parents and players', async () => {
  await save(newId(), { fileId: await upload(), name: 'Hygiene', audience: 'staff' })
  expect(await inTeam(mother)).toEqual([])
  expect(await inTeam(coach)).toEqual(['Hygiene'])
})

test('a new file replaces the old one, which is no longer served and is deleted', async () => {
  const id = newId()
  const [first, second] = [await upload(), await upload('statutes 2026.pdf')]
  await save(id, { fileId: first })
  await save(id, { fileId: second })
  expect(await findServedDocument(database, first)).toBeUndefined()
  expect(await findServedDocument(database, second)).toMatchObject({ name: 'statutes 2026.pdf' })
  const later = new Date(platform.clock().getTime() + 3 * 86_400_000)
  platform.setClock(later.toISOString())
  await sweepFiles(platform)
  const kept = await sql<{ id: string }>`select id from files where club_id = ${clubId}`.execute(
    database,
  )
  expect(kept.rows.map((row) => row.id)).toEqual([second])
})

test('a document for people is seen by them and the guardians of minors among them alone', async () => {
  const [max, kim] = [await anAccount(database, 'Max'), await anAccount(database, 'Kim')]
  const adult = await aMember(database, boys, { firstName: 'Max', accountId: max })
  await aMember(database, boys, { firstName: 'Kim', accountId: kim })
  const [grown, father] = [await aMember(database, girls), await anAccount(database, 'Ute')]
  await aGuardian(database, { teamId: girls, memberId: grown }, { accountId: father })
  await sql`update members set date_of_birth = '1990-01-01'
    where id in (${adult}, ${grown})`.execute(database)
  const people = await personIds()
  const chosen = [people.get(leo), people.get(adult), people.get(grown)]
  const id = newId()
  const forPeople = { audience: 'people', teamIds: [], name: 'Camp' }
  const { body } = await save(id, { ...forPeople, personIds: chosen, fileId: await upload() })
  expect(clubDocuments.parse(body).documents).toMatchObject([
    { sentTo: { people: 3, guardians: 1 } },
  ])
  expect([await inTeam(mother), await inTeam(max)]).toEqual([['Camp'], ['Camp']])
  expect([await inTeam(kim), await inTeam(coach), await inTeam(father, girls)]).toEqual([
    [],
    [],
    [],
  ])

  await save(id, { ...forPeople, name: 'Camp 2026' })
  expect([await inTeam(mother), await inTeam(kim)]).toEqual([['Camp 2026'], []])
  await save(id, { audience: 'everyone', teamIds: [boys] })
  expect(await inTeam(kim)).toEqual(['Statutes'])
  await save(id, { ...forPeople, personIds: [people.get(adult)] })
  await sql`update guardianships set blocked_at = now() where team_id = ${boys}`.execute(database)
  expect([await inTeam(max), await inTeam(kim)]).toEqual([['Camp'], []])
})

test('a blocked guardian sees no document for the child', async () => {
  const people = await personIds()
  const forLeo = { audience: 'people', teamIds: [], personIds: [people.get(leo)] }
  await save(newId(), { ...forLeo, fileId: await upload() })
  expect(await inTeam(mother)).toEqual(['Statutes'])
  await sql`update guardianships set blocked_at = now() where team_id = ${boys}`.execute(database)
  expect(await inTeam(mother)).toBe(404)
})

test('refuses people of other clubs, and people who can’t be reached', async () => {
  const elsewhere = await anAccount(database, 'Eli')
  const other = await aClub(database, elsewhere)
  const stranger = await aMember(database, await aTeam(database, { clubId: other }))
  const forPeople = { audience: 'people', teamIds: [], fileId: await upload() }
  expect((await save(newId(), { ...forPeople, personIds: [stranger] })).status).toBe(404)
  expect(await save(newId(), forPeople)).toMatchObject({ status: 422 })
  await sql`update members set archived_at = now() where id = ${leo}`.execute(database)
  const people = await personIds('all')
  const former = await save(newId(), { ...forPeople, personIds: [people.get(leo)] })
  expect(former.body).toMatchObject({ data: { fields: { personIds: 'nobody_reached' } } })
})

/** A member in no team. */
async function aPassiveMember(firstName: string, email: string | null): Promise<string> {
  const id = newId()
  await sql`
    insert into club_memberships (id, club_id, first_name, last_name, email, kind, created_by, created_at, updated_at)
    values (${id}, ${clubId}, ${firstName}, 'Böhm', ${email}, 'passive', ${manager}, now(), now())`.execute(
    database,
  )
  return id
}

const lettersTo = async (address: string) => {
  await dispatcher.dispatch()
  await platform.jobs.settle()
  const found = await sql<{ subject: string; text: string }>`
    select subject, text_body as text from mails
    where kind = 'clubs.document' and recipient = ${address} order by id`.execute(database)
  return found.rows
}

test('members without a team get a document by email, and each new file once', async () => {
  const address = `rosa.${newId()}@mail.example`
  const [rosa, udo] = [await aPassiveMember('Rosa', address), await aPassiveMember('Udo', null)]
  const id = newId()
  const forPeople = { audience: 'people', teamIds: [], name: 'Assembly' }
  const personIds = [rosa, udo]
  const { body } = await save(id, { ...forPeople, personIds, fileId: await upload() })
  expect(clubDocuments.parse(body).documents).toMatchObject([
    { sentTo: { people: 1, guardians: 0 }, teamIds: [] },
  ])
  const [letter] = await lettersTo(address)
  expect(letter?.subject).toContain('Assembly')
  expect(letter?.text).toContain('/storage/v1/documents/')

  await save(id, { ...forPeople, name: 'Assembly 2027' })
  expect(await lettersTo(address)).toHaveLength(1)
  await save(id, { ...forPeople, fileId: await upload('new.pdf') })
  expect(await lettersTo(address)).toHaveLength(2)

  const alone = await save(newId(), { ...forPeople, personIds: [udo], fileId: await upload() })
  expect(alone.body).toMatchObject({ data: { fields: { personIds: 'nobody_reached' } } })
})

test('refuses a manager whose role ended, or who is blocked from the child', async () => {
  const people = await personIds()
  const forLeo = { audience: 'people', teamIds: [], personIds: [people.get(leo)] }
  await aGuardian(
    database,
    { teamId: boys, memberId: leo },
    { accountId: manager, blockedAt: platform.clock() },
  )
  const blocked = await save(newId(), { ...forLeo, fileId: await upload() })
  expect(blocked.body).toMatchObject({ data: { fields: { personIds: 'nobody_reached' } } })
  const fileId = await upload()
  await sql`delete from club_roles where club_id = ${clubId}`.execute(database)
  expect(await save(newId(), { ...forLeo, fileId })).toMatchObject({ status: 404 })
  expect(await inTeam(mother)).toEqual([])
})

test('removing a document removes it from all teams', async () => {
  const id = newId()
  const fileId = await upload()
  await save(id, { fileId })
  const { status } = await as(manager)(`DELETE /clubs/${clubId}/documents/${id}`)
  expect(status).toBe(200)
  expect(await inTeam(mother)).toEqual([])
  expect(await findServedDocument(database, fileId)).toBeUndefined()
})

test('refuses teams of other clubs, uploads of others, and a document without a file', async () => {
  const elsewhere = await aTeam(database, {})
  expect((await save(newId(), { fileId: await upload(), teamIds: [elsewhere] })).status).toBe(404)
  expect((await save(newId(), { fileId: await upload('hers.pdf', mother) })).status).toBe(404)
  expect((await save(newId(), {})).code).toBe('invalid_input')
  const byCoach = await as(coach)(`GET /clubs/${clubId}/documents`)
  expect(byCoach.status).toBe(404)
})
