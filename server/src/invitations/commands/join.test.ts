import type { JoiningPerson } from '@touchline/contract/invitations/shapes'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, aMember } from '#server/teams/testing/people.ts'

import { findJoinTeam } from '../queries/teams.ts'
import {
  actingAs,
  adultPlayer,
  anInvitationTest,
  joinInput,
  parentOfLeo,
  aSignedInPerson,
  tokenFor,
  type InvitationTest,
  type AccountWithEmail,
} from '../testing/invitation-test.ts'
import { inviteByEmail, invitePerson } from './invite.ts'
import { changeApproval, resetJoinLink } from './link.ts'

const platform = await testPlatform()
const { database } = platform
const saturday = '2026-03-14T09:00:00.000Z'
let stage: InvitationTest
let nora: AccountWithEmail

beforeEach(async () => {
  stage = await anInvitationTest(platform)
  nora = await aSignedInPerson(database, 'Nora')
})
afterEach(() => platform.setClock(saturday))

async function linkKey() {
  const team = await findJoinTeam(database, stage.teamId)
  return { kind: 'link', value: team?.joinSecret ?? '' } as const
}

async function invited(email: string) {
  await actingAs(
    platform,
    stage.coach,
  )((work) => inviteByEmail(work, { teamId: stage.teamId, emails: [email] }))
  return { kind: 'invitation', value: await tokenFor(platform, email) } as const
}

const byLink = async (account: AccountWithEmail, who: JoiningPerson) =>
  joinInput(platform, account, { teamId: stage.teamId, key: await linkKey(), who })

const openTeam = () =>
  actingAs(
    platform,
    stage.admin,
  )((work) => changeApproval(work, { teamId: stage.teamId, approval: false }))

describe('the shared link', () => {
  test('lets an adultPlayer ask, or join at once if the team allows it', async () => {
    expect(await byLink(nora, adultPlayer)).toMatchObject({ kind: 'waiting' })
    await openTeam()
    const tim = await aSignedInPerson(database, 'Tim')
    expect(await byLink(tim, adultPlayer)).toMatchObject({ kind: 'joined' })
  })

  test('accepts no second request for the same person', async () => {
    await byLink(nora, adultPlayer)
    await expect(byLink(nora, adultPlayer)).rejects.toMatchObject({ code: 'already_requested' })
  })

  test('makes a minor’s parent wait even in an open team', async () => {
    await openTeam()
    expect(await byLink(nora, parentOfLeo)).toMatchObject({ kind: 'waiting' })
    const roster =
      await sql`select 1 from members where team_id = ${stage.teamId} and first_name = 'Leo'`.execute(
        database,
      )
    expect(roster.rows).toEqual([])
  })

  test.each([
    ['2012-03-15', 'too_young'],
    ['2012-03-14', 'guardian_first'],
    ['2008-03-15', 'guardian_first'],
  ])('a player born on %s needs a guardian: %s', async (dateOfBirth, reason) => {
    await expect(byLink(nora, { ...adultPlayer, dateOfBirth })).rejects.toMatchObject({
      code: 'guardian_needed',
      data: { reason, ownAccountAge: 14 },
    })
  })

  test.each([
    ['a day to come', '2026-03-15', 'invalid'],
    ['an adult', '2008-03-14', 'adult'],
  ])('refuses a child born on %s (%s)', async (_, dateOfBirth, problem) => {
    const child = { ...parentOfLeo.child, dateOfBirth }
    await expect(byLink(nora, { ...parentOfLeo, child })).rejects.toMatchObject({
      data: { fields: { 'who.child.dateOfBirth': problem } },
    })
  })

  test('ends when an admin creates a new one', async () => {
    const key = await linkKey()
    await actingAs(platform, stage.admin)((work) => resetJoinLink(work, { teamId: stage.teamId }))
    await expect(
      joinInput(platform, nora, { teamId: stage.teamId, key, who: adultPlayer }),
    ).rejects.toMatchObject({ code: 'not_found' })
    expect(await byLink(nora, adultPlayer)).toMatchObject({ kind: 'waiting' })
  })

  test('of another team opens nothing', async () => {
    const other = await anInvitationTest(platform)
    const attempt = joinInput(platform, nora, {
      teamId: other.teamId,
      key: await linkKey(),
      who: adultPlayer,
    })
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' })
  })

  test('can’t be reset by a coach', async () => {
    const attempt = actingAs(
      platform,
      stage.coach,
    )((work) => resetJoinLink(work, { teamId: stage.teamId }))
    await expect(attempt).rejects.toMatchObject({ code: 'not_allowed' })
  })
})

describe('a personal invitation', () => {
  test('makes the placeholder the accepting person, as a plain member', async () => {
    const key = await invited(nora.email)
    const role = { role: 'Coach', isAdmin: true }
    await joinInput(platform, nora, { teamId: stage.teamId, key, who: { ...adultPlayer, ...role } })

    const rows = await sql`
      select first_name, last_name, date_of_birth, role, is_admin, is_placeholder from members
      where team_id = ${stage.teamId} and account_id = ${nora.id}
    `.execute(database)
    expect(rows.rows).toEqual([
      {
        first_name: 'Nora',
        last_name: 'Vidal',
        date_of_birth: '1998-05-04',
        role: 'Member',
        is_admin: false,
        is_placeholder: false,
      },
    ])
  })

  test('works once: of two at the same second, one joins', async () => {
    await openTeam()
    const key = await invited(nora.email)
    const tim = await aSignedInPerson(database, 'Tim')
    const input = { teamId: stage.teamId, key, who: adultPlayer, otherAddress: true } as const
    const outcomes = await Promise.allSettled([
      joinInput(platform, nora, input),
      joinInput(platform, tim, input),
    ])

    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
    expect(outcomes.find((outcome) => outcome.status === 'rejected')).toMatchObject({
      reason: { code: 'already_used' },
    })
    const rows =
      await sql`select 1 from members where team_id = ${stage.teamId} and last_name = 'Vidal'`.execute(
        database,
      )
    expect(rows.rows).toHaveLength(1)
  })

  test('never silently joins someone signed in with another address', async () => {
    const key = await invited(nora.email)
    const luis = await aSignedInPerson(database, 'Luis')
    const input = { teamId: stage.teamId, key, who: adultPlayer } as const
    await expect(joinInput(platform, luis, input)).rejects.toMatchObject({
      data: { reason: 'other_address' },
    })
    expect(await joinInput(platform, luis, { ...input, otherAddress: true })).toMatchObject({
      kind: 'waiting',
    })
  })

  test('of another team is not found', async () => {
    const key = await invited(nora.email)
    const other = await anInvitationTest(platform)
    await expect(
      joinInput(platform, nora, { teamId: other.teamId, key, who: adultPlayer }),
    ).rejects.toMatchObject({ code: 'not_found' })
  })

  test('ends after fourteen days', async () => {
    const key = await invited(nora.email)
    platform.setClock('2026-03-28T09:00:00.000Z')
    await expect(
      joinInput(platform, nora, { teamId: stage.teamId, key, who: adultPlayer }),
    ).rejects.toMatchObject({ code: 'expired' })
  })

  test('lets a parent who got it ask for their child', async () => {
    const key = await invited(nora.email)
    expect(
      await joinInput(platform, nora, { teamId: stage.teamId, key, who: parentOfLeo }),
    ).toMatchObject({ kind: 'waiting' })
  })

  test('of a young player first needs the guardian on the team', async () => {
    const memberId = await aMember(database, stage.teamId, { firstName: 'Ines' })
    await sql`update members set date_of_birth = '2010-01-01' where id = ${memberId}`.execute(
      database,
    )
    const person = { kind: 'member', id: memberId } as const
    await actingAs(
      platform,
      stage.coach,
    )((work) => invitePerson(work, { teamId: stage.teamId, person, email: nora.email }))
    const key = { kind: 'invitation', value: await tokenFor(platform, nora.email) } as const
    const input = {
      teamId: stage.teamId,
      key,
      who: { kind: 'invited', dateOfBirth: '1990-01-01' },
    } as const

    await expect(joinInput(platform, nora, input)).rejects.toMatchObject({
      code: 'guardian_needed',
      data: { reason: 'guardian_first' },
    })
    const marta = await aSignedInPerson(database, 'Marta')
    await aGuardian(database, { teamId: stage.teamId, memberId }, { accountId: marta.id })
    expect(await joinInput(platform, nora, input)).toMatchObject({ kind: 'joined' })
  })

  test.each([
    ['Familie', 'Gil', 'Nora', 'Ruiz'],
    ['Marta', 'Gil', 'Marta', 'Gil'],
  ])(
    'names a parent without a listed name by the account: %s %s is %s %s',
    async (first, last, ...names) => {
      const { teamId } = stage
      const memberId = await aMember(database, teamId)
      const id = await aGuardian(database, { teamId, memberId })
      await sql`update guardians set first_name = ${first}, last_name = ${last} where id = ${id}`.execute(
        database,
      )
      const person = { kind: 'guardian', id } as const
      const { email } = nora
      await actingAs(platform, stage.coach)((work) => invitePerson(work, { teamId, person, email }))
      const key = { kind: 'invitation', value: await tokenFor(platform, email) } as const
      await joinInput(platform, nora, { teamId, key, who: { kind: 'invited' } })
      const { rows } = await sql<{ first_name: string; last_name: string }>`
      select first_name, last_name from guardians where id = ${id}`.execute(database)
      expect(rows.map((row) => [row.first_name, row.last_name])).toEqual([names])
    },
  )

  test('for a parent is refused for the child’s account', async () => {
    const memberId = await aMember(database, stage.teamId, {
      firstName: 'Ines',
      accountId: nora.id,
    })
    const guardianId = await aGuardian(database, { teamId: stage.teamId, memberId })
    const person = { kind: 'guardian', id: guardianId } as const
    await actingAs(
      platform,
      stage.coach,
    )((work) => invitePerson(work, { teamId: stage.teamId, person, email: nora.email }))
    const key = { kind: 'invitation', value: await tokenFor(platform, nora.email) } as const
    const taking = () =>
      joinInput(platform, nora, { teamId: stage.teamId, key, who: { kind: 'invited' } })

    await expect(taking()).rejects.toMatchObject({ code: 'own_account' })
    await expect(taking()).rejects.toMatchObject({ code: 'own_account' })
  })
})
