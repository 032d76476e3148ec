import { Readable } from 'node:stream'

import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { saveClubDocument } from '#server/clubs/commands/documents.ts'
import { requireClubActor } from '#server/clubs/queries.ts'
import { storeDocument } from '#server/files/commands/documents.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aClub, aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { openCentre } from '../testing/centre.ts'

const platform = await testPlatform()
const { database } = platform
const centre = await openCentre(platform)

let club: Readonly<Record<'manager' | 'clubId' | 'boys' | 'girls' | 'mother' | 'coach', string>>

beforeEach(async () => {
  const manager = await anAccount(database, 'Mona')
  const clubId = await aClub(database, manager)
  const [boys, girls] = [await aTeam(database, { clubId }), await aTeam(database, { clubId })]
  const mother = await anAccount(database, 'Marta')
  for (const teamId of [boys, girls]) {
    const memberId = await aMember(database, teamId, { firstName: 'Leo' })
    await aGuardian(database, { teamId, memberId }, { accountId: mother })
  }
  const coach = await anAccount(database, 'Carla')
  await aMember(database, boys, { accountId: coach, isCoach: true })
  club = { manager, clubId, boys, girls, mother, coach }
})

async function share(more: object = {}): Promise<void> {
  const { manager: accountId, clubId, boys, girls } = club
  const { id: fileId } = await storeDocument(platform, {
    accountId,
    fileName: 'statutes.pdf',
    purpose: 'club_document',
    body: Readable.from([Buffer.from('%PDF-1.7 statutes')]),
  })
  const wanted = {
    documentId: newId(),
    name: 'Statutes',
    audience: 'everyone',
    chosen: null,
    fileId,
  } as const
  await database.transaction().execute(async (tx) => {
    const actor = await requireClubActor(tx, { accountId, clubId })
    const acting = { actor, now: platform.clock() }
    await saveClubDocument(tx, acting, { ...wanted, teamIds: [boys, girls], ...more })
  })
}

const linesOf = async (accountId: string) => {
  const lines = await centre.linesOf(accountId)
  return lines.map(({ kind, count }) => `${kind} ×${count}`)
}

test('notifies members and parents of the chosen teams, a family in two of them once', async () => {
  await share()
  expect(await linesOf(club.mother)).toEqual(['document_shared ×1'])
  expect(await linesOf(club.coach)).toEqual(['document_shared ×1'])
  expect(await linesOf(club.manager)).toEqual([])
  await centre.hearAgain()
  expect(await linesOf(club.mother)).toEqual(['document_shared ×1'])
})

test('groups several documents into one line that leads to one of the reader’s teams', async () => {
  await share()
  await share({ teamIds: [club.girls] })
  const { clubId, mother, boys, girls } = club
  const [line] = await centre.linesOf(mother)
  expect(line).toMatchObject({ kind: 'document_shared', count: 2, club: { id: clubId } })
  expect([boys, girls]).toContain(line?.team?.id)
  expect(await linesOf(club.coach)).toEqual(['document_shared ×1'])
})

test('tells only staff of a document for staff', async () => {
  await share({ audience: 'staff' })
  expect(await linesOf(club.mother)).toEqual([])
  expect(await linesOf(club.coach)).toEqual(['document_shared ×1'])
})

test('tells only the chosen people and their guardians of a document for people', async () => {
  const { boys, coach } = club
  const { rows } = await sql<{ id: string }>`
    select id from members where team_id = ${boys} and first_name = 'Leo'`.execute(database)
  const chosen = rows.map(({ id }) => ({ teamId: boys, memberId: id, personId: id }))
  await share({ audience: 'people', teamIds: [], chosen: { rows: chosen, recordIds: [] } })
  expect(await linesOf(club.mother)).toEqual(['document_shared ×1'])
  expect(await linesOf(coach)).toEqual([])
})

test('notifies a parent who muted one team through the other, and nobody who muted both', async () => {
  const mute = (teamId: string) =>
    database.insertInto('team_mutes').values({ team_id: teamId, account_id: club.mother }).execute()
  await mute(club.boys)
  await share()
  expect(await linesOf(club.mother)).toEqual(['document_shared ×1'])
  await mute(club.girls)
  await share()
  expect(await linesOf(club.mother)).toEqual(['document_shared ×1'])
})
