import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, aMember } from '#server/teams/testing/people.ts'

import {
  actingAs,
  anInvitationTest,
  joinInput,
  lettersTo,
  letterTo,
  aSignedInPerson,
  tokenFor,
  type InvitationTest,
} from '../testing/invitation-test.ts'
import { inviteByEmail, invitePerson } from './invite.ts'

const platform = await testPlatform()
const { database } = platform
let stage: InvitationTest
let place = 0

beforeEach(async () => {
  stage = await anInvitationTest(platform)
  place += 1
})

/** An address that no other test uses. */
const mailbox = (name: string) => `${name}${place}@example.org`

const inviting = (emails: readonly string[], message?: string) =>
  actingAs(
    platform,
    stage.coach,
  )((work) => inviteByEmail(work, { teamId: stage.teamId, emails, message }))

async function placeholders(): Promise<
  { first_name: string; last_name: string; email: string | null }[]
> {
  const found = await sql<{ first_name: string; last_name: string; email: string | null }>`
    select first_name, last_name, email from members where team_id = ${stage.teamId} and is_placeholder order by id
  `.execute(database)
  return found.rows
}

describe('inviting by e-mail', () => {
  test('emails each address once and expects the people on the roster', async () => {
    const { results } = await inviting([
      `${mailbox('ana')}, ${mailbox('luis')}`,
      mailbox('Ana').toUpperCase(),
    ])

    expect(results.map(({ email, outcome }) => [email, outcome])).toEqual([
      [mailbox('ana'), 'invited'],
      [mailbox('luis'), 'invited'],
    ])
    expect(await lettersTo(database, mailbox('ana'))).toBe(1)
    expect(await placeholders()).toEqual([
      { first_name: 'Invited', last_name: 'User', email: mailbox('ana') },
      { first_name: 'Invited', last_name: 'User', email: mailbox('luis') },
    ])
  })

  test('expects people on the roster in the team’s language', async () => {
    await sql`update teams set language = 'de' where id = ${stage.teamId}`.execute(database)
    await inviting([mailbox('jan')])
    expect(await placeholders()).toEqual([
      { first_name: 'Neues', last_name: 'Mitglied', email: mailbox('jan') },
    ])
  })

  test('reports invalid addresses and emails nobody', async () => {
    await expect(inviting([mailbox('ana'), 'nope', 'a b@c.de'])).rejects.toMatchObject({
      code: 'invalid_input',
      data: { fields: { emails: 'invalid' }, invalid: ['nope', 'a b@c.de'] },
    })
    expect(await lettersTo(database, mailbox('ana'))).toBe(0)
  })

  test('refuses a thousand addresses with the limit', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => mailbox(`person${index}-`))
    await expect(inviting(many)).rejects.toMatchObject({
      data: { fields: { emails: 'too_many' }, limit: 50 },
    })
  })

  test('sends no second email to an invited address, and none to a member', async () => {
    await inviting([mailbox('ana')])
    const { results } = await inviting([mailbox('ana'), stage.admin.email])

    expect(results.map((result) => result.outcome)).toEqual(['already_invited', 'already_member'])
    expect(await lettersTo(database, mailbox('ana'))).toBe(1)
    expect(await lettersTo(database, stage.admin.email)).toBe(0)
  })

  test('sends one email when two coaches invite the same address at once', async () => {
    const asAdmin = actingAs(
      platform,
      stage.admin,
    )((work) => inviteByEmail(work, { teamId: stage.teamId, emails: [mailbox('ana')] }))
    await Promise.all([inviting([mailbox('ana')]), asAdmin])
    expect(await lettersTo(database, mailbox('ana'))).toBe(1)
    expect(await placeholders()).toHaveLength(1)
  })

  test('links the invitation to the only row with the address', async () => {
    const memberId = await aMember(database, stage.teamId, { firstName: 'Nora' })
    await sql`update members set email = ${mailbox('nora')} where id = ${memberId}`.execute(
      database,
    )
    await inviting([mailbox('nora')])

    expect(await placeholders()).toEqual([])
    const token = await tokenFor(platform, mailbox('nora'))
    const nora = await aSignedInPerson(database, 'Nora', mailbox('nora'))
    const key = { kind: 'invitation', value: token } as const
    const who = { kind: 'invited', dateOfBirth: '1998-05-04' } as const
    expect(await joinInput(platform, nora, { teamId: stage.teamId, key, who })).toMatchObject({
      kind: 'joined',
    })
    const row = await sql<{
      account_id: string
    }>`select account_id from members where id = ${memberId}`.execute(database)
    expect(row.rows).toEqual([{ account_id: nora.id }])
  })

  test('shows the message as plain text without links, with the product’s name', async () => {
    await inviting([mailbox('ana')], '<a href="http://evil.test">Win!</a> www.evil.test')
    const { text, html } = await letterTo(database, mailbox('ana'))

    expect(html).toContain('Touchline')
    expect(html).not.toMatch(/<a href="http:\/\/evil|evil\.test/)
    expect(text).not.toMatch(/evil\.test/)
    expect(text).toContain('<a href="http: //evil .test">Win!</a> www .evil .test')
    expect(text + html).not.toMatch(/[\u200B-\u200D\u2060\uFEFF]/)
  })

  test.each(['player', 'stranger'] as const)('a %s may not invite', async (kind) => {
    const person = await aSignedInPerson(database, 'Tom')
    if (kind === 'player') await aMember(database, stage.teamId, { accountId: person.id })
    const attempt = actingAs(
      platform,
      person,
    )((work) => inviteByEmail(work, { teamId: stage.teamId, emails: [mailbox('ana')] }))
    await expect(attempt).rejects.toMatchObject({
      code: kind === 'player' ? 'not_allowed' : 'not_found',
    })
  })

  test('keeps only the hash of the secret', async () => {
    await inviting([mailbox('ana')])
    const token = await tokenFor(platform, mailbox('ana'))
    expect(token.length).toBeGreaterThanOrEqual(43)
    const kept = await sql<{ row: string }>`
      select row_to_json(i)::text as row from invitations as i where team_id = ${stage.teamId}
    `.execute(database)
    expect(kept.rows[0]?.row).not.toContain(token)
  })
})

describe('inviting a parent', () => {
  const invitingParent = (guardianId: string) =>
    actingAs(
      platform,
      stage.coach,
    )((work) =>
      invitePerson(work, {
        teamId: stage.teamId,
        person: { kind: 'guardian', id: guardianId },
        email: mailbox('marta'),
      }),
    )

  test('makes them a verified guardian who accepts at their own address', async () => {
    const memberId = await aMember(database, stage.teamId, { firstName: 'Leo' })
    const guardianId = await aGuardian(
      database,
      { teamId: stage.teamId, memberId },
      { verifiedAt: null },
    )
    await invitingParent(guardianId)
    const marta = await aSignedInPerson(database, 'Marta', mailbox('marta'))
    const key = { kind: 'invitation', value: await tokenFor(platform, mailbox('marta')) } as const

    const who = { kind: 'invited' } as const
    expect(await joinInput(platform, marta, { teamId: stage.teamId, key, who })).toMatchObject({
      children: [{ memberId, firstName: 'Leo' }],
    })
    const care = await sql`
      select g.account_id, c.verified_how, c.verified_by from guardianships c join guardians g on g.id = c.guardian_id
      where c.member_id = ${memberId}
    `.execute(database)
    expect(care.rows).toEqual([
      { account_id: marta.id, verified_how: 'email', verified_by: stage.coach.id },
    ])
  })

  test('keeps a parent of another child one person', async () => {
    const marta = await aSignedInPerson(database, 'Marta', mailbox('marta'))
    const mia = await aMember(database, stage.teamId, { firstName: 'Mia' })
    const known = await aGuardian(
      database,
      { teamId: stage.teamId, memberId: mia },
      { accountId: marta.id },
    )
    const leo = await aMember(database, stage.teamId, { firstName: 'Leo' })
    const double = await aGuardian(
      database,
      { teamId: stage.teamId, memberId: leo },
      { verifiedAt: null },
    )
    await invitingParent(double)
    const key = { kind: 'invitation', value: await tokenFor(platform, mailbox('marta')) } as const
    await joinInput(platform, marta, { teamId: stage.teamId, key, who: { kind: 'invited' } })

    const parents = await sql`
      select g.id, count(c.member_id) as children from guardians g
      left join guardianships c on c.guardian_id = g.id and c.verified_at is not null
      where g.team_id = ${stage.teamId} group by g.id
    `.execute(database)
    expect(parents.rows).toEqual([{ id: known, children: 2 }])
    const kept =
      await sql`select guardian_id from invitations where team_id = ${stage.teamId}`.execute(
        database,
      )
    expect(kept.rows).toEqual([{ guardian_id: known }])
  })

  test('invites once, and at a new address instead of the old one', async () => {
    const memberId = await aMember(database, stage.teamId, { firstName: 'Leo' })
    const guardianId = await aGuardian(database, { teamId: stage.teamId, memberId })
    await invitingParent(guardianId)
    const again = await invitingParent(guardianId)
    expect(again.results.map((result) => result.outcome)).toEqual(['already_invited'])

    const old = await tokenFor(platform, mailbox('marta'))
    await actingAs(
      platform,
      stage.coach,
    )((work) =>
      invitePerson(work, {
        teamId: stage.teamId,
        person: { kind: 'guardian', id: guardianId },
        email: mailbox('marta.new'),
      }),
    )
    const marta = await aSignedInPerson(database, 'Marta', mailbox('marta'))
    const key = { kind: 'invitation', value: old } as const
    const late = joinInput(platform, marta, { teamId: stage.teamId, key, who: { kind: 'invited' } })
    await expect(late).rejects.toMatchObject({ code: 'revoked' })
    expect(await lettersTo(database, mailbox('marta.new'))).toBe(1)
  })

  test('requires approval for another address', async () => {
    const memberId = await aMember(database, stage.teamId, { firstName: 'Leo' })
    const guardianId = await aGuardian(
      database,
      { teamId: stage.teamId, memberId },
      { verifiedAt: null },
    )
    await invitingParent(guardianId)
    const thief = await aSignedInPerson(database, 'Thief')
    const key = { kind: 'invitation', value: await tokenFor(platform, mailbox('marta')) } as const
    const input = { teamId: stage.teamId, key, who: { kind: 'invited' } } as const

    await expect(joinInput(platform, thief, input)).rejects.toMatchObject({
      code: 'conflict',
      data: { reason: 'other_address' },
    })
    expect(await joinInput(platform, thief, { ...input, otherAddress: true })).toMatchObject({
      kind: 'waiting',
    })
    const care =
      await sql`select verified_at from guardianships where member_id = ${memberId}`.execute(
        database,
      )
    expect(care.rows).toEqual([{ verified_at: null }])
  })

  test('finds nobody of another team', async () => {
    const other = await anInvitationTest(platform)
    const memberId = await aMember(database, other.teamId)
    const guardianId = await aGuardian(database, { teamId: other.teamId, memberId })
    await expect(invitingParent(guardianId)).rejects.toMatchObject({ code: 'not_found' })
  })
})
