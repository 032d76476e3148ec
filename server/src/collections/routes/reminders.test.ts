import { bill } from '@touchline/contract/collections/shapes/bill'
import { reminders, reminderResult } from '@touchline/contract/collections/shapes/reminders'
import { defaultStages } from '@touchline/domain/collections/reminders/stages'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aClub, aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'
import { openTestApi } from '#server/teams/testing/test-api.ts'

import { bookEntry } from '../commands/book-entry.ts'
import { sendAutomaticReminders } from '../commands/reminders/automatic.ts'
import { collectionsRoutes } from '../routes.ts'
import { aBill, aCollection } from '../testing/bills.ts'

const platform = await testPlatform()
const { database } = platform
const as = openTestApi(platform, { collections: collectionsRoutes })

beforeEach(async () => {
  platform.setClock('2026-04-11T09:00:00.000Z')
  await database.deleteFrom('mails').execute()
  await database.deleteFrom('reminder_settings').execute()
})

/** Two teams; Marta has an overdue bill in each, Paul one; nothing is paid. */
async function aClubWithDebts() {
  const manager = await anAccount(database)
  const clubId = await aClub(database, manager)
  const owe = async (traits: Parameters<typeof aBill>[2], name = 'Norte U12') => {
    const teamId = await aTeam(database, { name, clubId })
    const collection = await aCollection(database, teamId)
    const key = await aBill(database, collection, traits)
    const charged = { entry: { kind: 'charged', amount: 10_000 } } as const
    await database
      .transaction()
      .execute((tx) => bookEntry(tx, { ...key, now: platform.clock() }, charged))
    return { ...key, collectionId: collection.id }
  }
  const tag = clubId.slice(-12)
  const marta = `marta-${tag}@example.org`
  const first = await owe({ email: marta })
  const second = await owe({ email: marta.toUpperCase(), language: 'de' }, 'Norte U15')
  const paul = await owe({ email: `paul-${tag}@example.org` }, 'Norte U17')
  const at = `/clubs/${clubId}/reminders`
  const read = async () => reminders.parse((await as(manager)(`GET ${at}`)).body)
  const due = async () => {
    const { families, letters } = await read()
    const billIds = families.flatMap(({ bills }) =>
      bills.flatMap((one) => (one.next === null ? [] : one.billId)),
    )
    return { billIds: [...new Set(billIds)], letters }
  }
  const send = async (more: object = {}) => as(manager)(`POST ${at}`, { ...(await due()), ...more })
  const save = async (more: object = {}) => {
    const { settings, version } = await read()
    return as(manager)(`PUT ${at}`, { settings: { ...settings, ...more }, version })
  }
  const mails = async () => {
    const rows = await database
      .selectFrom('mails')
      .select(['recipient', 'subject', 'text_body'])
      .where('kind', '=', 'collections.overdue')
      .orderBy('id')
      .execute()
    return rows
  }
  return { manager, clubId, owe, first, second, paul, at, read, due, send, save, mails, marta }
}

const stagesWithFee = defaultStages.map((stage, place) => ({ ...stage, fee: place * 500 }))

test("sends one email per family about all teams' bills, as many as previewed", async () => {
  const { read, send, mails, marta } = await aClubWithDebts()
  const { letters, families } = await read()
  expect(letters).toBe(2)
  expect(families.map(({ bills }) => bills.length)).toEqual([2, 1])
  expect(reminderResult.parse((await send()).body)).toEqual({ letters: 2, postponed: 0 })
  const [first, ...others] = await mails()
  expect(others).toHaveLength(1)
  expect(first?.recipient.toLowerCase()).toBe(marta)
  expect(first?.subject).toMatch(/€200\.00/)
  expect(first?.text_body).toMatch(/Norte U12[\s\S]*Norte U15/)
  expect(await read()).toMatchObject({ letters: 0 })
})

test('a repeated request sends once, and a changed preview is refused', async () => {
  const { due, send, mails, first } = await aClubWithDebts()
  const shown = await due()
  const paid = { entry: { kind: 'paid', method: 'cash', amount: 10_000 } } as const
  await database
    .transaction()
    .execute((tx) => bookEntry(tx, { ...first, now: platform.clock() }, paid))
  expect(await send(shown)).toMatchObject({ code: 'changed_meanwhile' })
  const now = await due()
  const answers = await Promise.all([send(now), send(now)])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]))
  expect(await mails()).toHaveLength(2)
})

test("a stage's fee is a separate line, once per email, and can be waived", async () => {
  const { manager, send, save, read, mails, first } = await aClubWithDebts()
  await save({ stages: stagesWithFee })
  await send()
  platform.setClock('2026-04-25T09:00:00.000Z')
  const { families } = await read()
  expect(families.map(({ stage, fee }) => [stage, fee])).toEqual([
    [2, 500],
    [2, 500],
  ])
  await send()
  const [, , letter] = await mails()
  expect(letter?.text_body).toMatch(/Reminder fee: €5\.00/)
  expect(letter?.text_body).toMatch(/Total: €205\.00/)
  const path = `/teams/${first.teamId}/collections/${first.collectionId}/bills/${first.billId}`
  const read1 = bill.parse((await as(manager)(`GET ${path}`)).body)
  expect(read1).toMatchObject({ outstanding: 10_500, dueOn: '2026-04-01', waivableFees: 500 })
  expect(read1.reminders.map(({ stage, fee }) => [stage, fee])).toEqual([
    [1, 0],
    [2, 500],
  ])
  const waiver = {
    id: newId(),
    entry: { kind: 'waiver', amount: 500, note: '', of: 'fees' },
  }
  for (const _twice of [1, 2]) await as(manager)(`POST ${path}/entries`, waiver)
  expect(bill.parse((await as(manager)(`GET ${path}`)).body)).toMatchObject({
    outstanding: 10_000,
    waivableFees: 0,
  })
  const more = { ...waiver, id: newId() }
  expect(await as(manager)(`POST ${path}/entries`, more)).toMatchObject({ status: 422 })
})

test('families with a request or a payment in progress are left out', async () => {
  const { read, paul, first } = await aClubWithDebts()
  await database
    .insertInto('bill_requests')
    .values({
      id: newId(),
      team_id: paul.teamId,
      bill_id: paul.billId,
      kind: 'reduction',
      words: 'Lost my job',
      requested_at: platform.clock(),
    })
    .execute()
  await database
    .insertInto('bill_checkouts')
    .values({
      id: newId(),
      team_id: first.teamId,
      bill_id: first.billId,
      amount: 10_000,
      state: 'waiting',
      expires_at: platform.clock(),
      provider: 'sandbox',
      payout_account_id: 'acct',
      created_at: platform.clock(),
    })
    .execute()
  const { families, letters } = await read()
  expect(letters).toBe(1)
  expect(families.flatMap(({ bills }) => bills.map(({ team }) => team))).toEqual(['Norte U15'])
})

test("a minor's bill goes to both guardians, with one fee", async () => {
  const { owe, send, save, mails } = await aClubWithDebts()
  const child = await anAccount(database, 'Leo')
  const owed = await owe({ accountId: child, email: null }, 'Norte U9')
  const memberId = await aMember(database, owed.teamId, { accountId: child })
  await database
    .updateTable('members')
    .set({ date_of_birth: '2014-01-01' })
    .where('id', '=', memberId)
    .execute()
  for (const name of ['Eva', 'Tom'])
    await aGuardian(
      database,
      { teamId: owed.teamId, memberId },
      { accountId: await anAccount(database, name) },
    )
  await save({ stages: [{ ...defaultStages[0], fee: 300 }] })
  expect((await send()).body).toEqual({ letters: 4, postponed: 0 })
  expect(await mails()).toHaveLength(4)
  const { outstanding } = await database
    .selectFrom('bills')
    .select('outstanding')
    .where('id', '=', owed.billId)
    .executeTakeFirstOrThrow()
  expect(outstanding).toBe(10_300)
})

test('automatic reminders follow the stages, once a day and never at night', async () => {
  const { save, mails } = await aClubWithDebts()
  expect((await save({ isAutomatic: true, hour: 9 })).status).toBe(200)
  for (const [at, count] of [
    ['2026-04-11T05:00:00.000Z', 0],
    ['2026-04-11T22:00:00.000Z', 0],
    ['2026-04-12T08:30:00.000Z', 2],
    ['2026-04-12T09:30:00.000Z', 2],
    ['2026-04-13T08:30:00.000Z', 2],
    ['2026-04-26T08:30:00.000Z', 4],
  ] as const) {
    platform.setClock(at)
    await Promise.all([sendAutomaticReminders(platform), sendAutomaticReminders(platform)])
    expect(await mails()).toHaveLength(count)
  }
})

test('a suspended club sends no reminders, nor one in which no one keeps the money', async () => {
  const { save, mails, clubId } = await aClubWithDebts()
  expect((await save({ isAutomatic: true, hour: 9 })).status).toBe(200)
  platform.setClock('2026-04-12T08:30:00.000Z')
  const club = database.updateTable('clubs').where('id', '=', clubId)
  await club.set({ suspended_at: platform.clock() }).execute()
  await sendAutomaticReminders(platform)
  await club.set({ suspended_at: null }).execute()
  const held = database.updateTable('club_roles').where('club_id', '=', clubId)
  await held.set({ roles: ['board'] }).execute()
  await sendAutomaticReminders(platform)
  expect(await mails()).toEqual([])
  await held.set({ roles: ['treasurer'] }).execute()
  await sendAutomaticReminders(platform)
  expect(await mails()).toHaveLength(2)
})

test('stages are saved once each: an older version is refused, and stages out of order', async () => {
  const { save, at, manager, read } = await aClubWithDebts()
  const { settings } = await read()
  const [first] = settings.stages
  expect(await save({ stages: [first, first] })).toMatchObject({ status: 422 })
  expect(await save({ stages: [first] })).toMatchObject({ status: 200 })
  expect(await as(manager)(`PUT ${at}`, { settings, version: 0 })).toMatchObject({ status: 412 })
})

test("an admin of one team can't find the club's reminders", async () => {
  const { at, first } = await aClubWithDebts()
  const admin = await anAccount(database)
  await aMember(database, first.teamId, { accountId: admin, isAdmin: true })
  expect(await as(admin)(`GET ${at}`)).toMatchObject({ status: 404 })
})
