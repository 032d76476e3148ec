import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, aMember } from '#server/teams/testing/people.ts'

import { acting, aStage, joining, tokenFor } from '../testing/stage.ts'
import { invitePerson } from './invite.ts'

const platform = await testPlatform()
const { database } = platform

test.each([
  ['by the coach themselves, waits for an admin', 'coach', 'waiting'],
  ['by an admin, is in', 'admin', 'joined'],
] as const)('a coach who is invited as a parent %s', async (_, by, kind) => {
  const stage = await aStage(platform)
  const { teamId, coach } = stage
  const memberId = await aMember(database, teamId, { firstName: 'Leo' })
  const id = await aGuardian(database, { teamId, memberId }, { verifiedAt: null })
  await acting(
    platform,
    stage[by],
  )((work) => invitePerson(work, { teamId, person: { kind: 'guardian', id }, email: coach.email }))
  const key = { kind: 'invitation', value: await tokenFor(platform, coach.email) } as const
  const joined = await joining(platform, coach, { teamId, key, who: { kind: 'invited' } })
  expect(joined.kind).toBe(kind)
})
