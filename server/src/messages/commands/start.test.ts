import {
  audiencePreview,
  conversationList,
  recipients,
} from '@touchline/contract/messages/shapes/conversation'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { aTeamWithConversations, type ConversationTest } from '../testing/conversation-test.ts'

const platform = await testPlatform()
let stage: ConversationTest

beforeEach(async () => {
  platform.setClock('2026-03-14T09:00:00.000Z')
  stage = await aTeamWithConversations(platform)
})

test('without a subject continues the conversation with the same people; with one starts a new conversation', async () => {
  const id = await stage.start('coach', stage.toPeople('pau'))
  expect(await stage.start('pau', stage.toPeople('coach'))).toBe(id)
  expect(await stage.start('coach', stage.toPeople('pau'), { subject: 'Shoes' })).not.toBe(id)
  expect((await stage.history('pau', id)).messages).toHaveLength(2)
})

test('only staff write to groups and announce, and only staff answer an announcement', async () => {
  const wanted = (audience: object, more: object = {}) => ({
    audience,
    message: { clientId: newId(), words: 'Hello' },
    ...more,
  })
  const everybody = await stage.ask('pau', 'POST /conversations', wanted({ kind: 'team' }))
  expect(everybody.code).toBe('not_allowed')
  const id = await stage.start('coach', { kind: 'team' }, { isAnnouncement: true })
  expect((await stage.send('pau', id, 'Why?')).code).toBe('not_allowed')
  expect((await stage.page('pau', id)).refusal).toBe('staff_only')
  expect((await stage.send('admin', id, 'Because')).status).toBe(201)
})

test('the list is paged without repetition', async () => {
  for (const subject of ['One', 'Two', 'Three'])
    await stage.start('coach', stage.toPeople('pau'), { subject })
  const subjects: string[] = []
  let cursor = ''
  for (let pages = 0; pages < 3; pages += 1) {
    const { body } = await stage.ask('pau', `GET /conversations?limit=1${cursor}`)
    const { conversations, nextCursor } = conversationList.parse(body)
    subjects.push(...conversations.map(({ subject }) => subject ?? ''))
    cursor = `&cursor=${nextCursor}`
  }
  expect(new Set(subjects)).toEqual(new Set(['One', 'Three', 'Two']))
  expect(subjects).toHaveLength(3)
})

test('a preview counts who is notified and stores nothing', async () => {
  await platform.database
    .insertInto('team_mutes')
    .values({ team_id: stage.teamId, account_id: stage.accounts.iris })
    .execute()
  const response = await stage.ask('coach', 'POST /conversations/preview', {
    audience: stage.toPeople('iris', 'leo', 'ana'),
  })
  expect(audiencePreview.parse(response.body)).toEqual({
    people: 4,
    disturbed: 3,
    guardians: 2,
    missing: [],
    insteadOf: ['Leo Ruiz'],
    refusal: null,
  })
  expect(await stage.list('coach')).toEqual([])
})

test('tells people under 16 that only their parents can write to individuals', async () => {
  const audience = stage.toPeople('coach')
  const response = await stage.ask('leo', 'POST /conversations/preview', { audience })
  expect(audiencePreview.parse(response.body).refusal).toBe('too_young')
})

test('staff can choose parents; others reach them through the child', async () => {
  const own = recipients.parse((await stage.ask('pau', 'GET /message-recipients')).body)
  expect(own.guardians).toEqual([])
  expect(Object.fromEntries(own.members.map(({ name, reaches }) => [name, reaches]))).toEqual({
    'Admin Ruiz': 'self',
    'Ana Ruiz': 'both',
    'Coach Ruiz': 'self',
    'Iris Ruiz': 'self',
    'Kim Ruiz': 'nobody',
    'Leo Ruiz': 'guardians',
  })
  const staff = recipients.parse((await stage.ask('coach', 'GET /message-recipients')).body)
  expect(staff.guardians.map(({ children }) => children)).toEqual([['Ana'], ['Leo']])
  expect(staff.groups).toEqual({ staff: 2, players: 7, guardians: 2, team: 9 })
})

test('mute and pin apply only to oneself, and pinned conversations come first', async () => {
  const id = await stage.start('coach', stage.toPeople('pau'))
  platform.setClock('2026-03-14T10:00:00.000Z')
  const newer = await stage.start('coach', stage.toPeople('pau'), { subject: 'Shoes' })
  await stage.ask('pau', `PATCH /conversations/${id}/mine`, { isMuted: true, isPinned: true })
  const own = await stage.list('pau')
  expect(own.map((one) => [one.id, one.isMuted])).toEqual([
    [id, true],
    [newer, false],
  ])
  const others = await stage.list('coach')
  expect(others.map((one) => [one.id, one.isMuted])).toEqual([
    [newer, false],
    [id, false],
  ])
})
