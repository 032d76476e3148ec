import { notInvited } from '@touchline/contract/invitations/shapes'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'
import { openTestApi } from '#server/teams/testing/test-api.ts'

import { invitationsRoutes } from '../routes.ts'

const platform = await testPlatform()
const { database } = platform
platform.setClock('2026-03-14T09:00:00.000Z')
const as = openTestApi(platform, { invitations: invitationsRoutes })

/** Gives a person on the roster an address, and a member also a birth date. */
async function write(
  teamId: string,
  { member, guardian, email }: { member?: string; guardian?: string; email: string },
  birth: string | null = null,
) {
  await sql`update members set email = ${email}, date_of_birth = ${birth}::date
    where team_id = ${teamId} and id = ${member ?? null}`.execute(database)
  await sql`update guardians set email = ${email}
    where team_id = ${teamId} and id = ${guardian ?? null}`.execute(database)
}

async function aTeamWithFamilies() {
  const admin = await anAccount(database, 'Eva')
  const teamId = await aTeam(database)
  await aMember(database, teamId, { accountId: admin, isAdmin: true })
  const child = await aMember(database, teamId, { firstName: 'Bea' })
  const mother = await aGuardian(database, { teamId, memberId: child })
  const blocked = await aGuardian(database, { teamId, memberId: child }, { blockedAt: new Date() })
  const gone = await aMember(database, teamId, { leftAt: new Date() })
  const motherOfGone = await aGuardian(database, { teamId, memberId: gone })
  const adult = await aMember(database, teamId, { firstName: 'Ada' })
  await write(teamId, { member: child, email: 'bea@example.org' }, '2014-05-06')
  await write(teamId, { guardian: mother, email: 'Marta@Example.org' })
  await write(teamId, { guardian: blocked, email: 'blocked@example.org' })
  await write(teamId, { member: gone, email: 'gone@example.org' }, '1990-05-06')
  await write(teamId, { guardian: motherOfGone, email: 'mother.of.gone@example.org' })
  await write(teamId, { member: adult, email: 'ada@example.org' }, '1990-05-06')
  const path = `/teams/${teamId}/invitations`
  const emails = async () => {
    const { body } = await as(admin)(`GET ${path}/uninvited`)
    return notInvited.parse(body).emails
  }
  return { admin, teamId, path, emails, child }
}

test('proposes parents and adults on the roster, but no children, blocked parents or leavers', async () => {
  const { emails } = await aTeamWithFamilies()
  expect(await emails()).toEqual(['marta@example.org', 'ada@example.org'])
})

test('treats a child with parents, even blocked ones, as a child in every team', async () => {
  const { admin, teamId, emails } = await aTeamWithFamilies()
  await sql`update teams set age_group = 'senior' where id = ${teamId}`.execute(database)
  const ofBlocked = await aMember(database, teamId, { firstName: 'Kim' })
  await aGuardian(database, { teamId, memberId: ofBlocked }, { blockedAt: new Date() })
  await write(teamId, { member: ofBlocked, email: 'kim@example.org' })
  expect(await emails()).toEqual(['marta@example.org', 'ada@example.org'])

  const kept = await aMember(database, teamId, { firstName: 'Lou' })
  const sibling = await aMember(database, teamId, { firstName: 'Max' })
  const parent = await aGuardian(database, { teamId, memberId: kept })
  await aGuardian(database, { teamId, memberId: kept }, { accountId: admin, blockedAt: new Date() })
  await database
    .insertInto('guardianships')
    .values({ team_id: teamId, guardian_id: parent, member_id: sibling, role: 'mother' })
    .execute()
  await write(teamId, { guardian: parent, email: 'parent@example.org' })
  await write(teamId, { member: sibling, email: 'max@example.org' })
  expect(await emails()).toEqual(['marta@example.org', 'ada@example.org'])
})

test('proposes nobody at a blocked parent’s address', async () => {
  const { teamId, emails, child } = await aTeamWithFamilies()
  const player = await aMember(database, teamId, { firstName: 'Kim' })
  await write(teamId, { member: player, email: 'Blocked@example.org' }, '1990-05-06')
  const stepmother = await aGuardian(database, { teamId, memberId: child })
  await write(teamId, { guardian: stepmother, email: 'blocked@example.org' })
  expect(await emails()).toEqual(['marta@example.org', 'ada@example.org'])
})

test('proposes people of unknown age only if staff, or in an adult team', async () => {
  const { teamId, emails } = await aTeamWithFamilies()
  const coach = await aMember(database, teamId, { firstName: 'Cas', role: 'Player - coach' })
  const player = await aMember(database, teamId, { firstName: 'Deb' })
  await write(teamId, { member: coach, email: 'cas@example.org' })
  await write(teamId, { member: player, email: 'deb@example.org' })
  const usual = ['marta@example.org', 'ada@example.org', 'cas@example.org']
  expect(await emails()).toEqual(usual)
  await sql`update teams set age_group = 'senior' where id = ${teamId}`.execute(database)
  expect(await emails()).toEqual([...usual, 'deb@example.org'])
})

test('does not suggest people who were invited or are on the team', async () => {
  const { admin, teamId, path, emails, child } = await aTeamWithFamilies()
  await as(admin)(`POST ${path}`, { emails: ['ada@example.org'] })
  expect(await emails()).toEqual(['marta@example.org'])

  const known = await anAccount(database, 'Marta')
  await sql`update accounts set email = 'marta@example.org' where id = ${known}`.execute(database)
  await aGuardian(database, { teamId, memberId: child }, { accountId: known })
  expect(await emails()).toEqual([])
})

test('shows addresses only to staff', async () => {
  const { teamId, path } = await aTeamWithFamilies()
  const player = await anAccount(database, 'Leo')
  await aMember(database, teamId, { accountId: player })
  expect(await as(player)(`GET ${path}/uninvited`)).toMatchObject({ code: 'not_allowed' })
})
