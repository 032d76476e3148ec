import { inbox } from '@touchline/contract/messages/shapes/conversation'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { aTeamWithConversations, type ConversationTest } from '../testing/conversation-test.ts'

const platform = await testPlatform()
let stage: ConversationTest
let otherTeam: string

/** A second team of the club, with another child of Leo's mother and its own coach. */
beforeEach(async () => {
  platform.setClock('2026-03-14T09:00:00.000Z')
  stage = await aTeamWithConversations(platform)
  const { database } = platform
  otherTeam = await aTeam(database, { clubId: stage.clubId, name: 'Girls U9' })
  const memberId = await aMember(database, otherTeam, { firstName: 'Lia' })
  await sql`update members set date_of_birth = '2018-01-01' where id = ${memberId}`.execute(
    database,
  )
  await aGuardian(
    database,
    { teamId: otherTeam, memberId },
    { accountId: stage.accounts.leosMother },
  )
  await aMember(database, otherTeam, { accountId: stage.accounts.iris, role: 'Coach' })
})

const inboxOf = async (accountId: string, query = '') => {
  const { status, body } = await stage.as(accountId)(`GET /me/conversations${query}`)
  expect(status).toBe(200)
  return inbox.parse(body)
}

/** Starts one in the other team, by its coach. */
const startThere = async (words: string, subject: string | null = null) => {
  const { status } = await stage.as(stage.accounts.iris)(`POST /teams/${otherTeam}/conversations`, {
    audience: { kind: 'team' },
    subject,
    message: { clientId: crypto.randomUUID(), words },
  })
  expect(status).toBe(201)
}

test('lists the conversations of all my teams, newest first, with the team of each', async () => {
  await stage.start('coach', { kind: 'team' })
  platform.setClock('2026-03-14T10:00:00.000Z')
  await startThere('Bring a ball')
  const { conversations, nextCursor } = await inboxOf(stage.accounts.leosMother)
  expect(conversations.map(({ team, unread, last }) => [team.name, unread, last?.words])).toEqual([
    ['Girls U9', 1, 'Bring a ball'],
    [expect.any(String), 1, 'Hello'],
  ])
  expect(nextCursor).toBeNull()
  const stranger = await inboxOf(stage.accounts.stranger)
  expect(stranger.conversations).toEqual([])
  const onlyHere = await inboxOf(stage.accounts.pau)
  expect(onlyHere.conversations.map(({ team }) => team.id)).toEqual([stage.teamId])
})

test('is paged without repetition', async () => {
  for (const minute of [1, 2, 3]) {
    platform.setClock(`2026-03-14T10:0${minute}:00.000Z`)
    await startThere(`Number ${minute}`, `Subject ${minute}`)
    await stage.start('coach', { kind: 'team' }, { subject: `Here ${minute}` })
  }
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page = await inboxOf(
      stage.accounts.leosMother,
      `?limit=4${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
    )
    seen.push(...page.conversations.map(({ subject }) => subject ?? ''))
    cursor = page.nextCursor
  }
  expect(seen.toSorted()).toEqual(
    ['Here 1', 'Here 2', 'Here 3', 'Subject 1', 'Subject 2', 'Subject 3'].toSorted(),
  )
})

test('finds words in messages, subjects and team names, and never those of others', async () => {
  await startThere('The kit arrives on Friday')
  await stage.start('coach', { kind: 'team' }, { subject: 'Summer camp' })
  await stage.start('coach', stage.toPeople('pau'), { subject: 'Kit of the coach' })
  const found = async (words: string) => {
    const { conversations } = await inboxOf(stage.accounts.leosMother, `?words=${words}`)
    return conversations.map(({ team, subject, found: hit }) => [
      subject ?? team.name,
      hit?.words ?? null,
      hit?.seq ?? null,
    ])
  }
  expect(await found('kit')).toEqual([['Girls U9', 'The kit arrives on Friday', 1]])
  expect(await found('camp')).toEqual([['Summer camp', null, null]])
  expect(await found('girls')).toEqual([['Girls U9', null, null]])
})

test("shows a club manager their own messages, but no team's internal ones", async () => {
  const manager = await anAccount(platform.database, 'Mona')
  await sql`insert into club_roles (club_id, account_id, roles) values (${stage.clubId}, ${manager}, '{manager}')`.execute(
    platform.database,
  )
  await startThere('Among ourselves')
  const { status } = await stage.as(manager)(`POST /teams/${otherTeam}/conversations`, {
    audience: { kind: 'team' },
    subject: 'From the club',
    message: { clientId: crypto.randomUUID(), words: 'Welcome' },
  })
  expect(status).toBe(201)
  const { conversations } = await inboxOf(manager)
  expect(conversations.map(({ subject }) => subject)).toEqual(['From the club'])
})
