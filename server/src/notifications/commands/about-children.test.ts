import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { remindOfChecks } from '#server/children/commands/check-reminders.ts'
import { saveCheck, saveCheckPolicy } from '#server/children/queries/staff-checks.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aClub, aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { openCentre } from '../testing/centre.ts'

const platform = await testPlatform()
const { database } = platform
const centre = await openCentre(platform)

test('a check that ends in 60 days notifies its person and the club managers only', async () => {
  platform.setClock('2026-03-14T10:00:00.000Z')
  const [manager, coach, other] = await Promise.all(
    ['Eva', 'Paul', 'Luis'].map((name) => anAccount(database, name)),
  )
  if (manager === undefined || coach === undefined) throw new Error('nobody there')
  const clubId = await aClub(database, manager)
  const teamId = await aTeam(database, { clubId })
  await aMember(database, teamId, { accountId: coach, firstName: 'Paul', role: 'Coach' })
  await aMember(database, teamId, { accountId: other ?? '', role: 'Coach' })
  await database.transaction().execute(async (tx) => {
    await saveCheckPolicy(tx, { clubId, since: platform.clock(), by: manager })
    const check = { state: 'passed', checkedOn: '2023-05-13', endsOn: '2026-05-13' } as const
    await saveCheck(tx, { ...check, clubId, accountId: coach, by: manager, at: platform.clock() })
  })
  await remindOfChecks(platform)

  expect(await centre.linesOf(coach)).toMatchObject([
    { kind: 'check_ending', people: [{ firstName: 'Paul', relation: 'self' }] },
  ])
  expect(await centre.linesOf(manager)).toMatchObject([
    { kind: 'check_ending', people: [{ firstName: 'Paul', relation: 'other' }] },
  ])
  expect(await centre.notificationsOf({ accountId: other ?? '' })).toEqual([])
  await remindOfChecks(platform)
  await centre.hearAgain()
  expect(await centre.notificationsOf({ accountId: coach })).toEqual(['check_ending'])
})

test('the question for sizes names the profile of the child', async () => {
  const [guardian, coach] = await Promise.all([
    anAccount(database, 'Marta'),
    anAccount(database, 'Paul'),
  ])
  const teamId = await aTeam(database)
  const leo = await aMember(database, teamId, { firstName: 'Leo' })
  const mia = await aMember(database, teamId, { firstName: 'Mia' })
  await aGuardian(database, { teamId, memberId: leo }, { accountId: guardian })
  await sql`
    insert into guardianships (team_id, guardian_id, member_id, role, verified_at)
    select team_id, guardian_id, ${mia}, role, verified_at from guardianships
    where team_id = ${teamId}`.execute(database)
  const ask = async (memberId: string) => {
    const payload = { teamId, memberId, actorId: coach }
    await centre.announce({ name: 'members.sizes_asked', topics: [], payload })
  }
  await ask(leo)
  expect(await centre.linesOf(guardian)).toMatchObject([{ kind: 'sizes_asked', memberId: leo }])
  await ask(mia)
  expect(await centre.linesOf(guardian)).toMatchObject([{ memberId: mia }, { memberId: leo }])
})
