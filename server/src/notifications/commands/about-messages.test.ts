import { createdReport } from '@touchline/contract/messages/shapes/reports'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'

import {
  aTeamWithConversations,
  type ConversationTest,
} from '#server/messages/testing/conversation-test.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { openCentre } from '../testing/centre.ts'

const platform = await testPlatform()
const centre = await openCentre(platform)
let stage: ConversationTest

beforeAll(async () => {
  stage = await aTeamWithConversations(platform)
})

const linesOf = async (who: keyof ConversationTest['accounts']) => {
  const lines = await centre.linesOf(stage.accounts[who])
  return lines.map(({ kind, conversationId, isRead }) => ({ kind, conversationId, isRead }))
}
const line = (conversationId: string, isRead = false) => ({
  kind: 'message_sent',
  conversationId,
  isRead,
})

test('groups a conversation into one line, which reading the conversation marks as read', async () => {
  const id = await stage.start('coach', stage.toPeople('pau'))
  await stage.said('coach', id, 'And another thing')
  expect(await linesOf('pau')).toEqual([line(id)])
  expect(await linesOf('coach')).toEqual([])

  await stage.ask('pau', `PATCH /conversations/${id}/mine`, { readSeq: 2 })
  expect(await linesOf('pau')).toEqual([line(id, true)])
  await stage.said('coach', id, 'One more')
  expect(await linesOf('pau')).toEqual([line(id), line(id, true)])
})

test('a mention notifies a person who muted the conversation', async () => {
  const id = await stage.start('coach', stage.toPeople('iris'))
  await stage.ask('iris', `PATCH /conversations/${id}/mine`, { readSeq: 1 })
  await centre.settle()
  await stage.ask('iris', `PATCH /conversations/${id}/mine`, { isMuted: true })
  await stage.said('coach', id, 'Quietly')
  expect((await linesOf('iris')).filter(({ isRead }) => !isRead)).toEqual([])
  await stage.said('coach', id, { words: 'Iris!', mentions: [stage.accounts.iris] })
  expect((await linesOf('iris')).filter(({ isRead }) => !isRead)).toEqual([line(id)])
})

test('for announcements, notifies the parents of a child under 16 instead of the child', async () => {
  const id = await stage.start('admin', { kind: 'team' })
  expect(await linesOf('leo')).toEqual([])
  expect(await linesOf('leosMother')).toEqual([line(id)])
  expect(await linesOf('ana')).toEqual([line(id)])
})

test('a report notifies its recipients, muted or not, and none of the people it is about', async () => {
  await sql`
    insert into team_mutes (team_id, account_id)
    values (${stage.teamId}, ${stage.accounts.admin})`.execute(platform.database)
  const about = { kind: 'profile', memberId: stage.rows.coach }
  await stage.ask('ana', 'POST /reports', { about, reason: 'bullying' })
  expect((await linesOf('admin')).map(({ kind }) => kind)).toContain('report_made')
  expect((await linesOf('coach')).map(({ kind }) => kind)).not.toContain('report_made')
})

test('a reviewed report notifies its author, not the person it is about', async () => {
  const about = { kind: 'profile', memberId: stage.rows.pau }
  const made = await stage.ask('iris', 'POST /reports', { about, reason: 'other' })
  const { reportId } = createdReport.parse(made.body)
  const close = `POST /me/reports/${reportId}/close`
  await stage.as(stage.accounts.admin)(close, { decision: 'talked' })
  expect((await linesOf('iris')).map(({ kind }) => kind)).toContain('report_closed')
  for (const who of ['pau', 'admin'] as const)
    expect((await linesOf(who)).map(({ kind }) => kind)).not.toContain('report_closed')
})

test('notifies a parent with children in two teams once, unless both are muted', async () => {
  const { database } = platform
  const { clubId, accounts } = stage
  const manager = await anAccount(database, 'Mona')
  await sql`insert into club_roles (club_id, account_id, roles) values (${clubId}, ${manager}, '{manager}')`.execute(
    database,
  )
  const girls = await aTeam(database, { clubId, name: 'Girls U9' })
  const lia = await aMember(database, girls, { firstName: 'Lia' })
  await sql`update members set date_of_birth = '2018-01-01' where id = ${lia}`.execute(database)
  await aGuardian(database, { teamId: girls, memberId: lia }, { accountId: accounts.leosMother })
  const notified = async (subject: string) => {
    const { status } = await stage.as(manager)(`POST /clubs/${clubId}/messages`, {
      audience: { kind: 'teams', teamIds: [stage.teamId, girls], role: 'everyone' },
      clientId: crypto.randomUUID(),
      words: subject,
    })
    expect(status).toBe(201)
    await centre.settle()
    return (await linesOf('leosMother')).filter(({ isRead }) => !isRead).length
  }
  const before = (await linesOf('leosMother')).filter(({ isRead }) => !isRead).length
  expect(await notified('Summer party')).toBe(before + 1)
  const mute = (teamId: string) =>
    sql`insert into team_mutes (team_id, account_id) values (${teamId}, ${accounts.leosMother})`.execute(
      database,
    )
  await mute(girls)
  expect(await notified('Kit day')).toBe(before + 2)
  await mute(stage.teamId)
  expect(await notified('Car park')).toBe(before + 2)
})
