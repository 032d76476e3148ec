import type { ClubRole } from '@touchline/domain/teams/club-roles'
import { describe, expect, test } from 'vitest'

import { deleteClub, restoreClub } from '#server/clubs/commands/club.ts'
import { changeRoles } from '#server/clubs/commands/roles.ts'
import { requireClubActor } from '#server/clubs/queries.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aClub, aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { openCentre } from '../testing/centre.ts'

const platform = await testPlatform()
const { database } = platform
const centre = await openCentre(platform)

async function aClubWithCoach() {
  const eva = await anAccount(database, 'Eva')
  const paul = await anAccount(database, 'Paul')
  const clubId = await aClub(database, eva)
  const teamId = await aTeam(database, { clubId })
  await aMember(database, teamId, { accountId: paul, role: 'Coach' })
  return { eva, paul, clubId }
}

function asManager(
  { accountId, clubId }: { accountId: string; clubId: string },
  whom: string,
  roles: readonly ClubRole[],
) {
  return database.transaction().execute(async (tx) => {
    const actor = await requireClubActor(tx, { accountId, clubId })
    await changeRoles(tx, actor, { accountId: whom, roles })
  })
}

test('tells a new club manager, and again when the role ends', async () => {
  const { eva, paul, clubId } = await aClubWithCoach()
  await asManager({ accountId: eva, clubId }, paul, ['manager'])
  expect(await centre.linesOf(paul)).toMatchObject([
    { kind: 'club_role_given', team: null, club: { id: clubId, name: 'CD Norte' }, people: [] },
  ])
  expect(await centre.notificationsOf({ accountId: eva })).toEqual([])

  await asManager({ accountId: eva, clubId }, paul, [])
  expect(await centre.notificationsOf({ accountId: paul })).toEqual([
    'club_role_ended',
    'club_role_given',
  ])
  await centre.hearAgain()
  expect(await centre.notificationsOf({ accountId: paul })).toEqual([
    'club_role_ended',
    'club_role_given',
  ])
})

test('giving up a role does not notify the person', async () => {
  const { eva, paul, clubId } = await aClubWithCoach()
  await asManager({ accountId: eva, clubId }, paul, ['manager'])
  await asManager({ accountId: eva, clubId }, eva, [])
  expect(await centre.notificationsOf({ accountId: eva })).toEqual([])
})

test('tells the successor of the last manager, without an actor', async () => {
  const { paul, clubId } = await aClubWithCoach()
  const payload = { clubId, accountId: paul }
  await centre.announce({ name: 'clubs.role_given', topics: [`account:${paul}`], payload })
  expect(await centre.notificationsOf({ accountId: paul })).toEqual(['club_role_given'])
})

test('tells the managers that the domain of the website lost its record, and nobody else', async () => {
  const { eva, paul, clubId } = await aClubWithCoach()
  await centre.announce({ name: 'websites.host_failed', topics: [], payload: { clubId } })
  expect(await centre.notificationsOf({ accountId: eva })).toEqual(['website_host_failed'])
  expect(await centre.notificationsOf({ accountId: paul })).toEqual([])
})

test('tells the admins of a team without a club', async () => {
  const [ana, leo] = [await anAccount(database, 'Ana'), await anAccount(database, 'Leo')]
  const teamId = await aTeam(database)
  await aMember(database, teamId, { accountId: ana, isAdmin: true })
  await aMember(database, teamId, { accountId: leo })
  await centre.announce({ name: 'websites.host_failed', topics: [], payload: { teamId } })
  expect(await centre.notificationsOf({ accountId: ana })).toEqual(['website_host_failed'])
  expect(await centre.notificationsOf({ accountId: leo })).toEqual([])
})

describe('a club that is deleted', () => {
  const now = platform.clock()

  async function remove({ eva, clubId }: { readonly eva: string; readonly clubId: string }) {
    await database.transaction().execute(async (tx) => {
      const actor = await requireClubActor(tx, { accountId: eva, clubId })
      await deleteClub(tx, actor, { typedName: 'CD Norte', now })
    })
  }

  test('notifies everyone in its teams once, with its name, also of its restoration', async () => {
    const { eva, paul, clubId } = await aClubWithCoach()
    const [mother, other] = [await anAccount(database, 'Marta'), await anAccount(database, 'Olga')]
    await asManager({ accountId: eva, clubId }, paul, ['manager'])
    await centre.settle()
    const teamId = await aTeam(database, { clubId, name: 'Norte U14' })
    await aMember(database, teamId, { accountId: paul, role: 'Coach' })
    const child = { teamId, memberId: await aMember(database, teamId, { firstName: 'Leo' }) }
    await aGuardian(database, child, { accountId: mother })
    await aMember(database, teamId, { accountId: other, leftAt: now })

    await remove({ eva, clubId })
    expect(await centre.linesOf(mother)).toMatchObject([
      { kind: 'club_deleted', count: 1, team: null, club: { id: clubId, name: 'CD Norte' } },
    ])
    expect(await centre.notificationsOf({ accountId: paul })).toEqual([
      'club_deleted',
      'club_role_given',
    ])
    expect(await centre.notificationsOf({ accountId: eva })).toEqual([])
    expect(await centre.notificationsOf({ accountId: other })).toEqual([])

    platform.setClock('2026-03-14T09:05:00.000Z')
    const back = { accountId: eva, clubId, now: platform.clock() }
    await database.transaction().execute((tx) => restoreClub(tx, back))
    expect(await centre.notificationsOf({ accountId: mother })).toEqual([
      'club_restored',
      'club_deleted',
    ])
    await centre.hearAgain()
    expect(await centre.notificationsOf({ accountId: mother })).toEqual([
      'club_restored',
      'club_deleted',
    ])
  })

  test('skips people whose team was deleted before or is muted, but not a manager', async () => {
    const { eva, paul, clubId } = await aClubWithCoach()
    const [gone, quiet] = [await anAccount(database, 'Greta'), await anAccount(database, 'Quim')]
    const before = await aTeam(database, { clubId, deletedAt: now })
    await aMember(database, before, { accountId: gone })
    const muted = await aTeam(database, { clubId })
    await aMember(database, muted, { accountId: quiet })
    await asManager({ accountId: eva, clubId }, paul, ['manager'])
    const mutes = [quiet, paul].map((accountId) => ({ team_id: muted, account_id: accountId }))
    await database.insertInto('team_mutes').values(mutes).execute()

    await remove({ eva, clubId })
    expect(await centre.notificationsOf({ accountId: gone })).toEqual([])
    expect(await centre.notificationsOf({ accountId: quiet })).toEqual([])
    expect(await centre.notificationsOf({ accountId: paul })).toContain('club_deleted')
  })
})
