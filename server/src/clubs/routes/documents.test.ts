import { Readable } from 'node:stream'

import { clubDocuments, teamDocuments } from '@touchline/contract/clubs/shapes/documents'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { storeDocument } from '#server/files/commands/documents.ts'
import { sweepFiles } from '#server/files/jobs.ts'
import { findServedDocument } from '#server/files/queries/documents.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { openInterface } from '#server/teams/testing/asking.ts'
import { aClub, aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

const platform = await testPlatform()
const { database } = platform
const as = openInterface(platform)

let manager: string
let clubId: string
let boys: string
let girls: string
let mother: string
let coach: string

beforeEach(async () => {
  manager = await anAccount(database, 'Mona')
  clubId = await aClub(database, manager)
  boys = await aTeam(database, { clubId, name: 'Boys' })
  girls = await aTeam(database, { clubId, name: 'Girls' })
  mother = await anAccount(database, 'Marta')
  const leo = await aMember(database, boys, { firstName: 'Leo' })
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
