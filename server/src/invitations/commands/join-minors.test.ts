import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, aMember } from '#server/teams/testing/people.ts'

import { findJoinTeam } from '../queries/teams.ts'
import {
  actingAs,
  adultPlayer,
  anInvitationTest,
  joinInput,
  aSignedInPerson,
  type InvitationTest,
} from '../testing/invitation-test.ts'
import { changeApproval } from './link.ts'

const platform = await testPlatform()
const { database } = platform
let stage: InvitationTest

beforeEach(async () => {
  stage = await anInvitationTest(platform)
})

const switchOff = () =>
  actingAs(
    platform,
    stage.admin,
  )((work) => changeApproval(work, { teamId: stage.teamId, approval: false }))

async function joinBy(kind: 'link' | 'code') {
  const { teamId } = stage
  const team = await findJoinTeam(database, teamId)
  const value = (kind === 'link' ? team?.joinSecret : team?.joinCode) ?? ''
  return joinInput(platform, await aSignedInPerson(database, 'Nora'), {
    teamId,
    key: { kind, value },
    who: adultPlayer,
  })
}

async function aChild(): Promise<string> {
  return aMember(database, stage.teamId, { firstName: 'Leo' })
}

const ways = {
  'a minor on the roster': async () => {
    const id = await aChild()
    await sql`update members set date_of_birth = '2015-04-02' where id = ${id}`.execute(database)
  },
  'a child of unknown age with a parent': async () => {
    await aGuardian(database, { teamId: stage.teamId, memberId: await aChild() })
  },
  'an age group of minors': async () => {
    await sql`update teams set age_group = 'U12' where id = ${stage.teamId}`.execute(database)
  },
}

test.each(Object.entries(ways))('makes adults wait once the team has %s', async (_, happens) => {
  await switchOff()
  expect(await joinBy('link')).toMatchObject({ kind: 'joined' })
  await happens()
  expect(await joinBy('link')).toMatchObject({ kind: 'waiting' })
  expect(await joinBy('code')).toMatchObject({ kind: 'waiting' })
})

test.each(Object.entries(ways))('keeps approval on in a team with %s', async (_, happens) => {
  await happens()
  await expect(switchOff()).rejects.toMatchObject({ code: 'conflict', data: { reason: 'minors' } })
  expect(await findJoinTeam(database, stage.teamId)).toMatchObject({
    joinApproval: true,
    hasMinors: true,
  })
})
