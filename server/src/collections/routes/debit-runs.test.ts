import { debitFile } from '@touchline/contract/collections/shapes/debit-runs'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aMember, anAccount } from '#server/teams/testing/people.ts'
import { openTestApi } from '#server/teams/testing/test-api.ts'

import { bookEntry } from '../commands/book-entry.ts'
import { notifyOfDebit } from '../commands/debits/write-letters.ts'
import { collectionsRoutes } from '../routes.ts'
import { aCollectingClub } from '../testing/debits.ts'

const platform = await testPlatform()
const { database } = platform
const as = openTestApi(platform, { collections: collectionsRoutes })
const aClubToCollect = () => aCollectingClub(platform)

beforeEach(() => platform.setClock('2026-12-01T09:00:00.000Z'))

test('the preview lists what can be collected, and why the rest can’t', async () => {
  const { preview, anna, ben, cleo, dora } = await aClubToCollect()
  const shown = await preview()
  expect(shown).toMatchObject({
    earliestOn: '2026-12-15',
    dueOn: '2026-12-15',
    count: 2,
    amount: 20_000,
  })
  expect(shown.bills.map(({ billId }) => billId).toSorted()).toEqual(
    [anna.billId, ben.billId].toSorted(),
  )
  expect(shown.bills.every(({ sequence }) => sequence === 'RCUR')).toBe(true)
  const reasons = shown.without.map(({ billId, reason }) => [billId, reason] as const)
  expect(Object.fromEntries(reasons)).toEqual({
    [cleo.billId]: 'no_mandate',
    [dora.billId]: 'not_due',
  })
  // A Saturday becomes the next bank day; a day too soon the earliest one.
  expect((await preview('?dueOn=2026-12-26')).dueOn).toBe('2026-12-28')
  expect((await preview('?dueOn=2026-12-02')).dueOn).toBe('2026-12-15')
  expect((await preview(`?duesRunId=${newId()}`)).count).toBe(0)
})

test('a run collects what was previewed, once; meanwhile its bills can’t be paid, reminded of or collected again', async () => {
  const { start, started, preview, anna, ask, teams } = await aClubToCollect()
  expect(await start({ amount: 19_999 })).toMatchObject({ code: 'changed_meanwhile' })
  const id = newId()
  const [first, second] = [await start({ id }), await start({ id })]
  expect(second.body).toEqual(first.body)
  expect(await started().catch(() => 'nothing left')).toBe('nothing left')
  expect((await preview()).without).toContainEqual(
    expect.objectContaining({ billId: anna.billId, reason: 'collecting' }),
  )
  expect((await anna.page()).debit?.last).toMatchObject({
    state: 'collecting',
    amount: 10_000,
    dueOn: '2026-12-15',
  })
  expect(await ask('POST /bill-page/checkout', { tokens: [anna.token] })).toMatchObject({
    code: 'money_on_its_way',
  })
  const due = await sql<{ count: number }>`
    select count(*)::int as count from outbox
    where name = 'collections.debit_announced'
      and payload ->> 'teamId' = any (${[...teams]}::text[])`.execute(database)
  expect(due.rows[0]?.count).toBe(2)
})

test('each payer is notified once of amount, day, mandate and creditor', async () => {
  const { started, anna } = await aClubToCollect()
  const run = await started()
  const key = { teamId: anna.teamId, billId: anna.billId, debitRunId: run.id }
  await notifyOfDebit(platform, 'debit_announced', key)
  await notifyOfDebit(platform, 'debit_announced', key)
  const mails = await sql<{ subject: string; text: string }>`
    select subject, text_body as text from mails where kind = 'collections.debit_announced'
      and lower(recipient) = 'anna@example.org' order by id desc`.execute(database)
  expect(mails.rows).toHaveLength(1)
  for (const said of ['€100.00', '15', 'DE98ZZZ09999999999', 'DE89 •••• 3000', 'M0000'])
    expect(mails.rows[0]?.text).toContain(said)
})

test("the file is created once and doesn't change; bills paid meanwhile are left out", async () => {
  const { started, download, anna, run } = await aClubToCollect()
  const { id } = await started()
  await database
    .transaction()
    .execute((tx) =>
      bookEntry(
        tx,
        { teamId: anna.teamId, billId: anna.billId, now: platform.clock() },
        { entry: { kind: 'paid', method: 'cash', amount: 10_000 } },
      ),
    )
  const first = debitFile.parse((await download(id)).body)
  platform.setClock('2026-12-03T09:00:00.000Z')
  expect(debitFile.parse((await download(id)).body)).toEqual(first)
  expect(first.xml).toContain('<CtrlSum>100.00</CtrlSum>')
  expect(first.xml).not.toContain(anna.reference)
  expect(await run(id)).toMatchObject({ state: 'submitted', count: 1, amount: 10_000 })
})

test('no file can be created too late for the bank', async () => {
  const { started, download } = await aClubToCollect()
  const { id } = await started()
  platform.setClock('2026-12-15T09:00:00.000Z')
  expect(await download(id)).toMatchObject({ code: 'deadline_passed' })
})

test('a run can be cancelled until its day; its bills can then be collected again', async () => {
  const { started, change, preview, download } = await aClubToCollect()
  const { id } = await started()
  await download(id)
  expect((await change(id, { kind: 'cancel' })).body).toMatchObject({ state: 'cancelled' })
  expect((await preview()).count).toBe(2)
  const again = await started()
  await download(again.id)
  platform.setClock('2026-12-15T09:00:00.000Z')
  expect(await change(again.id, { kind: 'cancel' })).toMatchObject({ code: 'money_on_its_way' })
})

test('the file tells the bank about a changed account', async () => {
  const { started, download, anna, clubId } = await aClubToCollect()
  await database
    .updateTable('debit_mandates')
    .set({ collected_iban: 'ES9121000418450200051332', last_collected_on: '2026-06-01' })
    .where('club_id', '=', clubId)
    .where('holder', '=', 'Anna')
    .execute()
  const { xml } = debitFile.parse((await download((await started()).id)).body)
  expect(xml.match(/SMNDA/g)).toHaveLength(1)
  expect(xml).toContain(anna.reference)
})

test("an admin of one team can't find a run of the club", async () => {
  const { at, teams, started } = await aClubToCollect()
  const { id } = await started()
  const admin = await anAccount(database)
  await aMember(database, teams[0], { accountId: admin, isAdmin: true })
  for (const line of [`GET ${at}/preview`, `GET ${at}/runs/${id}`, `POST ${at}/runs/${id}/file`])
    expect(await as(admin)(line, line.startsWith('POST') ? {} : undefined)).toMatchObject({
      status: 404,
    })
})
