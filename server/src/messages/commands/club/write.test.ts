import { clubPeople } from '@touchline/contract/clubs/shapes/members'
import {
  clubAudiencePreview,
  sentClubMessage,
  type ClubAudience,
} from '@touchline/contract/messages/shapes/club'
import { inbox, newConversationResult } from '@touchline/contract/messages/shapes/conversation'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { aTeamWithConversations, type ConversationTest } from '../../testing/conversation-test.ts'

const platform = await testPlatform()
const { database } = platform
let stage: ConversationTest
let manager: string
let girls: string
let lia: string

/**
 * A second team: Leo's sister Lia, 8, with the same mother, and Max, an adult who has not joined.
 */
beforeEach(async () => {
  platform.setClock('2026-03-14T09:00:00.000Z')
  stage = await aTeamWithConversations(platform)
  const { clubId, accounts } = stage
  manager = await anAccount(database, 'Mona')
  await sql`insert into club_roles (club_id, account_id, roles) values (${clubId}, ${manager}, '{manager}')`.execute(
    database,
  )
  girls = await aTeam(database, { clubId, name: 'Girls U9' })
  lia = await aMember(database, girls, { firstName: 'Lia' })
  await born(lia, '2018-01-01')
  await aGuardian(database, { teamId: girls, memberId: lia }, { accountId: accounts.leosMother })
  await born(await aMember(database, girls, { firstName: 'Max' }), '1999-01-01')
})

const born = (memberId: string, day: string) =>
  sql`update members set date_of_birth = ${day} where id = ${memberId}`.execute(database)

const post = (accountId: string, path: string, body: object) =>
  stage.as(accountId)(`POST /clubs/${stage.clubId}/messages${path}`, body)

const toBoth = (role: 'everyone' | 'guardians' | 'players' | 'staff' = 'everyone') =>
  ({ kind: 'teams', teamIds: [stage.teamId, girls], role }) satisfies ClubAudience

async function send(audience: ClubAudience, clientId: string = crypto.randomUUID()) {
  const answer = await post(manager, '', {
    audience,
    subject: 'Summer party',
    clientId,
    words: 'Bring a cake',
  })
  expect(answer.status).toBe(201)
  return sentClubMessage.parse(answer.body).conversations
}

async function preview(audience: ClubAudience) {
  const { status, body } = await post(manager, '/preview', { audience })
  expect(status).toBe(200)
  return clubAudiencePreview.parse(body)
}

const inboxOf = async (accountId: string) =>
  inbox.parse((await stage.as(accountId)('GET /me/conversations')).body).conversations

/** Ids of the club's members by first name. */
async function membersByName() {
  const { body } = await stage.as(manager)(`GET /clubs/${stage.clubId}/members`)
  return new Map(clubPeople.parse(body).people.map(({ id, firstName }) => [firstName, id]))
}

test('previews how many get it, in which role, and who can’t be reached', async () => {
  const seen = await preview(toBoth())
  expect(seen).toMatchObject({ people: 9, guardians: 2, staff: 2, teams: 2 })
  expect(seen.missing).toEqual(['Max Ruiz'])
  const parents = await preview(toBoth('guardians'))
  expect(parents).toMatchObject({ people: 2, guardians: 2, staff: 0 })
  const kept = await sql<{ n: number }>`select count(*)::int as n from conversations`.execute(
    database,
  )
  expect(kept.rows[0]?.n).toBe(0)
})

test('a parent with children in two teams gets it firstSent, and reading counts in both', async () => {
  const { leosMother } = stage.accounts
  await send(toBoth())
  const [line, ...more] = await inboxOf(leosMother)
  expect(more).toEqual([])
  expect(line).toMatchObject({ subject: 'Summer party', unread: 1, isAnnouncement: true })
  const { id = '', team } = line ?? {}
  await stage.as(leosMother)(`PATCH /teams/${team?.id}/conversations/${id}/mine`, { readSeq: 1 })
  const unread = await sql<{ n: number }>`
    select count(*)::int as n from conversation_readers
    where account_id = ${leosMother} and read_seq = 1`.execute(database)
  expect(unread.rows[0]?.n).toBe(2)
  expect((await inboxOf(manager)).map(({ subject }) => subject)).toEqual(['Summer party'])
})

test('the line of it names the teams one reads it in, and no others', async () => {
  await send(toBoth())
  const teamsSeen = async (accountId: string) => (await inboxOf(accountId))[0]?.teamNames
  const both = (await teamsSeen(manager)) ?? []
  expect(both).toContain('Girls U9')
  expect(both).toHaveLength(2)
  expect(await teamsSeen(stage.accounts.leosMother)).toEqual(both)
  const own = both.filter((name) => name !== 'Girls U9')
  expect(await teamsSeen(stage.accounts.pau)).toEqual(own)
})

test('an answer to it goes to its sender alone, with the parent beside a minor', async () => {
  const startedParts = await send(toBoth())
  const here = startedParts.find(({ teamId }) => teamId === stage.teamId)?.conversationId ?? ''
  const refused = await stage.send('pau', here, 'Can’t come')
  expect(refused.code).toBe('not_allowed')
  const answer = async (who: 'pau' | 'ana' | 'leo') => {
    const got = await stage.ask(who, 'POST /conversations', {
      audience: { kind: 'sender', conversationId: here },
      message: { clientId: crypto.randomUUID(), words: 'Which day?' },
    })
    return got.status === 201
      ? stage.inside(who, newConversationResult.parse(got.body).conversation.id)
      : got.code
  }
  expect(await answer('pau')).toEqual(['Mona Ruiz', 'Pau Ruiz'])
  expect(await answer('ana')).toEqual(expect.arrayContaining(['Ana Ruiz', 'Mona Ruiz']))
  expect(await answer('leo')).toBe('guardian_needed')
  const [first] = await inboxOf(manager)
  expect(first).toMatchObject({ kind: 'people', team: { id: stage.teamId }, unread: 1 })
})

test('reaches members of the club: a child through its parents, a minor without any not at all', async () => {
  const ids = await membersByName()
  const personIds = ['Leo', 'Lia', 'Kim', 'Max', 'Pau'].map((name) => ids.get(name) ?? '')
  expect(await preview({ kind: 'people', personIds })).toEqual({
    people: 2,
    guardians: 1,
    staff: 0,
    teams: 2,
    missing: ['Kim Ruiz', 'Max Ruiz'],
  })
  await send({ kind: 'people', personIds })
  expect(await inboxOf(stage.accounts.leosMother)).toHaveLength(1)
  expect(await inboxOf(stage.accounts.leo)).toEqual([])
  expect(await inboxOf(stage.accounts.iris)).toEqual([])
})

test('a parent blocked from a child is in no conversation that names the child', async () => {
  const { leosMother } = stage.accounts
  await sql`update guardianships set blocked_at = now() where team_id = ${girls}
    and member_id = ${lia}`.execute(database)
  const personIds = [(await membersByName()).get('Lia') ?? '']
  expect(await preview({ kind: 'people', personIds })).toMatchObject({ people: 0 })
  const refused = await post(manager, '', {
    audience: { kind: 'people', personIds },
    clientId: crypto.randomUUID(),
    words: 'Hello',
  })
  expect(refused).toMatchObject({ status: 422, code: 'invalid_input' })
  expect(await inboxOf(leosMother)).toEqual([])
})

test('the same client id returns the same message, and teams of other clubs are not found', async () => {
  const clientId = crypto.randomUUID()
  const firstSent = await send(toBoth(), clientId)
  expect(await send(toBoth(), clientId)).toEqual(firstSent)
  const elsewhere = await aTeam(database, {})
  const refused = await post(manager, '/preview', {
    audience: { kind: 'teams', teamIds: [girls, elsewhere], role: 'everyone' },
  })
  expect(refused.status).toBe(404)
  const coach = await post(stage.accounts.coach, '/preview', { audience: toBoth() })
  expect(coach.status).toBe(404)
})
