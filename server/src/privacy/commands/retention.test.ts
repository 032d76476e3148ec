import { retentionDays } from '@touchline/domain/children/retention'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { applyRetention } from './retention.ts'

const platform = await testPlatform()
const { database } = platform
const now = new Date('2026-03-14T03:00:00.000Z')
platform.setClock(now.toISOString())

const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

let teamId: string

beforeEach(async () => {
  await sql`truncate teams, accounts, auth.users cascade`.execute(database)
  teamId = await aTeam(database)
})

async function count(table: string): Promise<number> {
  const found = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)}`.execute(database)
  return found.rows[0]?.n ?? 0
}

describe('trust.md 2, row 18: a leaver', () => {
  async function aLeaver(end: { leftAt: Date } | { archivedAt: Date }): Promise<string> {
    const id = await aMember(database, teamId, { firstName: 'Leo', ...end })
    await sql`
      update members set email = 'leo@example.org', phone = '+34600111222', address = 'Mill Lane 4',
        date_of_birth = '2012-01-02', notes = 'Left foot', shirt_size = 'M' where id = ${id}`.execute(
      database,
    )
    await aGuardian(database, { teamId, memberId: id })
    return id
  }

  const kept = async (id: string) => {
    const found = await sql`
      select first_name, last_name, email, phone, address, date_of_birth, notes, shirt_size
      from members where id = ${id}`.execute(database)
    return found.rows[0]
  }
  const nothing = {
    email: null,
    phone: null,
    address: null,
    date_of_birth: null,
    notes: null,
    shirt_size: null,
  }

  test.each([
    ['left a year and a day ago', { leftAt: daysAgo(retentionDays.leavers + 1) }],
    ['was archived a year and a day ago', { archivedAt: daysAgo(retentionDays.leavers + 1) }],
  ])('who %s is only a name', async (_, end) => {
    const id = await aLeaver(end)
    await applyRetention(platform)
    expect(await kept(id)).toEqual({ first_name: 'Leo', last_name: 'Ruiz', ...nothing })
    expect(await count('guardians')).toBe(0)
  })

  test.each([
    ['left', { leftAt: daysAgo(retentionDays.leavers - 1) }],
    ['was archived', { archivedAt: daysAgo(retentionDays.leavers - 1) }],
  ])('who %s less than a year ago is complete', async (_, end) => {
    const id = await aLeaver(end)
    await applyRetention(platform)
    expect(await kept(id)).toMatchObject({ email: 'leo@example.org', date_of_birth: '2012-01-02' })
    expect(await count('guardians')).toBe(1)
  })

  test('who left more than five years ago is a former member', async () => {
    const id = await aLeaver({ leftAt: daysAgo(retentionDays.namesOfLeavers + 1) })
    await applyRetention(platform)
    expect(await kept(id)).toEqual({ first_name: 'Former member', last_name: '', ...nothing })
  })
})

describe('trust.md 2, row 18: retention of', () => {
  async function aRequest(state: 'waiting' | 'declined' | 'approved', days: number) {
    const accountId = await anAccount(database)
    const decidedAt = state === 'waiting' ? null : daysAgo(days)
    await sql`
      insert into join_requests (id, team_id, account_id, kind, via, first_name, last_name, email,
        state, created_at, decided_at)
      values (${newId()}, ${teamId}, ${accountId}, 'player', 'code', 'Ana', 'Ruiz', 'a@example.org',
        ${state}, ${daysAgo(days)}, ${decidedAt})`.execute(database)
  }

  test.each([
    ['declined', retentionDays.decidedRequests - 1, 1],
    ['declined', retentionDays.decidedRequests + 1, 0],
    ['approved', retentionDays.decidedRequests + 1, 0],
    ['waiting', retentionDays.waitingRequests - 1, 1],
    ['waiting', retentionDays.waitingRequests + 1, 0],
  ] as const)('requests to join, %s for %i days: %i left', async (state, days, left) => {
    await aRequest(state, days)
    await applyRetention(platform)
    expect(await count('join_requests')).toBe(left)
  })

  test.each([
    [retentionDays.formerManagers - 1, 1],
    [retentionDays.formerManagers + 1, 0],
  ])('former managers, until %i days ago: %i left', async (days, left) => {
    const [clubId, accountId] = [newId(), await anAccount(database)]
    await sql`
      insert into clubs (id, name, sport, created_by) values (${clubId}, 'Sur', 'football', ${accountId})`.execute(
      database,
    )
    await sql`
      insert into former_club_roles values (${clubId}, ${accountId}, ${daysAgo(days)})`.execute(
      database,
    )
    await applyRetention(platform)
    expect(await count('former_club_roles')).toBe(left)
  })

  async function anInvitation(days: number) {
    const memberId = newId()
    await sql`update teams set created_at = ${daysAgo(days + 14)} where id = ${teamId}`.execute(
      database,
    )
    await sql`
      insert into members (id, team_id, first_name, last_name, email, is_placeholder, created_at)
      values (${memberId}, ${teamId}, 'Invited', 'User', 'new@example.org', true,
        ${daysAgo(days + 14)})`.execute(database)
    await sql`
      insert into invitations (id, team_id, email, member_id, token_hash, invited_by, expires_at)
      values (${newId()}, ${teamId}, 'new@example.org', ${memberId}, ${memberId}, ${newId()},
        ${daysAgo(days)})`.execute(database)
  }

  test.each([
    [retentionDays.endedInvitations - 1, 1],
    [retentionDays.endedInvitations + 1, 0],
  ])(
    'invitations that expired %i days ago, with their placeholders: %i left',
    async (days, left) => {
      await anInvitation(days)
      await applyRetention(platform)
      expect([await count('invitations'), await count('members')]).toEqual([left, left])
    },
  )

  test('placeholders of an imported team, as long as others', async () => {
    await anInvitation(retentionDays.endedInvitations + 1)
    await sql`delete from invitations`.execute(database)
    await sql`update teams set created_at = ${daysAgo(1)} where id = ${teamId}`.execute(database)
    await applyRetention(platform)
    expect(await count('members')).toBe(1)
  })

  async function aSignUp(days: number, traits: { isAnonymous: boolean; confirmed: boolean }) {
    const id = newId()
    const email = traits.isAnonymous ? null : `${id}@example.org`
    await sql`
      insert into auth.users (id, email, is_anonymous, email_confirmed_at, created_at, updated_at)
      values (${id}, ${email}, ${traits.isAnonymous}, ${traits.confirmed ? daysAgo(days) : null},
        ${daysAgo(days)}, ${daysAgo(days)})`.execute(database)
    return id
  }

  test.each([
    [
      'never confirmed',
      retentionDays.unconfirmedAccounts - 1,
      { isAnonymous: false, confirmed: false },
      1,
    ],
    [
      'never confirmed',
      retentionDays.unconfirmedAccounts + 1,
      { isAnonymous: false, confirmed: false },
      0,
    ],
    [
      'confirmed',
      retentionDays.unconfirmedAccounts + 1,
      { isAnonymous: false, confirmed: true },
      1,
    ],
    ['anonymous', retentionDays.anonymousAccounts - 1, { isAnonymous: true, confirmed: false }, 1],
    ['anonymous', retentionDays.anonymousAccounts + 1, { isAnonymous: true, confirmed: false }, 0],
  ])('accounts that are %s after %i days', async (...[, days, traits, left]) => {
    await aSignUp(days, traits)
    await applyRetention(platform)
    const found = await sql`select 1 from auth.users`.execute(database)
    expect(found.rows).toHaveLength(left)
  })

  test('but no anonymous visitor who belongs to a team', async () => {
    const id = await aSignUp(1000, { isAnonymous: true, confirmed: false })
    await sql`insert into accounts (id, first_name, last_name) values (${id}, 'Ana', '')`.execute(
      database,
    )
    await aMember(database, teamId, { accountId: id })
    await applyRetention(platform)
    expect(await count('accounts')).toBe(1)
  })
})
