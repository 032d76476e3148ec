import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aMember } from '#server/teams/testing/people.ts'

import { findJoinTeam } from '../queries/teams.ts'
import {
  anInvitationTest,
  joinInput,
  aSignedInPerson,
  type AccountWithEmail,
  type InvitationTest,
} from '../testing/invitation-test.ts'

const platform = await testPlatform()
const { database } = platform
const tom = { kind: 'player', firstName: 'Tom', lastName: 'Baker' } as const
let stage: InvitationTest
let account: AccountWithEmail

beforeEach(async () => {
  stage = await anInvitationTest(platform)
  account = await aSignedInPerson(database, 'Tom')
  await sql`update teams set age_group = 'veterans', join_approval = false where id = ${stage.teamId}`.execute(
    database,
  )
})

async function joinByLink(who: Parameters<typeof joinInput>[2]['who'] = tom) {
  const team = await findJoinTeam(database, stage.teamId)
  const key = { kind: 'link', value: team?.joinSecret ?? '' } as const
  return joinInput(platform, account, { teamId: stage.teamId, key, who })
}

const bornOn = (day: string) =>
  sql`update accounts set date_of_birth = ${day} where id = ${account.id}`.execute(database)

test('an adult team lets people in by link at once without a birth date', async () => {
  expect(await joinByLink()).toMatchObject({ kind: 'joined' })
  const { rows } = await sql<{ born: string | null }>`
    select date_of_birth as born from members where account_id = ${account.id}`.execute(database)
  expect(rows).toEqual([{ born: null }])
})

test('requires a parent for a minor by the account’s data, there too', async () => {
  await bornOn('2010-01-01')
  await expect(joinByLink()).rejects.toMatchObject({
    code: 'guardian_needed',
    data: { reason: 'guardian_first' },
  })
})

test('is no adult team with a minor on its roster', async () => {
  const memberId = await aMember(database, stage.teamId, { firstName: 'Ines' })
  await sql`update members set date_of_birth = '2010-01-01' where id = ${memberId}`.execute(
    database,
  )
  await expect(joinByLink()).rejects.toMatchObject({
    data: { fields: { 'who.dateOfBirth': 'required' } },
  })
  expect(await joinByLink({ ...tom, dateOfBirth: '1990-01-01' })).toMatchObject({
    kind: 'waiting',
  })
})

test('asks for the birth date in any other team', async () => {
  await sql`update teams set age_group = 'U16' where id = ${stage.teamId}`.execute(database)
  await expect(joinByLink()).rejects.toMatchObject({
    data: { fields: { 'who.dateOfBirth': 'required' } },
  })
})
