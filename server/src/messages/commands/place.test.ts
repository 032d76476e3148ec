import { audiencePreview, recipients } from '@touchline/contract/messages/shapes/conversation'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, aMember, anAccount } from '#server/teams/testing/people.ts'

import { aTeamWithConversations, type ConversationTest } from '../testing/conversation-test.ts'

const platform = await testPlatform()
const { database } = platform
let stage: ConversationTest

beforeEach(async () => {
  platform.setClock('2026-03-14T09:00:00.000Z')
  stage = await aTeamWithConversations(platform)
})

const begin = (who: keyof ConversationTest['accounts'], audience: object) =>
  stage.ask(who, 'POST /conversations', { audience, message: { clientId: newId(), words: 'Hi' } })
const leave = (memberId: string) =>
  sql`update members set left_at = now() where id = ${memberId}`.execute(database)
const block = (guardianId: string) =>
  sql`update guardianships set blocked_at = now() where guardian_id = ${guardianId}`.execute(
    database,
  )

describe('trust.md 2, row 6: no minor is alone with an adult', () => {
  test('a parent is included when an adult writes to someone aged 16', async () => {
    const id = await stage.start('coach', stage.toPeople('ana'))
    expect(await stage.inside('ana', id)).toEqual(['Ana Ruiz', 'Coach Ruiz', 'Marta Gil'])
  })

  test('a parent is included when someone aged 16 writes to an adult', async () => {
    const id = await stage.start('ana', stage.toPeople('coach'))
    expect(await stage.inside('anasMother', id)).toEqual(['Ana Ruiz', 'Coach Ruiz', 'Marta Gil'])
  })

  test('without a parent neither side can start a conversation', async () => {
    expect((await begin('coach', stage.toPeople('kim'))).code).toBe('guardian_needed')
    expect((await begin('kim', stage.toPeople('coach'))).code).toBe('guardian_needed')
    expect((await begin('coach', stage.toPeople('kim', 'pau'))).code).toBe('guardian_needed')
    expect(await stage.list('kim')).toEqual([])
  })

  test('after the parent left, no one can write, edit, answer or vote', async () => {
    const id = await stage.start('coach', stage.toPeople('ana'))
    const { id: messageId } = await stage.said('coach', id, 'See you')
    await sql`delete from guardianships where guardian_id = ${stage.guardians.anasMother}`.execute(
      database,
    )
    for (const who of ['coach', 'ana'] as const) {
      expect((await stage.send(who, id, 'Just us')).code).toBe('guardian_needed')
      const reply = await stage.send(who, id, { words: 'Just us', replyTo: messageId })
      expect(reply.code).toBe('guardian_needed')
    }
    const edited = await stage.ask('coach', `PATCH /conversations/${id}/messages/${messageId}`, {
      words: 'Just us',
    })
    expect(edited.code).toBe('guardian_needed')
    const reaction = { reaction: '❤️' }
    const reacted = await stage.ask(
      'coach',
      `PATCH /conversations/${id}/messages/${messageId}`,
      reaction,
    )
    expect(reacted.code).toBe('guardian_needed')
    expect((await stage.page('ana', id)).refusal).toBe('guardian_needed')
  })

  test("a group of two can't be used instead, even after others left", async () => {
    for (const one of ['admin', 'pau', 'iris', 'leo', 'ana'] as const) await leave(stage.rows[one])
    expect((await begin('coach', { kind: 'team' })).code).toBe('guardian_needed')
    expect((await begin('coach', { kind: 'role', role: 'players' })).code).toBe('guardian_needed')
  })

  test('a group that others leave becomes read-only', async () => {
    const id = await stage.start('coach', { kind: 'team' })
    for (const one of ['admin', 'pau', 'iris', 'leo', 'ana'] as const) await leave(stage.rows[one])
    expect((await stage.send('coach', id, 'Only you')).code).toBe('guardian_needed')
    expect((await stage.send('kim', id, 'Only you')).code).toBe('guardian_needed')
  })
})

describe('trust.md 2, row 7: under 16 the parents are included, at 16 and 17 both', () => {
  test('a message to a child of 11 reaches the mother and is hidden from the child', async () => {
    const id = await stage.start('coach', stage.toPeople('leo'))
    expect(await stage.inside('leosMother', id)).toEqual(['Coach Ruiz', 'Marta Gil'])
    expect(await stage.inside('leo', id)).toBeUndefined()
    expect(await stage.list('leo')).toEqual([])
    expect((await begin('leo', stage.toPeople('coach'))).code).toBe('guardian_needed')
  })

  test('on the 16th birthday the child is included, and reads messages from then on', async () => {
    await sql`update members set date_of_birth = '2010-03-20' where id = ${stage.rows.leo}`.execute(
      database,
    )
    const id = await stage.start('coach', stage.toPeople('leo'))
    platform.setClock('2026-03-19T22:59:00.000Z')
    expect(await stage.inside('leo', id)).toBeUndefined()
    platform.setClock('2026-03-19T23:01:00.000Z')
    expect(await stage.inside('leo', id)).toEqual(['Coach Ruiz', 'Leo Ruiz', 'Marta Gil'])
    await stage.said('coach', id, 'Happy birthday')
    const { messages } = await stage.history('leo', id)
    expect(messages.map(({ words }) => words)).toEqual(['Happy birthday'])
    expect((await stage.list('leo'))[0]?.unread).toBe(1)
  })

  test('a birthday on 29 February is on 1 March in common years', async () => {
    await sql`update members set date_of_birth = '2012-02-29' where id = ${stage.rows.leo}`.execute(
      database,
    )
    const reaches = async (now: string) => {
      platform.setClock(now)
      const response = await stage.ask('pau', 'GET /message-recipients')
      const { members } = recipients.parse(response.body)
      return members.find(({ memberId }) => memberId === stage.rows.leo)?.reaches
    }
    expect(await reaches('2028-02-28T12:00:00.000Z')).toBe('guardians')
    expect(await reaches('2028-02-29T12:00:00.000Z')).toBe('both')
    expect(await reaches('2030-02-28T12:00:00.000Z')).toBe('both')
    expect(await reaches('2030-03-01T12:00:00.000Z')).toBe('self')
  })

  test('on the 18th birthday the parents leave and the young person stays', async () => {
    const id = await stage.start('coach', stage.toPeople('ana'))
    platform.setClock('2028-03-01T09:00:00.000Z')
    expect(await stage.inside('anasMother', id)).toBeUndefined()
    expect((await stage.send('ana', id, 'On my own')).status).toBe(201)
  })
})

describe('trust.md 2, row 8: the child sees who reads along', () => {
  test('by name, in groups as among few', async () => {
    const alone = await stage.start('coach', stage.toPeople('ana'))
    const team = await stage.start('coach', { kind: 'team' })
    for (const id of [alone, team])
      expect((await stage.page('ana', id)).readAlong).toEqual(['Marta Gil'])
    expect((await stage.page('leo', team)).readAlong).toEqual(['Marta Gil'])
    expect((await stage.page('coach', alone)).readAlong).toEqual([])
  })
})

describe('trust.md 2, row 9: people who leave lose access at once', () => {
  test('to every endpoint', async () => {
    const id = await stage.start('coach', { kind: 'team' })
    const { id: messageId } = await stage.said('pau', id, 'Bye')
    await leave(stage.rows.pau)
    const one = `/conversations/${id}`
    for (const line of [
      'GET /conversations',
      `GET ${one}`,
      `GET ${one}/messages`,
      `GET ${one}/messages/${messageId}`,
      `GET ${one}/messages/${messageId}/seen`,
      `GET ${one}/files`,
      'GET /messages/search?words=bye',
      `POST ${one}/typing`,
    ])
      expect([line, (await stage.ask('pau', line)).status]).toEqual([line, 404])
    expect((await stage.send('pau', id, 'Still here')).status).toBe(404)
    expect((await stage.history('coach', id)).messages.at(-1)?.author.name).toBe('Pau Ruiz')
  })

  test("team members who aren't in a conversation can’t find it", async () => {
    const id = await stage.start('coach', stage.toPeople('pau'))
    for (const who of ['iris', 'admin', 'stranger'] as const) {
      expect(await stage.inside(who, id)).toBeUndefined()
      expect((await stage.send(who, id, 'Hello')).status).toBe(404)
    }
  })
})

describe('people blocked from a child', () => {
  test('are never in a conversation with that child, whatever their roles', async () => {
    const { leo } = stage.rows
    const father = await anAccount(database, 'Luis')
    await aMember(database, stage.teamId, { accountId: father, role: 'Coach', firstName: 'Luis' })
    const guardianId = await aGuardian(
      database,
      { teamId: stage.teamId, memberId: leo },
      { accountId: father },
    )
    const team = await stage.start('coach', { kind: 'team' })
    const asFather = (line: string, body?: object) => {
      const [method = 'GET', path = ''] = line.split(' ')
      return stage.as(father)(`${method} ${stage.at}${path}`, body)
    }
    expect((await asFather(`GET /conversations/${team}`)).status).toBe(200)
    await block(guardianId)
    expect((await asFather(`GET /conversations/${team}`)).status).toBe(404)
    expect(await stage.inside('leo', team)).not.toContain('Luis Ruiz')
    const begun = await asFather('POST /conversations', {
      audience: stage.toPeople('leo'),
      message: { clientId: newId(), words: 'It is me' },
    })
    expect(begun.code).toBe('invalid_input')
    const response = await asFather('POST /conversations/preview', { audience: { kind: 'team' } })
    expect(response.status).toBe(200)
    expect(audiencePreview.parse(response.body).people).toBeGreaterThan(0)
  })
})
