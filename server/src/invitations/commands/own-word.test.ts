import type { JoiningPerson } from '@touchline/contract/invitations/shapes'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, aMember } from '#server/teams/testing/people.ts'

import { findJoinTeam } from '../queries/teams.ts'
import {
  actingAs,
  anInvitationTest,
  joinInput,
  aSignedInPerson,
  tokenFor,
} from '../testing/invitation-test.ts'
import { invitePerson } from './invite.ts'

const platform = await testPlatform()
const { database } = platform

test.each([
  ['by the coach themselves, waits for an admin', 'coach', 'waiting'],
  ['by an admin, is in', 'admin', 'joined'],
] as const)('a coach who is invited as a parent %s', async (_, by, kind) => {
  const stage = await anInvitationTest(platform)
  const { teamId, coach } = stage
  const memberId = await aMember(database, teamId, { firstName: 'Leo' })
  const id = await aGuardian(database, { teamId, memberId }, { verifiedAt: null })
  await actingAs(
    platform,
    stage[by],
  )((work) => invitePerson(work, { teamId, person: { kind: 'guardian', id }, email: coach.email }))
  const key = { kind: 'invitation', value: await tokenFor(platform, coach.email) } as const
  const joined = await joinInput(platform, coach, { teamId, key, who: { kind: 'invited' } })
  expect(joined.kind).toBe(kind)
})

describe('nobody can be their own parent', () => {
  const jonas = { firstName: 'Jonas', lastName: 'Becker' }
  const asParentOf = (child: { firstName: string; lastName: string }): JoiningPerson => ({
    kind: 'parent',
    ...jonas,
    role: 'father',
    child: { ...child, dateOfBirth: '2010-03-10' },
  })

  /** A signed-in Jonas Becker, whose account has his birthday or not. */
  async function aJonas(born: string | null) {
    const account = await aSignedInPerson(database, 'Jonas')
    await sql`update accounts set last_name = 'Becker', date_of_birth = ${born}
      where id = ${account.id}`.execute(database)
    return account
  }

  const same = { code: 'own_parent' }
  const young = { code: 'guardian_needed', data: { reason: 'guardian_first' } }
  test.each([
    ['of his own name', null, jonas, same],
    ['of his own name in other letters', null, { firstName: ' JÓNAS', lastName: 'becker' }, same],
    ['of his own name, 16', '2010-03-10', jonas, young],
    ['of somebody else, 16', '2010-03-10', { firstName: 'Leo', lastName: 'Becker' }, young],
  ])('refuses someone who asks for a child %s', async (...[, born, child, refusal]) => {
    const { teamId } = await anInvitationTest(platform)
    const key = await codeOf(teamId)
    const response = joinInput(platform, await aJonas(born), {
      teamId,
      key,
      who: asParentOf(child),
    })
    await expect(response).rejects.toMatchObject(refusal)
  })

  test('is not fooled by a false name in the form if the roster knows the age', async () => {
    const { teamId } = await anInvitationTest(platform)
    const key = await codeOf(teamId)
    const account = await aJonas(null)
    const who = { ...asParentOf(jonas), firstName: 'Karl' }
    const asKarl = () => joinInput(platform, account, { teamId, key, who })
    await expect(asKarl()).rejects.toMatchObject(same)

    const elsewhere = await anInvitationTest(platform)
    const row = await aMember(database, elsewhere.teamId, { accountId: account.id })
    await sql`update members set date_of_birth = '2010-03-10' where id = ${row}`.execute(database)
    await expect(asKarl()).rejects.toMatchObject(young)
  })

  test('asks a father with the same name for his birthday first', async () => {
    const { teamId } = await anInvitationTest(platform)
    const key = await codeOf(teamId)
    const father = await aJonas('1980-01-01')
    const response = await joinInput(platform, father, { teamId, key, who: asParentOf(jonas) })
    expect(response.kind).toBe('waiting')
  })

  test('also checks an invitation for a parent, without using it up', async () => {
    const stage = await anInvitationTest(platform)
    const { teamId } = stage
    const memberId = await aMember(database, teamId, { firstName: 'Jonas' })
    await sql`update members set last_name = 'Becker' where id = ${memberId}`.execute(database)
    const id = await aGuardian(database, { teamId, memberId }, { verifiedAt: null })
    const account = await aJonas(null)
    await actingAs(
      platform,
      stage.coach,
    )((work) =>
      invitePerson(work, { teamId, person: { kind: 'guardian', id }, email: account.email }),
    )
    const key = { kind: 'invitation', value: await tokenFor(platform, account.email) } as const
    const taking = () => joinInput(platform, account, { teamId, key, who: { kind: 'invited' } })
    await expect(taking()).rejects.toMatchObject(same)
    await expect(taking()).rejects.toMatchObject(same)
  })
})

async function codeOf(teamId: string) {
  const team = await findJoinTeam(database, teamId)
  return { kind: 'code', value: team?.joinCode ?? '' } as const
}
