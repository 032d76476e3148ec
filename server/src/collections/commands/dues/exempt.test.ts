import { duesExemptionResult, duesRun } from '@touchline/contract/collections/shapes/dues'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { findClubPeopleById } from '#server/clubs/queries/members.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { openTestApi } from '#server/teams/testing/test-api.ts'

import { collectionsRoutes } from '../../routes.ts'
import { aClubWithFamilies, duesRules, rate, statesOf } from '../../testing/dues.ts'

const platform = await testPlatform()
const { database } = platform
const as = openTestApi(platform, { collections: collectionsRoutes })

beforeEach(() => platform.setClock('2026-12-01T09:00:00.000Z'))

test('an exemption applies to all teams of a member until ended', async () => {
  const { save, people, manager, at, grown, born, clubId } = await aClubWithFamilies(platform)
  await born(grown, '2016-05-01', { firstName: 'Mia' })
  await save()
  let personId = (await people()).find(({ firstName }) => firstName === 'Mia')?.id
  const exempt = async (percent: number) => {
    const body = { percent, reason: '<b>Referee</b>' }
    const made = await as(manager)(`PUT ${at}/exemptions/${personId}`, body)
    personId = duesExemptionResult.parse(made.body).personId
  }
  await exempt(0)
  expect(await historyOf(clubId)).toEqual([])
  await exempt(50)
  expect(await people()).toContainEqual(
    expect.objectContaining({
      firstName: 'Mia',
      teams: ['Norte U12', 'Norte U15'],
      exemption: { percent: 50, reason: '<b>Referee</b>' },
      amount: 3600,
    }),
  )
  await exempt(100)
  expect(statesOf(await people())).toMatchObject({ Mia: ['free', 0], Leo: ['due', 9600] })
  await exempt(0)
  expect(statesOf(await people())).toMatchObject({ Mia: ['due', 7200] })
  const reason = { field: 'exemptReason', from: null, to: null }
  expect(await historyOf(clubId)).toEqual([
    [{ field: 'exemptPercent', from: null, to: '50' }, reason],
    [{ field: 'exemptPercent', from: '50', to: '100' }],
    [{ field: 'exemptPercent', from: '100', to: null }, reason],
  ])
})

test('people without a team are exempt, and stay it once they join one', async () => {
  const { save, people, bill, manager, at, clubId, grown, born } = await aClubWithFamilies(platform)
  await save({ rates: [rate('Passive', 3000, { kinds: ['passive'] }), ...duesRules.rates] })
  const otto = newId()
  await database
    .insertInto('club_memberships')
    .values({
      id: otto,
      club_id: clubId,
      first_name: 'Otto',
      last_name: 'Ruiz',
      date_of_birth: '1950-01-01',
      kind: 'passive',
      created_by: newId(),
      created_at: platform.clock(),
      updated_at: platform.clock(),
    })
    .execute()
  const body = { percent: 50, reason: 'Groundsman' }
  expect(await as(manager)(`PUT ${at}/exemptions/${otto}`, body)).toMatchObject({
    body: { personId: otto, percent: 50 },
  })
  expect(await people()).toContainEqual(
    expect.objectContaining({
      id: otto,
      teams: [],
      exemption: { percent: 50, reason: 'Groundsman' },
      amount: 1500,
    }),
  )
  const chosen = (await people()).filter(({ id }) => id === otto)
  expect(duesRun.parse((await bill(chosen)).body)).toMatchObject({ people: 1, charged: 1500 })

  const feeNow = async () => {
    const reader = { clubId, accountId: manager, roles: ['manager'], isProgram: false } as const
    const now = platform.clock()
    const [person] = await findClubPeopleById(database, { ...reader, now }, [otto])
    return person?.fee
  }
  expect(await feeNow()).toBe('open')
  platform.setClock('2027-02-02T09:00:00.000Z')
  expect(await feeNow()).toBe('overdue')
  await sql`
    update bills set outstanding = 0, paid = charged, state = 'paid', due_on = null
    where id in (select bill_id from bill_lines where membership_id = ${otto})`.execute(database)
  expect(await feeNow()).toBe('paid')

  await born(grown, '1950-01-01', { firstName: 'Otto' })
  expect(await feeNow()).toBe('paid')
  expect(await people()).toContainEqual(
    expect.objectContaining({ id: otto, teams: ['Norte U15'], state: 'billed', amount: 1500 }),
  )
})

test("a member of another club can't be exempt", async () => {
  const [here, there] = [await aClubWithFamilies(platform), await aClubWithFamilies(platform)]
  await there.save()
  const [other] = await there.people()
  const body = { percent: 100, reason: '' }
  expect(await as(here.manager)(`PUT ${here.at}/exemptions/${other?.id}`, body)).toMatchObject({
    status: 404,
  })
  expect(await historyOf(there.clubId)).toEqual([])
})

/** The changes of all records of a club, oldest first. */
async function historyOf(clubId: string) {
  const rows = await database
    .selectFrom('club_membership_changes')
    .select('changes')
    .where('club_id', '=', clubId)
    .orderBy('id')
    .execute()
  return rows.map(({ changes }) => changes)
}
