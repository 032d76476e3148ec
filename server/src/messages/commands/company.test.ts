import { Readable } from 'node:stream'

import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'

import { anEvent } from '#server/events/testing/playing-team.ts'
import { storeDocument } from '#server/files/commands/documents.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'

import { aTeamWithConversations, type ConversationTest } from '../testing/conversation-test.ts'

const platform = await testPlatform()
const { database } = platform
let stage: ConversationTest

beforeEach(async () => {
  platform.setClock('2026-03-14T09:00:00.000Z')
  stage = await aTeamWithConversations(platform)
})

type Writer = 'coach' | 'ana'

/** Conversations the coach starts that include Ana (16) and her mother. */
const conversations: Record<string, () => Promise<object> | object> = {
  'with one person': () => stage.toPeople('ana'),
  'with a group of named people': () => stage.toPeople('ana', 'pau', 'iris'),
  'with everybody of a role': () => ({ kind: 'role', role: 'players' }),
  'about an event': async () => {
    const reader = { accountId: stage.accounts.coach, teamId: stage.teamId }
    const eventId = await anEvent(database, await requirePerson(database, reader))
    return { kind: 'event', eventId }
  },
  'of the whole team': () => ({ kind: 'team' }),
}

/** The conversation before the mother left. */
interface Before {
  readonly id: string
  readonly mine: string
  readonly poll: string
}

async function aFile(who: Writer): Promise<string> {
  const { id } = await storeDocument(platform, {
    accountId: stage.accounts[who],
    fileName: 'for-you.pdf',
    purpose: 'message_attachment',
    body: Readable.from([Buffer.from('%PDF-1.7')]),
  })
  return id
}

const acts: Record<string, (who: Writer, before: Before) => ReturnType<ConversationTest['ask']>> = {
  'a message': (who, { id }) => stage.send(who, id, 'Just us'),
  'a reply': (who, { id, mine }) => stage.send(who, id, { words: 'Just us', replyTo: mine }),
  'a mention': (who, { id }) =>
    stage.send(who, id, { words: 'Just us', mentions: [stage.accounts.ana, stage.accounts.coach] }),
  'a file': async (who, { id }) => stage.send(who, id, { files: [await aFile(who)] }),
  'a poll': (who, { id }) =>
    stage.send(who, id, { words: 'When?', poll: { options: ['Now', 'Later'] } }),
  'an edit': (who, { id, mine }) =>
    stage.ask(who, `PATCH /conversations/${id}/messages/${mine}`, { words: 'Just us' }),
  'a reaction': (who, { id, mine }) =>
    stage.ask(who, `PATCH /conversations/${id}/messages/${mine}`, { reaction: '❤️' }),
  'a vote': (who, { id, poll }) =>
    stage.ask(who, `PATCH /conversations/${id}/messages/${poll}`, { options: [0] }),
}

async function begun(audience: object, writer: Writer): Promise<Before> {
  const id = await stage.start('coach', audience)
  const { id: mine } = await stage.said(writer, id, 'With the mother')
  const question = { words: 'Who drives?', poll: { options: ['I do', 'Not me'] } }
  const { id: poll } = await stage.said('coach', id, question)
  return { id, mine, poll }
}

const endGuardianship = () =>
  sql`delete from guardianships where guardian_id = ${stage.guardians.anasMother}`.execute(database)

/** Removes everyone else, so that only the coach and Ana are left in a group. */
async function leaveThemAlone(): Promise<void> {
  await endGuardianship()
  const { admin, pau, iris, leo, kim } = stage.rows
  await sql`update members set left_at = now()
    where id = any(${[admin, pau, iris, leo, kim]}::uuid[])`.execute(database)
}

const table = Object.keys(conversations).flatMap((conversation) =>
  (['coach', 'ana'] as const).map((who) => ({ conversation, who })),
)

describe("trust.md 2, row 6: without the minor's parent", () => {
  test.each(table)("in a conversation $conversation $who can't do anything", async (row) => {
    const { conversation, who } = row
    const before = await begun((await conversations[conversation]?.()) ?? {}, who)
    for (const [act, doIt] of Object.entries(acts))
      expect([act, (await doIt(who, before)).code]).toEqual([act, undefined])
    await leaveThemAlone()
    for (const [act, doIt] of Object.entries(acts))
      expect([act, (await doIt(who, before)).code]).toEqual([act, 'guardian_needed'])
  })

  test("among named people, other adults don't replace the parent", async () => {
    const before = await begun(stage.toPeople('ana', 'pau', 'iris'), 'coach')
    await endGuardianship()
    for (const act of Object.values(acts))
      expect((await act('coach', before)).code).toBe('guardian_needed')
  })

  test('no new conversation can be started with the same people, by name or as a group', async () => {
    const audiences = [
      stage.toPeople('ana'),
      stage.toPeople('ana', 'pau'),
      { kind: 'role', role: 'players' },
      { kind: 'team' },
    ]
    for (const audience of audiences) await stage.start('coach', audience)
    await leaveThemAlone()
    for (const audience of audiences) {
      const message = { clientId: newId(), words: 'Just us' }
      const again = await stage.ask('coach', 'POST /conversations', { audience, message })
      expect(['guardian_needed', 'invalid_input']).toContain(again.code)
    }
  })

  test("a blocked or unverified parent doesn't count", async () => {
    const { id } = await begun(stage.toPeople('ana'), 'coach')
    for (const column of ['blocked_at', 'verified_at']) {
      const value = column === 'blocked_at' ? sql`now()` : sql`null`
      await sql`update guardianships set blocked_at = null, verified_at = now()`.execute(database)
      expect((await stage.send('ana', id, 'With her')).status).toBe(201)
      await sql`update guardianships set ${sql.ref(column)} = ${value}
        where guardian_id = ${stage.guardians.anasMother}`.execute(database)
      expect((await stage.send('ana', id, 'Without')).code).toBe('guardian_needed')
      expect((await stage.send('coach', id, 'Without')).code).toBe('guardian_needed')
    }
  })

  test('two minors may write to each other; once one turns 18, a parent is needed', async () => {
    const id = await stage.start('coach', { kind: 'team' })
    await leaveThemAlone()
    await sql`update members set left_at = case when id = ${stage.rows.coach} then now() end
      where id = any(${[stage.rows.coach, stage.rows.kim]}::uuid[])`.execute(database)
    platform.setClock('2026-05-31T21:00:00.000Z')
    for (const who of ['kim', 'ana'] as const)
      expect((await stage.send(who, id, 'Both 17')).status).toBe(201)
    platform.setClock('2026-05-31T23:00:00.000Z')
    for (const who of ['kim', 'ana'] as const)
      expect((await stage.send(who, id, 'One is 18')).code).toBe('guardian_needed')
  })
})
