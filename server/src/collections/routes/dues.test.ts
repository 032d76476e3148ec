import { dues, duesRun } from '@touchline/contract/collections/shapes/dues'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aClub, aGuardian, aMember, anAccount } from '#server/teams/testing/people.ts'
import { openTestApi } from '#server/teams/testing/test-api.ts'

import { collectionsRoutes } from '../routes.ts'
import { aClubWithFamilies, duesRules, rate, statesOf } from '../testing/dues.ts'

const platform = await testPlatform()
const { database } = platform
const as = openTestApi(platform, { collections: collectionsRoutes })
const year = '?startsOn=2027-01-01&months=12'

beforeEach(() => platform.setClock('2026-12-01T09:00:00.000Z'))

test('a family over two teams is one, its second child has the discount', async () => {
  const { save, preview } = await aClubWithFamilies(platform)
  await save()
  const { families, count, amount } = await preview()
  expect(families.map(({ payer, bills }) => [payer, bills])).toEqual([
    ['Marta Gil', 2],
    ['Paul Ruiz', 1],
  ])
  expect(statesOf(families.flatMap((family) => family.people))).toEqual({
    Leo: ['due', 9600],
    Mia: ['due', 7200],
    Paul: ['due', 15_000],
  })
  expect([count, amount]).toEqual([3, 31_800])
})

test('brothers and sisters of an imported list are one family, billed to their parent', async () => {
  const { save, preview, born, young, grown } = await aClubWithFamilies(platform)
  await save()
  const email = `ida-${young}@example.org`
  for (const teamId of [young, grown]) {
    const memberId = await born(teamId, '2014-05-01', { firstName: 'Ben' })
    const guardianId = await aGuardian(database, { teamId, memberId }, { verifiedAt: null })
    await sql`update members set last_name = 'Roth' where id = ${memberId}`.execute(database)
    await sql`update guardians set first_name = 'Ida', last_name = 'Roth', email = ${email}
      where id = ${guardianId}`.execute(database)
  }
  const { families } = await preview()
  expect(families.find(({ payer }) => payer === 'Ida Roth')).toMatchObject({ hasAddress: true })
  expect(families.map(({ payer }) => payer)).not.toContain('Ben Roth')
})

test('proposes the currency of the country', async () => {
  const manager = await anAccount(database)
  const clubId = await aClub(database, manager)
  await database.updateTable('clubs').set({ country: 'CH' }).where('id', '=', clubId).execute()
  const answer = await as(manager)(`GET /clubs/${clubId}/dues`)
  expect(dues.parse(answer.body)).toMatchObject({ currency: 'CHF', rules: null, teams: [] })
})

test('bills everyone at once: one bill per family and team, due on the chosen day', async () => {
  const { save, people, bill, marta } = await aClubWithFamilies(platform)
  await save()
  const run = duesRun.parse((await bill(await people())).body)
  expect(run).toMatchObject({
    name: 'Fee <2027> &amp;',
    people: 3,
    bills: 3,
    charged: 31_800,
    outstanding: 31_800,
    paid: 0,
  })
  expect(run.collections.map(({ team }) => team)).toEqual(['Norte U12', 'Norte U15'])
  const bills = await database
    .selectFrom('bills')
    .select(['charged', 'due_on', 'first_name'])
    .where('account_id', '=', marta)
    .orderBy('charged')
    .execute()
  expect(bills).toEqual([
    { charged: 7200, due_on: '2027-02-01', first_name: 'Marta' },
    { charged: 9600, due_on: '2027-02-01', first_name: 'Marta' },
  ])
  const announced = await sql`select from outbox where name = 'collections.billed'`.execute(
    database,
  )
  expect(announced.rows.length).toBeGreaterThanOrEqual(3)
  expect(statesOf(await people())).toMatchObject({
    Mia: ['billed', 7200],
    Paul: ['billed', 15_000],
  })
})

test('passive members without a team are billed by their kind, each once', async () => {
  const { save, preview, people, bill, clubId, grown } = await aClubWithFamilies(platform)
  await save({ rates: [rate('Passive', 3000, { kinds: ['passive'] }), ...duesRules.rates] })
  const record = (firstName: string, more: object = {}) =>
    database
      .insertInto('club_memberships')
      .values({
        id: newId(),
        club_id: clubId,
        first_name: firstName,
        last_name: 'Vidal',
        kind: 'passive',
        created_by: newId(),
        created_at: platform.clock(),
        updated_at: platform.clock(),
        ...more,
      })
      .execute()
  await record('Otto', { email: 'otto@example.org', date_of_birth: '1950-01-01' })
  await record('Olga', { exited_on: '2026-06-30' })
  await record('Omar', { kind: 'honorary' })
  const shownNow = await preview()
  expect(statesOf(shownNow.families.flatMap((family) => family.people))).toMatchObject({
    Otto: ['due', 3000],
    Omar: ['free', 0],
  })
  expect(shownNow.families.map(({ payer }) => payer)).not.toContain('Olga Vidal')
  expect(shownNow.families.find(({ payer }) => payer === 'Otto Vidal')).toMatchObject({
    hasAddress: true,
    amount: 3000,
    people: [{ teams: [], rate: 'Passive' }],
  })

  const otto = (await people()).filter(({ firstName }) => firstName === 'Otto')
  const run = duesRun.parse((await bill(otto)).body)
  expect(run).toMatchObject({ people: 1, bills: 1, charged: 3000 })
  const bills = await database
    .selectFrom('bills')
    .select(['email', 'first_name'])
    .where('email', '=', 'otto@example.org')
    .execute()
  expect(bills).toEqual([{ email: 'otto@example.org', first_name: 'Otto' }])
  expect(statesOf(await people())).toMatchObject({ Otto: ['billed', 3000] })

  // In a team later, they are the same person with the same bill.
  const row = await aMember(database, grown, { firstName: 'Otto' })
  const [kept] = await database
    .selectFrom('club_memberships')
    .select('id')
    .where('club_id', '=', clubId)
    .where('first_name', '=', 'Otto')
    .execute()
  await database
    .insertInto('club_membership_rows')
    .values({ team_id: grown, member_id: row, club_id: clubId, membership_id: kept?.id ?? '' })
    .execute()
  expect(statesOf(await people())).toMatchObject({ Otto: ['billed', 3000] })
})

test('sent twice the bills are written once; who is billed is not billed again', async () => {
  const { save, people, bill } = await aClubWithFamilies(platform)
  await save()
  const all = await people()
  const id = newId()
  const [first, second] = [await bill(all, { id }), await bill(all, { id })]
  expect(second.body).toEqual(first.body)
  expect(await bill(all)).toMatchObject({ code: 'changed_meanwhile' })
})

test('creates no bills if total, people or rules differ from the preview', async () => {
  const { save, people, bill } = await aClubWithFamilies(platform)
  await save()
  const all = await people()
  expect(await bill(all, { amount: 31_799 })).toMatchObject({ code: 'changed_meanwhile' })
  expect(await bill(all, { personIds: [newId()] })).toMatchObject({ code: 'changed_meanwhile' })
  await save({ isProRata: false }, 1)
  expect(await bill(all)).toMatchObject({ code: 'changed_meanwhile' })
  expect((await people()).every(({ state }) => state === 'due')).toBe(true)
})

test('rules are saved once each: an older version is refused, and rules without a rate', async () => {
  const { save, manager, at } = await aClubWithFamilies(platform)
  expect(await save({ rates: [] })).toMatchObject({ status: 422 })
  expect(dues.parse((await save()).body)).toMatchObject({ version: 1, rules: duesRules })
  expect(await save()).toMatchObject({ code: 'changed_meanwhile' })
  expect(dues.parse((await save({ isProRata: false }, 1)).body)).toMatchObject({ version: 2 })
  expect((await as(manager)(`GET ${at}`)).body).toMatchObject({ version: 2 })
})

test("the club's record decides who pays what: kind, entry and exit", async () => {
  const { save, people, clubId, young, mia } = await aClubWithFamilies(platform)
  await save()
  const record = { first_name: 'Mia', last_name: 'Ruiz', date_of_birth: '2016-05-01' }
  const id = newId()
  const now = platform.clock()
  await database
    .insertInto('club_memberships')
    .values({
      id,
      club_id: clubId,
      ...record,
      entered_on: '2027-07-10',
      created_by: newId(),
      created_at: now,
      updated_at: now,
    })
    .execute()
  await database
    .insertInto('club_membership_rows')
    .values({ team_id: young, member_id: mia, club_id: clubId, membership_id: id })
    .execute()
  const change = (values: object) =>
    database.updateTable('club_memberships').set(values).where('id', '=', id).execute()
  expect(statesOf(await people())).toMatchObject({ Mia: ['due', 3600] })
  await change({ kind: 'honorary' })
  expect(statesOf(await people())).toMatchObject({ Mia: ['free', 0] })
  await change({ kind: 'active', entered_on: '2020-01-01', exited_on: '2026-12-31' })
  expect(statesOf(await people())).toMatchObject({ Mia: ['away', 0] })
})

test("an admin of one team can't find the club's fees", async () => {
  const { at, young } = await aClubWithFamilies(platform)
  const admin = await anAccount(database)
  await aMember(database, young, { accountId: admin, isAdmin: true })
  for (const line of [`GET ${at}`, `GET ${at}/preview${year}`])
    expect(await as(admin)(line)).toMatchObject({ status: 404 })
})
