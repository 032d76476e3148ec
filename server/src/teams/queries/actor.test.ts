import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'

import { testDatabase } from '#server/platform/testing/database.ts'

import { aClub, aGuardian, aMember, anAccount, aTeam } from '../testing/people.ts'
import { findActor, requirePerson } from './actor.ts'

const { database } = await testDatabase()
const past = new Date('2026-01-01T00:00:00Z')

test('a member is an actor with only their roster row', async () => {
  const accountId = await anAccount(database)
  const teamId = await aTeam(database)
  const memberId = await aMember(database, teamId, { accountId })

  expect(await requirePerson(database, { accountId, teamId })).toEqual({
    accountId,
    teamId,
    clubId: undefined,
    memberId,
    isAdmin: false,
    isCoach: false,
    isTreasurer: false,
    childIds: [],
  })
})

test.each([
  ['Member', { isCoach: true, isTreasurer: false, isAdmin: false }],
  ['Trainerin', { isCoach: true, isTreasurer: false, isAdmin: true }],
  ['Kassenwart', { isCoach: false, isTreasurer: true, isAdmin: false }],
  ['Head coach', { isCoach: false, isTreasurer: false, isAdmin: false }],
] as const)('the role %s changes nothing about %j', async (...[role, access]) => {
  const accountId = await anAccount(database)
  const teamId = await aTeam(database)
  await aMember(database, teamId, { accountId, role, ...access })

  expect(await requirePerson(database, { accountId, teamId })).toMatchObject(access)
})

test('a club manager is an admin of every team of the club, without a roster row', async () => {
  const accountId = await anAccount(database)
  const clubId = await aClub(database, accountId)
  const teamId = await aTeam(database, { clubId })

  const actor = await requirePerson(database, { accountId, teamId })
  expect(actor).toMatchObject({ clubId, memberId: undefined, isAdmin: true, isCoach: false })
})

test('a verified guardian without a roster row is an actor with children', async () => {
  const accountId = await anAccount(database)
  const teamId = await aTeam(database)
  const child = await aMember(database, teamId, { firstName: 'Leo' })
  await aGuardian(database, { teamId, memberId: child }, { accountId })

  const actor = await requirePerson(database, { accountId, teamId })
  expect(actor).toMatchObject({ memberId: undefined, isAdmin: false, childIds: [child] })
})

test.each([
  ['not verified', { verifiedAt: null }],
  ['blocked', { blockedAt: past }],
])('a guardian who is %s has no access', async (_, traits) => {
  const accountId = await anAccount(database)
  const teamId = await aTeam(database)
  const memberId = await aMember(database, teamId)
  await aGuardian(database, { teamId, memberId }, { accountId, ...traits })

  expect(await findActor(database, { accountId, teamId })).toBeUndefined()
})

test.each([
  ['who left', { leftAt: past }],
  ['who is archived', { archivedAt: past }],
])('a member %s has no access', async (_, traits) => {
  const accountId = await anAccount(database)
  const teamId = await aTeam(database)
  await aMember(database, teamId, { accountId, ...traits })

  expect(await findActor(database, { accountId, teamId })).toBeUndefined()
})

test('another team, a deleted team and an unknown team are all not found', async () => {
  const accountId = await anAccount(database)
  await aMember(database, await aTeam(database), { accountId })
  const deleted = await aTeam(database, { deletedAt: past })
  await aMember(database, deleted, { accountId, isAdmin: true })

  for (const teamId of [await aTeam(database), deleted, newId()])
    await expect(requirePerson(database, { accountId, teamId })).rejects.toMatchObject({
      code: 'not_found',
    })
})

test('a manager of another club has no access', async () => {
  const accountId = await anAccount(database)
  await aClub(database, accountId)
  const teamId = await aTeam(database, { clubId: await aClub(database) })

  expect(await findActor(database, { accountId, teamId })).toBeUndefined()
})
