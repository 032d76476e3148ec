import { Readable } from 'node:stream'

import {
  conversationFiles,
  messageSearchResult,
  message,
  readReceipts,
} from '@touchline/contract/messages/shapes/message'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { storeDocument } from '#server/files/commands/documents.ts'
import { sweepFiles } from '#server/files/jobs.ts'
import { documentKey } from '#server/platform/storage/keys.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { aTeamWithConversations, type ConversationTest } from './testing/conversation-test.ts'

const platform = await testPlatform()
let stage: ConversationTest

beforeEach(async () => {
  platform.setClock('2026-03-14T09:00:00.000Z')
  stage = await aTeamWithConversations(platform)
})

test('the others see a message as unread until they mark it read', async () => {
  const id = await stage.start('coach', stage.toPeople('pau'))
  await stage.said('coach', id, 'Training is at six')
  const [before] = await stage.list('pau')
  expect(before).toMatchObject({ id, unread: 2, lastSeq: 2, names: ['Coach Ruiz'] })
  expect(before?.last).toMatchObject({ words: 'Training is at six', isMine: false })

  await stage.ask('pau', `PATCH /conversations/${id}/mine`, { readSeq: 99 })
  const [after] = await stage.list('pau')
  expect(after).toMatchObject({ unread: 0, readSeq: 2 })
  const { messages } = await stage.history('coach', id)
  expect(messages.map(({ seen }) => seen)).toEqual([
    { by: 1, of: 1 },
    { by: 1, of: 1 },
  ])
})

test('only the author sees who has read a message', async () => {
  const id = await stage.start('coach', { kind: 'team' })
  const { id: messageId, seq } = await stage.said('coach', id, 'Read this')
  await stage.ask('pau', `PATCH /conversations/${id}/mine`, { readSeq: seq })
  const seen = await stage.ask('coach', `GET /conversations/${id}/messages/${messageId}/seen`)
  const { seen: readers, unseen } = readReceipts.parse(seen.body)
  expect(readers).toEqual([{ name: 'Pau Ruiz' }])
  expect(unseen).toHaveLength(7)
  const other = await stage.ask('pau', `GET /conversations/${id}/messages/${messageId}/seen`)
  expect(other.code).toBe('not_allowed')
})

test('a message sent again after a lost response is the same message', async () => {
  const id = await stage.start('coach', stage.toPeople('pau'))
  const same = { clientId: newId() }
  const [one, two] = await Promise.all([
    stage.said('pau', id, { words: 'Yes', ...same }),
    stage.said('pau', id, { words: 'Yes', ...same }),
  ])
  const again = await stage.said('pau', id, { words: 'Yes', ...same })
  expect([two.id, again.id]).toEqual([one.id, one.id])
  expect((await stage.history('coach', id)).messages).toHaveLength(2)
})

test('the same id in another conversation is refused', async () => {
  const id = await stage.start('coach', stage.toPeople('pau'))
  const other = await stage.start('coach', stage.toPeople('iris'))
  const same = { clientId: newId() }
  await stage.said('coach', id, { words: 'Yes', ...same })
  expect((await stage.send('coach', other, { words: 'Yes', ...same })).code).toBe(
    'idempotency_mismatch',
  )
})

test('twenty messages sent at once are numbered without gaps, in order', async () => {
  const id = await stage.start('coach', { kind: 'team' })
  const writers = ['coach', 'admin', 'pau', 'iris'] as const
  await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      stage.said(writers[number % 4] ?? 'coach', id, `Number ${number}`),
    ),
  )
  const first = await stage.history('pau', id)
  expect(first.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 21 }, (_, n) => n + 1))
  const again = await stage.history('iris', id)
  expect(again.messages.map(({ id: one }) => one)).toEqual(first.messages.map(({ id: one }) => one))
})

test('history can be read backwards, forwards and around a message', async () => {
  const id = await stage.start('coach', stage.toPeople('pau'))
  for (let number = 2; number <= 9; number += 1) await stage.said('coach', id, `Number ${number}`)
  const seqs = async (query: string) => {
    const { messages, hasOlder, hasNewer } = await stage.history('pau', id, query)
    return { seqs: messages.map(({ seq }) => seq), hasOlder, hasNewer }
  }
  expect(await seqs('?limit=3')).toEqual({ seqs: [7, 8, 9], hasOlder: true, hasNewer: false })
  expect(await seqs('?before=4')).toEqual({ seqs: [1, 2, 3], hasOlder: false, hasNewer: true })
  expect(await seqs('?after=6&limit=2')).toEqual({
    seqs: [7, 8],
    hasOlder: true,
    hasNewer: true,
  })
  expect(await seqs('?around=5&limit=4')).toEqual({
    seqs: [4, 5, 6, 7],
    hasOlder: true,
    hasNewer: true,
  })
})

test('people can edit only their own text, and earlier versions are kept', async () => {
  const id = await stage.start('coach', stage.toPeople('pau'))
  const { id: messageId } = await stage.said('pau', id, 'I come at six')
  const path = `/conversations/${id}/messages/${messageId}`
  expect((await stage.ask('coach', `PATCH ${path}`, { words: 'Never' })).code).toBe('not_allowed')
  const edited = message.parse(
    (await stage.ask('pau', `PATCH ${path}`, { words: 'At seven' })).body,
  )
  expect(edited).toMatchObject({ words: 'At seven', seq: 2 })
  expect(edited.editedAt).not.toBeNull()

  const removed = message.parse((await stage.ask('pau', `DELETE ${path}`)).body)
  expect(removed).toMatchObject({ words: '', removed: { by: 'author' }, seq: 2 })
  const kept = await sql<{ words: string }>`
    select words from message_revisions where message_id = ${messageId} order by id`.execute(
    platform.database,
  )
  expect(kept.rows.map(({ words }) => words)).toEqual(['I come at six', 'At seven'])
})

test("staff can remove other people's messages, others can’t", async () => {
  const id = await stage.start('coach', { kind: 'team' })
  const { id: messageId } = await stage.said('pau', id, 'Rude words')
  const path = `/conversations/${id}/messages/${messageId}`
  expect((await stage.ask('iris', `DELETE ${path}`)).code).toBe('not_allowed')
  const removed = message.parse((await stage.ask('coach', `DELETE ${path}`)).body)
  expect(removed.removed?.by).toBe('staff')
})

test('reactions, replies, mentions and pins', async () => {
  const id = await stage.start('coach', stage.toPeople('pau', 'iris'))
  const first = await stage.said('coach', id, 'Who drives?')
  const reply = await stage.said('pau', id, {
    words: 'Iris does',
    replyTo: first.id,
    mentions: [stage.accounts.iris, stage.accounts.stranger],
  })
  expect(reply.replyTo).toMatchObject({ messageId: first.id, words: 'Who drives?' })
  expect(reply.mentions).toEqual([{ accountId: stage.accounts.iris, name: 'Iris Ruiz' }])
  expect((await stage.list('iris'))[0]?.mentions).toBe(1)

  const path = `/conversations/${id}/messages/${first.id}`
  await stage.ask('pau', `PATCH ${path}`, { reaction: '👍' })
  const reacted = await stage.ask('iris', `PATCH ${path}`, { reaction: '👍' })
  expect(message.parse(reacted.body).reactions).toEqual([
    { reaction: '👍', count: 2, isMine: true },
  ])
  const taken = await stage.ask('iris', `PATCH ${path}`, { reaction: null })
  expect(message.parse(taken.body).reactions).toEqual([{ reaction: '👍', count: 1, isMine: false }])

  await stage.ask('iris', `PATCH ${path}`, { isPinned: true })
  expect((await stage.page('pau', id)).pinned).toEqual([
    { messageId: first.id, seq: first.seq, words: 'Who drives?', files: 0 },
  ])
})

test('a poll counts votes until it is closed or expires', async () => {
  const id = await stage.start('coach', { kind: 'team' })
  const poll = { options: ['Saturday', 'Sunday'], closesAt: '2026-03-14T12:00:00.000Z' }
  const asked = await stage.said('coach', id, { words: 'When?', poll })
  const path = `/conversations/${id}/messages/${asked.id}`
  await stage.ask('pau', `PATCH ${path}`, { options: [0] })
  const twice = await stage.ask('pau', `PATCH ${path}`, { options: [0, 1] })
  expect(twice.code).toBe('invalid_input')
  const moved = message.parse((await stage.ask('pau', `PATCH ${path}`, { options: [1] })).body)
  expect(moved.poll).toMatchObject({
    voters: 1,
    isClosed: false,
    mayClose: false,
    options: [
      { words: 'Saturday', votes: 0, isMine: false },
      { words: 'Sunday', votes: 1, isMine: true },
    ],
  })
  platform.setClock('2026-03-14T12:00:00.000Z')
  expect((await stage.ask('iris', `PATCH ${path}`, { options: [0] })).code).toBe('poll_closed')
  expect((await stage.ask('coach', `PATCH ${path}`, { isPollClosed: true })).code).toBe(
    'poll_closed',
  )
})

test('the author of a poll can close it', async () => {
  const id = await stage.start('coach', { kind: 'team' })
  const asked = await stage.said('pau', id, {
    words: 'Pizza?',
    poll: { options: ['Yes', 'No'] },
  })
  const path = `PATCH /conversations/${id}/messages/${asked.id}`
  const closing = { isPollClosed: true }
  expect((await stage.ask('iris', path, closing)).code).toBe('not_allowed')
  const closed = message.parse((await stage.ask('pau', path, closing)).body)
  expect(closed.poll?.isClosed).toBe(true)
})

test("a search finds words in one's conversations, without accents and by their beginning", async () => {
  const id = await stage.start('coach', stage.toPeople('pau'))
  const { id: messageId } = await stage.said('coach', id, 'Der Müller bringt die Bälle')
  const look = async (who: 'pau' | 'iris', words: string) => {
    const query = `words=${encodeURIComponent(words)}`
    const answer = await stage.ask(who, `GET /messages/search?${query}`)
    return messageSearchResult.parse(answer.body).found.map((one) => one.messageId)
  }
  expect(await look('pau', 'mulle ball')).toEqual([messageId])
  expect(await look('pau', '((((a+)+$ | & ! :*')).toEqual([])
  expect(await look('iris', 'Müller')).toEqual([])
})

test('one person can send forty messages a minute, without affecting others', async () => {
  const id = await stage.start('coach', { kind: 'team' })
  for (let sent = 1; sent < 40; sent += 1) await stage.said('coach', id, `Number ${sent}`)
  const one = await stage.send('coach', id, 'One more')
  expect([one.status, one.headers['retry-after']]).toEqual([429, '60'])
  expect((await stage.send('pau', id, 'Mine')).status).toBe(201)
})

test('files belong to one message, are listed, and are deleted with it', async () => {
  const id = await stage.start('coach', stage.toPeople('pau'))
  const upload = async (accountId: string) =>
    storeDocument(platform, {
      accountId,
      fileName: 'line-up.pdf',
      purpose: 'message_attachment',
      body: Readable.from([Buffer.from('%PDF-1.7')]),
    })
  const file = await upload(stage.accounts.coach)
  const anothers = await stage.send('pau', id, { files: [file.id] })
  expect(anothers.code).toBe('invalid_input')
  const sent = await stage.said('coach', id, { files: [file.id] })
  expect(sent.files).toMatchObject([{ id: file.id, name: 'line-up.pdf', isPicture: false }])
  const reply = await stage.said('pau', id, { words: 'Thanks', replyTo: sent.id })
  expect(reply.replyTo).toMatchObject({ words: '', files: 1 })
  expect((await stage.send('coach', id, { files: [file.id] })).code).toBe('invalid_input')

  const listed = async () =>
    conversationFiles.parse(stage.worked(await stage.ask('pau', `GET /conversations/${id}/files`)))
  expect((await listed()).files).toMatchObject([{ id: file.id, seq: 2, author: 'Coach Ruiz' }])
  platform.setClock('2026-03-16T09:00:00.000Z')
  await sweepFiles(platform)
  expect((await listed()).files).toMatchObject([{ id: file.id }])
  expect(await platform.storage.get(documentKey(file.id))).toBeDefined()
  await stage.ask('coach', `DELETE /conversations/${id}/messages/${sent.id}`)
  expect(await listed()).toEqual({ files: [], nextBefore: null })
  const { messages } = await stage.history('pau', id)
  expect(messages.at(-1)?.replyTo).toMatchObject({ words: '', files: 0 })
})

test('a message needs text or a file', async () => {
  const id = await stage.start('coach', stage.toPeople('pau'))
  for (const words of ['', ' \n ', '\u0000'])
    expect((await stage.send('pau', id, words)).code).toBe('invalid_input')
  const odd = '<script>alert(1)</script> javascript:alert(1) \u202E ✓'
  expect((await stage.said('pau', id, odd)).words).toBe(odd)
})

test('messages of former members stay under their name', async () => {
  const id = await stage.start('coach', stage.toPeople('pau', 'iris'))
  await stage.said('pau', id, 'I was here')
  await sql`update members set account_id = null where id = ${stage.rows.pau}`.execute(
    platform.database,
  )
  await sql`delete from accounts where id = ${stage.accounts.pau}`.execute(platform.database)
  const { messages } = await stage.history('iris', id)
  expect(messages.at(-1)).toMatchObject({
    words: 'I was here',
    author: { accountId: null, name: null },
  })
})
