import { clubMembersResult } from '@touchline/contract/clubs/shapes/memberships'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, anAccount } from '#server/teams/testing/people.ts'

import { archiveLeavers } from '../commands/archive-leavers.ts'
import { aClubWithMembers } from '../testing/members.ts'

const platform = await testPlatform()
const { database } = platform
const today = platform.clock().toISOString().slice(0, 10)
const leave = { kind: 'leave', exitedOn: today, reason: 'moved' } as const

async function setUp() {
  const club = await aClubWithMembers(platform)
  const many = async (personIds: readonly string[], act: object) =>
    clubMembersResult.parse((await club.ask(`POST ${club.path}/changes`, { personIds, act })).body)
  const idsOf = async (query?: string) => (await club.peopleOf(query)).map(({ id }) => id)
  return { ...club, many, idsOf }
}

test('leaving archives in all teams with date and reason; returning restores', async () => {
  const { young, grown, onRoster, many, idsOf, peopleOf } = await setUp()
  for (const teamId of [young, grown])
    await onRoster(teamId, { firstName: 'Mia', born: '2012-05-01' })
  await onRoster(young, { firstName: 'Leo' })
  const [leo = '', mia = ''] = await idsOf()
  expect(await many([mia], leave)).toMatchObject({ refused: [] })
  expect(await idsOf()).toEqual([leo])
  const [gone] = await peopleOf('?state=former')
  expect(gone).toMatchObject({
    firstName: 'Mia',
    membership: { exitedOn: today, exitReason: 'moved' },
  })
  await many([gone?.id ?? ''], { kind: 'return' })
  expect(await peopleOf('?search=mia')).toMatchObject([
    { places: [{ isArchived: false }, { isArchived: false }], membership: { exitedOn: null } },
  ])
})

test('the only admin of a team can leave, because club managers run it too', async () => {
  const { grown, onRoster, many, idsOf } = await setUp()
  await onRoster(grown, { accountId: await anAccount(database), isAdmin: true })
  const ids = await idsOf()
  expect(await many(ids, leave)).toMatchObject({ done: ids })
  expect(await idsOf()).toEqual([])
})

test('a member who leaves later stays on the rosters until that day', async () => {
  const { young, grown, onRoster, many, idsOf, peopleOf } = await setUp()
  for (const teamId of [young, grown])
    await onRoster(teamId, { firstName: 'Mia', born: '2012-05-01' })
  const later = { ...leave, exitedOn: '2999-01-01' }
  const { done } = await many(await idsOf(), later)
  expect(done).toHaveLength(1)
  await archiveLeavers(platform)
  expect(await peopleOf()).toMatchObject([
    { places: [{ isArchived: false }, { isArchived: false }] },
  ])

  await archiveLeavers({ ...platform, clock: () => new Date('2999-01-01T12:00:00Z') })
  const gone = await peopleOf('?state=all')
  expect(gone).toMatchObject([{ places: [{ isArchived: true }, { isArchived: true }] }])
  const news = await database
    .selectFrom('outbox')
    .select('payload')
    .where('name', '=', 'clubs.member_exited')
    .where('payload', '@>', JSON.stringify({ teamId: young }))
    .execute()
  expect(news).toHaveLength(1)
})

test('no one of a suspended club is archived', async () => {
  const { young, onRoster, many, idsOf } = await setUp()
  await onRoster(young, { firstName: 'Leo' })
  await many(await idsOf(), { ...leave, exitedOn: '2999-01-01' })
  const clubs = database.updateTable('clubs')
  await clubs.set({ suspended_at: platform.clock() }).execute()
  await archiveLeavers({ ...platform, clock: () => new Date('2999-01-01T12:00:00Z') })
  await clubs.set({ suspended_at: null }).execute()
  expect(await idsOf()).toHaveLength(1)
})

test('a member restored after the exit date stays', async () => {
  const { young, onRoster, many, idsOf, peopleOf } = await setUp()
  await onRoster(young, { firstName: 'Leo' })
  const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10)
  await many(await idsOf(), { ...leave, exitedOn: yesterday })
  await archiveLeavers(platform)
  await database
    .updateTable('members')
    .set({ archived_at: null })
    .where('team_id', '=', young)
    .execute()
  await archiveLeavers(platform)
  expect(await peopleOf('?state=all')).toMatchObject([{ places: [{ isArchived: false }] }])
})

test('refuses an exit before the entry', async () => {
  const { young, onRoster, many, change, idsOf } = await setUp()
  await onRoster(young)
  const [id = ''] = await idsOf()
  const { person } = await change(id, { enteredOn: today })
  expect(await many([person.id], { ...leave, exitedOn: '2000-01-01' })).toMatchObject({
    refused: [{ code: 'left_before_entry' }],
  })
})

test("people without a number get one, in the list's order", async () => {
  const { young, onRoster, many, change, idsOf, peopleOf } = await setUp()
  for (const firstName of ['Ana', 'Ben', 'Cem']) await onRoster(young, { firstName })
  const [, ben = ''] = await idsOf()
  await change(ben, { number: '40' })
  await many(await idsOf(), { kind: 'record', giveNumbers: true, enteredOn: '2026-01-01' })
  expect((await peopleOf()).map(({ membership }) => membership)).toMatchObject([
    { number: '41', enteredOn: '2026-01-01' },
    { number: '40', enteredOn: '2026-01-01' },
    { number: '42', enteredOn: '2026-01-01' },
  ])
})

test("a child the manager is blocked from shows only its name, and isn't changed", async () => {
  const { manager, young, onRoster, many, peopleOf } = await setUp()
  const memberId = await onRoster(young, { firstName: 'Mia', born: '2012-05-01' })
  const child = { teamId: young, memberId }
  await aGuardian(database, child, { accountId: manager, blockedAt: platform.clock() })
  expect(await peopleOf()).toMatchObject([
    {
      firstName: 'Mia',
      isPrivate: true,
      dateOfBirth: null,
      parents: [],
      fee: null,
      membership: null,
    },
  ])
  expect(await many([memberId], leave)).toMatchObject({ refused: [{ code: 'not_allowed' }] })
})
