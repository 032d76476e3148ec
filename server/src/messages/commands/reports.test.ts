import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'

import { createdReport, reportList } from '@touchline/contract/messages/shapes/reports'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { storeDocument } from '#server/files/commands/documents.ts'
import { storePicture } from '#server/files/commands/pictures.ts'
import { sweepFiles } from '#server/files/jobs.ts'
import { fileRoutes } from '#server/files/routes.ts'
import { makeServer } from '#server/platform/http/server.ts'
import { pictureKey } from '#server/platform/storage/keys.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { anAccount } from '#server/teams/testing/people.ts'

import { aTeamWithConversations, type ConversationTest } from '../testing/conversation-test.ts'

const platform = await testPlatform()
const { database } = platform
const app = makeServer(platform, { scriptHashes: [], secure: false })
await fileRoutes(app, { platform, identify: async () => undefined })
let stage: ConversationTest

beforeEach(async () => {
  platform.setClock('2026-03-14T09:00:00.000Z')
  stage = await aTeamWithConversations(platform)
})

describe('trust.md 2, row 10: reports', () => {
  const about = async (who: 'pau' | 'coach') => {
    const id = await stage.start('coach', { kind: 'team' })
    const { id: messageId } = await stage.said(who, id, 'Something bad')
    return { kind: 'message', conversationId: id, messageId }
  }
  const open = async (accountId: string) =>
    reportList.parse((await stage.as(accountId)('GET /me/reports')).body).reports

  test('about the coach go to the safeguarding person and are hidden from the coach', async () => {
    const manager = await anAccount(database, 'Sam')
    await sql`insert into club_roles (club_id, account_id, roles) values (${stage.clubId}, ${manager}, '{manager}')`.execute(
      database,
    )
    await sql`update clubs set safeguarding_account_id = ${manager} where id = ${stage.clubId}`.execute(
      database,
    )
    await sql`update members set is_admin = true where id = ${stage.rows.coach}`.execute(database)
    const subject = await about('coach')
    const sent = await stage.ask('ana', 'POST /reports', {
      about: subject,
      reason: 'secret_contact',
    })
    expect(createdReport.parse(sent.body).readers).toBe('safeguarding')

    await stage.ask(
      'coach',
      `DELETE /conversations/${subject.conversationId}/messages/${subject.messageId}`,
    )
    const [report] = await open(manager)
    expect(report?.wordings.map(({ words }) => words)).toEqual(['Something bad'])
    expect(report).toMatchObject({ person: 'Coach Ruiz', reportedBy: 'Ana Ruiz', closed: null })
    expect(report?.removedAt).not.toBeNull()
    for (const who of ['coach', 'admin', 'ana'] as const)
      expect(await open(stage.accounts[who])).toEqual([])
    const closing = `POST /me/reports/${report?.id}/close`
    const byCoach = await stage.as(stage.accounts.coach)(closing, { decision: 'nothing' })
    expect(byCoach.status).toBe(404)
    const closed = await stage.as(manager)(closing, { decision: 'talked', note: 'We talked' })
    expect(reportList.parse(closed.body).reports[0]?.closed).toMatchObject({ note: 'We talked' })
  })

  test('without a safeguarding person go to an admin, but never to the person they are about', async () => {
    const sent = await stage.ask('ana', 'POST /reports', {
      about: { kind: 'profile', memberId: stage.rows.admin },
      reason: 'other',
    })
    expect(createdReport.parse(sent.body).readers).toBe('nobody')
    expect(await open(stage.accounts.admin)).toEqual([])
    const other = await stage.ask('ana', 'POST /reports', {
      about: { kind: 'picture', memberId: stage.rows.pau },
      reason: 'picture',
    })
    expect(createdReport.parse(other.body).readers).toBe('admins')
    expect((await open(stage.accounts.admin)).map(({ person }) => person)).toEqual(['Pau Ruiz'])
  })

  test("keep a message's files for the people handling the report, also after deletion", async () => {
    const id = await stage.start('coach', { kind: 'team' })
    const { id: fileId } = await storeDocument(platform, {
      accountId: stage.accounts.pau,
      fileName: 'joke.pdf',
      purpose: 'message_attachment',
      body: Readable.from([Buffer.from('%PDF-1.7')]),
    })
    const { id: messageId } = await stage.said('pau', id, { files: [fileId] })
    const subject = { kind: 'message', conversationId: id, messageId }
    await stage.ask('ana', 'POST /reports', { about: subject, reason: 'picture' })
    await stage.ask('pau', `DELETE /conversations/${id}/messages/${messageId}`)
    const [report] = await open(stage.accounts.admin)
    expect(report?.files).toMatchObject([{ id: fileId, name: 'joke.pdf' }])
  })

  test('keep a picture until the report is closed, whatever happens to it', async () => {
    const gif = readFileSync(join(import.meta.dirname, '../../files/fixtures/one-pixel.gif'))
    const { id: photo } = await storePicture(platform, {
      accountId: stage.accounts.pau,
      purpose: 'member_photo',
      fileName: 'me.gif',
      body: Readable.from([gif]),
    })
    await sql`update files set team_id = ${stage.teamId} where id = ${photo}`.execute(database)
    await sql`update members set photo_file_id = ${photo} where id = ${stage.rows.pau}`.execute(
      database,
    )
    const subject = { kind: 'picture', memberId: stage.rows.pau }
    await stage.ask('ana', 'POST /reports', { about: subject, reason: 'picture' })
    await sql`update members set photo_file_id = null where id = ${stage.rows.pau}`.execute(
      database,
    )
    await sql`update files set removed_at = ${platform.clock()} where id = ${photo}`.execute(
      database,
    )
    platform.setClock('2026-03-16T09:00:00.000Z')
    await sweepFiles(platform)
    const [report] = await open(stage.accounts.admin)
    expect((await app.inject({ url: report?.picture?.full ?? '' })).statusCode).toBe(200)

    await stage.as(stage.accounts.admin)(`POST /me/reports/${report?.id}/close`, {
      decision: 'nothing',
    })
    expect((await open(stage.accounts.admin))[0]?.picture).toBeNull()
    expect((await app.inject({ url: report?.picture?.full ?? '' })).statusCode).toBe(404)
    await sweepFiles(platform)
    expect(await platform.storage.get(pictureKey(photo, 'full'))).toBeUndefined()
  })

  test("can't be made about something one may not read", async () => {
    const id = await stage.start('coach', stage.toPeople('pau'))
    const { id: messageId } = await stage.said('pau', id, 'Between us')
    const sent = await stage.ask('iris', 'POST /reports', {
      about: { kind: 'message', conversationId: id, messageId },
      reason: 'other',
    })
    expect(sent.status).toBe(404)
  })
})
