import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'

import { createdReport, reportList } from '@touchline/contract/messages/shapes/reports'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { storePicture } from '#server/files/commands/pictures.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { aTeamWithConversations, type ConversationTest } from '../testing/conversation-test.ts'

const platform = await testPlatform()
const { database } = platform
let stage: ConversationTest

beforeEach(async () => {
  platform.setClock('2026-03-14T09:00:00.000Z')
  stage = await aTeamWithConversations(platform)
})

async function reported(about: object, who: 'ana' | 'iris' | 'leo' = 'ana'): Promise<string> {
  const sent = await stage.ask(who, 'POST /reports', { about, reason: 'bullying' })
  return createdReport.parse(sent.body).reportId
}

/** Closes as the admin, who handles reports of a team without a safeguarding person. */
const close = (reportId: string, closing: object) =>
  stage.as(stage.accounts.admin)(`POST /me/reports/${reportId}/close`, closing)

const seenBy = async (who: keyof ConversationTest['accounts']) =>
  reportList.parse((await stage.as(stage.accounts[who])('GET /me/reports')).body)

test('the reporter sees the decision, but none of the internal notes', async () => {
  const reportId = await reported({ kind: 'profile', memberId: stage.rows.pau }, 'iris')
  expect((await seenBy('iris')).made).toMatchObject([{ id: reportId, closed: null }])
  await close(reportId, { decision: 'talked', note: 'Known for it', answer: 'Thank you' })

  const { reports, made } = await seenBy('iris')
  expect(reports).toEqual([])
  expect(made).toMatchObject([
    { id: reportId, about: 'profile', closed: { decision: 'talked', answer: 'Thank you' } },
  ])
  expect(JSON.stringify(made)).not.toMatch(/Known for it|Admin/)
  for (const who of ['pau', 'coach', 'admin'] as const) expect((await seenBy(who)).made).toEqual([])
})

test('a minor only sees the decision, because no adult may write to them alone', async () => {
  for (const who of ['ana', 'leo'] as const) {
    const reportId = await reported({ kind: 'profile', memberId: stage.rows.pau }, who)
    const words = await close(reportId, { decision: 'talked', answer: 'Meet me after training' })
    expect(words.code).toBe('guardian_needed')
    expect((await close(reportId, { decision: 'talked' })).status).toBe(200)
    expect((await seenBy(who)).made[0]?.closed).toMatchObject({ decision: 'talked', answer: '' })
  }
  const byMinor = (await seenBy('admin')).reports.map(({ isByMinor }) => isByMinor)
  expect(byMinor).toEqual([true, true])
})

test('the reporter is notified once, and the first decision stays', async () => {
  const reportId = await reported({ kind: 'profile', memberId: stage.rows.pau })
  await close(reportId, { decision: 'nothing' })
  await close(reportId, { decision: 'passed_on' })
  expect((await seenBy('ana')).made[0]?.closed?.decision).toBe('nothing')
  const news = await sql<{ topics: string[] }>`
    select topics from outbox where name = 'messages.report_closed'`.execute(database)
  const mine = `inbox:${stage.accounts.ana}`
  expect(news.rows.filter(({ topics }) => topics.includes(mine))).toHaveLength(1)
})

test('a removed message is gone for everyone, but stays with the report', async () => {
  const conversationId = await stage.start('coach', { kind: 'team' })
  const { id: messageId } = await stage.said('pau', conversationId, 'Rude words')
  const reportId = await reported({ kind: 'message', conversationId, messageId })
  await close(reportId, { decision: 'taken_away' })

  const { messages } = await stage.history('iris', conversationId)
  expect(messages.at(-1)).toMatchObject({ words: '', removed: { by: 'staff' } })
  const [report] = (await seenBy('admin')).reports
  expect(report?.wordings.map(({ words }) => words)).toEqual(['Rude words'])
})

test("events about a report don't reveal who decided", async () => {
  const conversationId = await stage.start('coach', { kind: 'team' })
  const { id: messageId } = await stage.said('pau', conversationId, 'Rude words')
  const reportId = await reported({ kind: 'message', conversationId, messageId })
  await close(reportId, { decision: 'taken_away' })
  const news = await sql<{ name: string; text: string }>`
    select name, payload::text as text from outbox
    where name = 'messages.report_closed' and payload ->> 'reportId' = ${reportId}
      or name = 'messages.changed' and payload ->> 'messageId' = ${messageId}
    order by name`.execute(database)
  expect(news.rows.map(({ name }) => name)).toEqual(['messages.changed', 'messages.report_closed'])
  for (const { text } of news.rows) expect(text).not.toContain(stage.accounts.admin)
})

async function pictured(): Promise<string> {
  const gif = readFileSync(join(import.meta.dirname, '../../files/fixtures/one-pixel.gif'))
  const { id } = await storePicture(platform, {
    accountId: stage.accounts.pau,
    purpose: 'member_photo',
    fileName: 'me.gif',
    body: Readable.from([gif]),
  })
  await sql`update files set team_id = ${stage.teamId} where id = ${id}`.execute(database)
  await sql`update members set photo_file_id = ${id} where id = ${stage.rows.pau}`.execute(database)
  return id
}

async function pictureOfPau(): Promise<string | null | undefined> {
  const found = await sql<{ photo: string | null }>`
    select photo_file_id as photo from members where id = ${stage.rows.pau}`.execute(database)
  return found.rows[0]?.photo
}

test('the reported picture is removed; a newer one stays', async () => {
  await pictured()
  const reportId = await reported({ kind: 'picture', memberId: stage.rows.pau })
  const later = await pictured()
  await close(reportId, { decision: 'taken_away' })
  expect(await pictureOfPau()).toBe(later)

  await close(await reported({ kind: 'picture', memberId: stage.rows.pau }), {
    decision: 'taken_away',
  })
  expect(await pictureOfPau()).toBeNull()
})

test('a profile can’t be removed', async () => {
  const reportId = await reported({ kind: 'profile', memberId: stage.rows.pau })
  expect((await close(reportId, { decision: 'taken_away' })).code).toBe('invalid_input')
  expect((await seenBy('ana')).made[0]?.closed).toBeNull()
})
