import { dues } from '@touchline/contract/collections/shapes/dues'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aClub, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'
import { openTestApi } from '#server/teams/testing/test-api.ts'

import { collectionsRoutes } from '../../routes.ts'
import { runAutomaticDues } from './automatic.ts'

const platform = await testPlatform()
const { database } = platform
const as = openTestApi(platform, { collections: collectionsRoutes })

beforeEach(async () => {
  platform.setClock('2026-12-01T09:00:00.000Z')
  for (const table of ['mails', 'dues_schedules', 'dues_plans'] as const)
    await database.deleteFrom(table).execute()
})

/** Paul and Ana play; a year costs €150, billed two weeks before it begins. */
async function aClubWithYear(rateChoice = 'first') {
  const manager = await anAccount(database)
  const clubId = await aClub(database, manager)
  const teamId = await aTeam(database, { clubId })
  for (const firstName of ['Paul', 'Ana'])
    await aMember(database, teamId, { firstName, accountId: await anAccount(database, firstName) })
  const rate = { id: newId(), name: 'All', minAge: null, maxAge: null, teamIds: [], kinds: [] }
  const rules = {
    rates: [
      { ...rate, amount: 15_000 },
      { ...rate, id: newId(), amount: 3000 },
    ],
    rateChoice,
    isProRata: true,
    siblingPercents: [],
    familyMaximum: null,
    yearBegins: 1,
    automatic: { daysBefore: 14, dueDays: 30 },
  }
  const at = `/clubs/${clubId}/dues`
  const body = { rules, currency: 'EUR', months: 12, version: 0 }
  expect(await as(manager)(`PUT ${at}`, body)).toMatchObject({ status: 200 })
  const runOn = async (day: string) => {
    platform.setClock(`${day}T09:00:00.000Z`)
    await Promise.all([runAutomaticDues(platform), runAutomaticDues(platform)])
  }
  const read = async () => dues.parse((await as(manager)(`GET ${at}`)).body)
  const decide = (planId: string | undefined, isStopped: boolean) =>
    as(manager)(`PUT ${at}/plans/${planId}`, { isStopped })
  const letters = () => database.selectFrom('mails').select(['kind', 'text_body']).execute()
  return { clubId, teamId, manager, runOn, read, decide, letters }
}

test('the treasurer is notified a week before, and the bills are created once on their day', async () => {
  const { runOn, read, letters } = await aClubWithYear()
  await runOn('2026-12-10')
  expect((await read()).plans).toEqual([])
  await runOn('2026-12-11')
  expect((await read()).plans).toMatchObject([
    { startsOn: '2027-01-01', whom: 'everyone', sendsOn: '2026-12-18', isStopped: false },
  ])
  const [letter, ...others] = await letters()
  expect(others).toEqual([])
  expect(letter?.text_body).toMatch(/2 members · €300\.00/)
  await runOn('2026-12-17')
  expect((await read()).runs).toEqual([])
  for (const day of ['2026-12-18', '2026-12-19']) await runOn(day)
  const { runs, plans } = await read()
  expect(plans).toEqual([])
  expect(runs).toMatchObject([
    { startsOn: '2027-01-01', dueOn: '2027-01-17', people: 2, charged: 30_000 },
  ])
})

test("automatic bills add the rates by the club's choice, as announced", async () => {
  const { runOn, read, letters } = await aClubWithYear('all')
  await runOn('2026-12-11')
  expect((await letters())[0]?.text_body).toMatch(/2 members · €360\.00/)
  await runOn('2026-12-18')
  expect((await read()).runs).toMatchObject([{ people: 2, charged: 36_000 }])
})

test('stopped bills are not created, unless the treasurer releases them', async () => {
  const { runOn, read, decide } = await aClubWithYear()
  await runOn('2026-12-11')
  const [plan] = (await read()).plans
  expect(await decide(plan?.id, true)).toMatchObject({ status: 200 })
  await runOn('2026-12-18')
  expect((await read()).runs).toEqual([])
  expect(await decide(plan?.id, false)).toMatchObject({ status: 200 })
  await runOn('2026-12-18')
  expect((await read()).runs).toHaveLength(1)
  expect(await decide(plan?.id, true)).toMatchObject({ status: 404 })
})

test('someone who joins during the year is billed pro rata from the next month', async () => {
  const { runOn, read, clubId, teamId } = await aClubWithYear()
  await runOn('2026-12-11')
  await runOn('2026-12-18')
  const zoe = await aMember(database, teamId, { firstName: 'Zoe' })
  const id = newId()
  const now = platform.clock()
  await database
    .insertInto('club_memberships')
    .values({
      id,
      club_id: clubId,
      first_name: 'Zoe',
      last_name: 'Ruiz',
      entered_on: '2027-03-10',
      created_by: newId(),
      created_at: now,
      updated_at: now,
    })
    .execute()
  await database
    .insertInto('club_membership_rows')
    .values({ team_id: teamId, member_id: zoe, club_id: clubId, membership_id: id })
    .execute()
  // In its trial, a team may collect fees.
  await database
    .updateTable('teams')
    .set({ created_at: new Date('2027-03-20') })
    .execute()
  await runOn('2027-03-25')
  expect((await read()).plans).toMatchObject([{ whom: 'newcomers', sendsOn: '2027-04-01' }])
  await runOn('2027-04-01')
  const [run] = (await read()).runs
  expect(run).toMatchObject({ people: 1, charged: 12_500 })
})

test('bills each person once for a period, however often it is tried', async () => {
  const { runOn, teamId } = await aClubWithYear()
  await runOn('2026-12-11')
  await runOn('2026-12-18')
  await database.updateTable('dues_plans').set({ state: 'announced' }).execute()
  await runOn('2026-12-18')
  const bills = await database
    .selectFrom('bills')
    .select('id')
    .where('team_id', '=', teamId)
    .execute()
  expect(bills).toHaveLength(2)
})

test('no bills are announced or written for a suspended club, until it goes on', async () => {
  const { clubId, runOn, read, letters } = await aClubWithYear()
  const suspend = (at: Date | null) =>
    database.updateTable('clubs').set({ suspended_at: at }).where('id', '=', clubId).execute()
  await suspend(platform.clock())
  await runOn('2026-12-11')
  expect(await letters()).toEqual([])
  await suspend(null)
  await runOn('2026-12-12')
  await suspend(platform.clock())
  await runOn('2026-12-20')
  await suspend(null)
  expect((await read()).runs).toEqual([])
})

test('bills of a treasurer whose role has ended are written by one who keeps the money now', async () => {
  const { clubId, manager, runOn } = await aClubWithYear()
  await runOn('2026-12-11')
  const other = await anAccount(database, 'Tina')
  await database
    .insertInto('club_roles')
    .values({ club_id: clubId, account_id: other, roles: ['treasurer'] })
    .execute()
  await database.deleteFrom('club_roles').where('account_id', '=', manager).execute()
  await runOn('2026-12-19')
  const makers = await database
    .selectFrom('dues_runs')
    .select('created_by')
    .where('club_id', '=', clubId)
    .execute()
  expect(makers).toEqual([{ created_by: other }])
})

test('without anyone who keeps the money, no bills are written', async () => {
  const { clubId, runOn } = await aClubWithYear()
  await runOn('2026-12-11')
  await database
    .updateTable('club_roles')
    .set({ roles: ['board'] })
    .where('club_id', '=', clubId)
    .execute()
  await runOn('2026-12-19')
  const made = await database
    .selectFrom('dues_runs')
    .select('id')
    .where('club_id', '=', clubId)
    .execute()
  expect(made).toEqual([])
})

test('automatic bills reach members without a team, each once', async () => {
  const { runOn, read, clubId, letters } = await aClubWithYear()
  await database
    .insertInto('club_memberships')
    .values({
      id: newId(),
      club_id: clubId,
      first_name: 'Petra',
      last_name: 'Passiv',
      kind: 'passive',
      email: 'petra@example.org',
      entered_on: '2020-01-01',
      created_by: newId(),
      created_at: platform.clock(),
      updated_at: platform.clock(),
    })
    .execute()
  await runOn('2026-12-11')
  expect((await letters())[0]?.text_body).toMatch(/3 members · €450\.00/)
  for (const day of ['2026-12-18', '2026-12-19']) await runOn(day)
  expect((await read()).runs).toMatchObject([{ people: 3, charged: 45_000 }])
  const bills = await database
    .selectFrom('bills')
    .select(['first_name', 'charged'])
    .where('email', '=', 'petra@example.org')
    .execute()
  expect(bills).toEqual([{ first_name: 'Petra', charged: 15_000 }])
})
