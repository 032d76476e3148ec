import { isForMinors } from '@touchline/domain/teams/age-bands'
import type { ClubRole } from '@touchline/domain/teams/club-roles'
import { ageGroups } from '@touchline/domain/teams/options'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { aClub, aGuardian, aMember, anAccount, aTeam } from '../testing/people.ts'
import { findActor, findActorsOfClub } from './actor.ts'
import { findSubscribedTeamIds } from './subscribed-teams.ts'

const { database } = await testPlatform()

async function aClubWith(roles: readonly ClubRole[]) {
  const clubId = await aClub(database, await anAccount(database, 'Eva'))
  const accountId = await anAccount(database, 'Jan')
  await database
    .insertInto('club_roles')
    .values({ club_id: clubId, account_id: accountId, roles: [...roles] })
    .execute()
  return { clubId, accountId }
}

async function aTeamOf(clubId: string, ageGroup: string | null): Promise<string> {
  const teamId = await aTeam(database, { clubId })
  await sql`update teams set age_group = ${ageGroup} where id = ${teamId}`.execute(database)
  return teamId
}

test.each([
  ['u13', true],
  ['U-9', true],
  ['U19', true],
  ['U20', false],
  ['u21', false],
  ['U23', false],
  ['U18-U21', false],
  ['18 and under', true],
  ['Sub 14', true],
  ['U9-U11', true],
  ['5-under', true],
  ['11-14', true],
  ['15 – 18', true],
  ['19-23', false],
  ['24-30', false],
  ['30-plus', false],
  ['Ü40', false],
  ['adults', false],
  ['Senior', false],
  ['veterans', false],
  ['Herren I', null],
  [null, null],
])('the age group %s makes a youth team: %s', async (ageGroup, isYouth) => {
  const clubId = await aClub(database, await anAccount(database))
  const teamId = await aTeamOf(clubId, ageGroup)
  const row = await database
    .selectFrom('teams')
    .select('is_youth')
    .where('id', '=', teamId)
    .executeTakeFirstOrThrow()
  expect(row.is_youth).toBe(isYouth)
})

test('every age group of the list is one for the youth director exactly where minors play', async () => {
  const clubId = await aClub(database, await anAccount(database))
  for (const ageGroup of ageGroups) await aTeamOf(clubId, ageGroup)
  const rows = await database
    .selectFrom('teams')
    .select(['age_group', 'is_youth'])
    .where('club_id', '=', clubId)
    .execute()
  expect(rows).toHaveLength(ageGroups.length)
  for (const row of rows) expect(row).toMatchObject({ is_youth: isForMinors(row.age_group) })
})

test('a youth director is an admin without money in youth teams, and no one in others', async () => {
  const { clubId, accountId } = await aClubWith(['youth_director'])
  const [young, adults] = [await aTeamOf(clubId, 'u13'), await aTeamOf(clubId, 'senior')]
  expect(await findActor(database, { accountId, teamId: young })).toMatchObject({
    isAdmin: true,
    isYouthDirector: true,
    isTreasurer: false,
  })
  expect(await findActor(database, { accountId, teamId: adults })).toBeUndefined()
  expect(await findSubscribedTeamIds(database, accountId)).toEqual([young])
})

test('without a readable age group, minors on the roster make a youth team', async () => {
  const { clubId, accountId } = await aClubWith(['youth_director'])
  const teamId = await aTeamOf(clubId, 'Wölfe')
  expect(await findActor(database, { accountId, teamId })).toBeUndefined()
  const memberId = await aMember(database, teamId, { firstName: 'Leo' })
  await aGuardian(database, { teamId, memberId }, {})
  expect(await findActor(database, { accountId, teamId })).toMatchObject({ isAdmin: true })
})

test('a club treasurer is a treasurer of all its teams, a board member of none', async () => {
  const { clubId, accountId } = await aClubWith(['treasurer'])
  await aTeamOf(clubId, 'u13')
  await aTeamOf(clubId, 'senior')
  const actors = await findActorsOfClub(database, { accountId, clubId })
  expect(actors).toMatchObject([
    { isTreasurer: true, isAdmin: false, isCoach: false },
    { isTreasurer: true, isAdmin: false, isCoach: false },
  ])
  const board = await aClubWith(['board'])
  await aTeamOf(board.clubId, 'u13')
  expect(await findActorsOfClub(database, board)).toEqual([])
  expect(await findSubscribedTeamIds(database, board.accountId)).toEqual([])
})

test('a team admin who is also youth director keeps all rights', async () => {
  const { clubId, accountId } = await aClubWith(['youth_director'])
  const teamId = await aTeamOf(clubId, 'u13')
  await aMember(database, teamId, { accountId, isAdmin: true })
  const actor = await findActor(database, { accountId, teamId })
  expect(actor).toMatchObject({ isAdmin: true })
  expect(actor?.isYouthDirector).toBeUndefined()
})
