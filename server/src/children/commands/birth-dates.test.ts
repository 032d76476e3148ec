import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { changeMember } from '#server/members/commands/members.ts'
import { decideBirthDate } from '#server/members/commands/pending-birth-date.ts'
import { pendingBirthDateFor } from '#server/members/queries/birth-date-deciders.ts'
import { changeMembers } from '#server/members/queries/import-writes.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'
import { aClub, aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { notifyOtherGuardians } from './notify-guardians.ts'

const platform = await testPlatform()
const { database } = platform
const adult = '1999-06-01'
let teamId: string
let clubId: string
let teen: string
let coach: string
let mother: string

beforeEach(async () => {
  clubId = await aClub(database)
  teamId = await aTeam(database, { clubId })
  teen = await aMember(database, teamId, { firstName: 'Leo' })
  await born('2010-02-01')
  coach = await anAccount(database, 'Paul')
  await aMember(database, teamId, { accountId: coach, role: 'Coach', isAdmin: true })
  mother = await anAccount(database, 'Marta')
  await aGuardian(database, { teamId, memberId: teen }, { accountId: mother })
})

const born = (day: string | null) =>
  sql`update members set date_of_birth = ${day} where id = ${teen}`.execute(database)

async function bornNow(): Promise<string | null | undefined> {
  const found = await sql<{ day: string | null }>`
    select date_of_birth as day from members where id = ${teen}`.execute(database)
  return found.rows[0]?.day
}

const type = (accountId: string, dateOfBirth: string | null) =>
  database
    .transaction()
    .execute(async (tx) =>
      changeMember(
        tx,
        { actor: await requirePerson(tx, { accountId, teamId }), now: platform.clock() },
        { memberId: teen, changes: { dateOfBirth }, was: undefined, version: undefined },
      ),
    )

const list = () =>
  database
    .transaction()
    .execute((tx) =>
      changeMembers(tx, { teamId, accountId: coach, now: platform.clock() }, [
        { memberId: teen, dateOfBirth: adult, custom: {} },
      ]),
    )

const actorOf = (accountId: string) => requirePerson(database, { accountId, teamId })

/** The proposed birth date, as someone sees it. */
const waitsFor = async (accountId: string) =>
  pendingBirthDateFor(database, await actorOf(accountId), teen)

const decide = (accountId: string, confirm: boolean) =>
  database.transaction().execute(async (tx) => {
    const actor = await requirePerson(tx, { accountId, teamId })
    return decideBirthDate(tx, { actor }, { memberId: teen, confirm })
  })

test.each([adult, null])(
  '%s entered by staff waits, and the younger date counts meanwhile',
  async (day) => {
    await type(coach, day)
    expect(await bornNow()).toBe('2010-02-01')
    const waiting = { dateOfBirth: day, askedBy: 'Paul Ruiz' }
    expect(await waitsFor(coach)).toMatchObject({ ...waiting, isMine: true, mayDecide: false })
    expect(await waitsFor(mother)).toMatchObject({ ...waiting, isMine: false, mayDecide: true })
    await expect(decide(coach, true)).rejects.toMatchObject({ code: 'not_allowed' })
  },
)

test.each([
  [true, adult],
  [false, '2010-02-01'],
])('a guardian decides with one tap: %s makes it %s', async (confirm, day) => {
  await type(coach, adult)
  await decide(mother, confirm)
  expect(await waitsFor(mother)).toBeNull()
  expect(await bornNow()).toBe(day)
})

test('saves the other fields of the same change at once', async () => {
  const changes = { dateOfBirth: adult, nickname: 'Leo the Lion' }
  await database
    .transaction()
    .execute(async (tx) =>
      changeMember(
        tx,
        { actor: await requirePerson(tx, { accountId: coach, teamId }), now: platform.clock() },
        { memberId: teen, changes, was: undefined, version: undefined },
      ),
    )
  const { rows } = await sql`
    select nickname, date_of_birth as day from members where id = ${teen}`.execute(database)
  expect(rows).toEqual([{ nickname: 'Leo the Lion', day: '2010-02-01' }])
})

test('notifies the guardians and the safeguarding person once, not the author', async () => {
  const guard = await anAccount(database, 'Ines')
  await sql`insert into club_roles (club_id, account_id, roles) values (${clubId}, ${guard}, '{manager}')`.execute(
    database,
  )
  await sql`update clubs set safeguarding_account_id = ${guard} where id = ${clubId}`.execute(
    database,
  )
  await type(coach, adult)
  for (const _round of [1, 2]) await notifyOtherGuardians(platform)
  const { rows } = await sql<{ name: string }>`
    select a.first_name as name from mails m join accounts a on a.email = m.recipient
    where m.team_id = ${teamId} and m.kind = 'children.birth_date_waiting' order by 1`.execute(
    database,
  )
  expect(rows.map(({ name }) => name)).toEqual(['Ines', 'Marta'])
  expect((await waitsFor(guard))?.mayDecide).toBe(true)
})

test('without a guardian, another admin decides', async () => {
  await sql`delete from guardianships where member_id = ${teen}`.execute(database)
  const holder = await anAccount(database, 'Leo')
  await sql`update members set account_id = ${holder} where id = ${teen}`.execute(database)
  await type(coach, adult)
  await expect(decide(coach, true)).rejects.toMatchObject({ code: 'not_allowed' })
  const other = await anAccount(database, 'Olga')
  await aMember(database, teamId, { accountId: other, isAdmin: true })
  await decide(other, true)
  expect(await bornNow()).toBe(adult)
})

test('hides the proposal from other parents and API tokens', async () => {
  await type(coach, adult)
  const father = await anAccount(database, 'Otto')
  const other = await aMember(database, teamId, { firstName: 'Mia' })
  await aGuardian(database, { teamId, memberId: other }, { accountId: father })
  expect(await waitsFor(father)).toBeNull()
  const program = { seesChildren: true }
  const ofCoach = { ...(await actorOf(coach)), program }
  expect(await pendingBirthDateFor(database, ofCoach, teen)).toBeNull()
})

test('hides it also for a child of unknown age with a guardian', async () => {
  await born(null)
  await type(coach, adult)
  expect(await bornNow()).toBeNull()
  expect(await waitsFor(mother)).toMatchObject({ dateOfBirth: adult })
})

test('staff may correct the birth date of a minor who stays one', async () => {
  await type(coach, '2010-02-02')
  expect(await bornNow()).toBe('2010-02-02')
})

test('a guardian may, and so may the safeguarding person', async () => {
  await type(mother, adult)
  expect(await bornNow()).toBe(adult)

  await born('2010-02-01')
  await sql`insert into club_roles (club_id, account_id, roles) values (${clubId}, ${coach}, '{manager}')`.execute(
    database,
  )
  await sql`update clubs set safeguarding_account_id = ${coach} where id = ${clubId}`.execute(
    database,
  )
  await type(coach, adult)
  expect(await bornNow()).toBe(adult)
})

test('an import keeps the younger date, and asks the guardians as well', async () => {
  await list()
  expect(await waitsFor(mother)).toMatchObject({ dateOfBirth: adult, askedBy: 'Paul Ruiz' })
  expect(await bornNow()).toBe('2010-02-01')
  await born(null)
  await list()
  expect(await bornNow()).toBeNull()
})

test('a row with neither account nor guardian is corrected by staff and imports', async () => {
  await sql`delete from guardianships where member_id = ${teen}`.execute(database)
  await list()
  expect(await bornNow()).toBe(adult)
})
