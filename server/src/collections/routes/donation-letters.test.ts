import { billPage } from '@touchline/contract/collections/shapes/payer'
import { mailsToAddress } from '@touchline/domain/values/mail-limits'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { countMailOrRefuse } from '#server/accounts/commands/mail-limits.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { anAccount } from '#server/teams/testing/people.ts'

import { collectionsJobs } from '../jobs.ts'
import { deleteOldReceipts } from '../queries/donations/receipts.ts'
import { billToken } from '../queries/links.ts'
import { wordsOfPdf } from '../testing/donations.ts'
import { openFunds } from '../testing/funds.ts'

const platform = await testPlatform()
const { database } = platform
const { as, give, aReadyDonor, aSignedReceipt } = openFunds(platform)
await platform.startJobs(collectionsJobs(platform))

const lettersOf = (clubId: string) =>
  database
    .selectFrom('mails')
    .selectAll()
    .where('kind', '=', 'collections.donation_receipt')
    .where('club_id', '=', clubId)
    .orderBy('id')
    .execute()

beforeEach(() => platform.setClock('2026-11-30T09:00:00.000Z'))

test('a signed receipt is emailed once with the PDF; a void one is followed by a letter', async () => {
  const { send, at, ask, receiptId, shown, clubId } = await aSignedReceipt()
  expect((await send()).status).toBe(200)
  await platform.jobs.settle()
  const [letter] = await lettersOf(clubId)
  expect(letter).toMatchObject({
    recipient: 'marta@example.org',
    attachment_name: 'zuwendungsbestaetigung-2026-1.pdf',
  })
  expect((await wordsOfPdf(letter?.attachment ?? new Uint8Array()))[0]).toContain('Nummer 2026/1')
  expect((await shown()).donors[0]?.receipts[0]?.sentAt).toBe('2026-11-30T09:00:00.000Z')
  await ask(`PUT ${at}/receipts/${receiptId}/void`, { reason: 'Wrong sum' })
  const [, second] = await lettersOf(clubId)
  expect(second).toMatchObject({ attachment: null })
  expect(second?.text_body).toContain('Wrong sum')
  expect(await send()).toMatchObject({ status: 412 })
})

test('a receipt is emailed to someone who had many emails that day', async () => {
  const to = 'busy@example.org'
  const { send, clubId } = await aSignedReceipt({ email: to })
  const now = platform.clock()
  await database.transaction().execute(async (tx) => {
    for (let count = 0; count < mailsToAddress.max; count += 1)
      await countMailOrRefuse(tx, { from: null, to, now })
  })
  await send()
  await platform.jobs.settle()
  expect(await lettersOf(clubId)).toMatchObject([
    { recipient: to, state: 'kept', attachment_name: 'zuwendungsbestaetigung-2026-1.pdf' },
  ])
})

test('a club can’t flood a donor with receipts', async () => {
  const { send } = await aSignedReceipt({ email: 'flooded@example.org' })
  for (let count = 0; count < 50; count += 1) expect((await send()).status).toBe(200)
  expect(await send()).toMatchObject({ status: 429 })
})

test('notifies a donor who could download a receipt that it’s void', async () => {
  const { at, ask, receiptId, clubId } = await aSignedReceipt()
  await ask(`PUT ${at}/receipts/${receiptId}/void`, { reason: 'Wrong sum' })
  expect((await lettersOf(clubId)).map(({ text_body }) => text_body)).toEqual([
    expect.stringContaining('Wrong sum'),
  ])
})

test('voiding a receipt to be signed by hand notifies no one', async () => {
  const { issue, key, shown, at, ask, clubId } = await aReadyDonor()
  await issue(key)
  const receiptId = (await shown()).donors[0]?.receipts[0]?.id
  await ask(`PUT ${at}/receipts/${receiptId}/void`, { reason: 'Wrong sum' })
  expect(await lettersOf(clubId)).toEqual([])
})

test('the donor finds a signed receipt on their bill’s page, and no void one', async () => {
  const { bill, receiptId, at, ask } = await aSignedReceipt()
  const token = await billToken(database, bill)
  const page = async () =>
    billPage.parse((await as(undefined)('POST /bill-page/open', { token })).body)
  const download = (id = receiptId) =>
    as(undefined)('POST /bill-page/receipt', {
      token,
      language: 'en',
      what: 'donation',
      receiptId: id,
    })
  expect((await page()).donationReceipts).toEqual([
    { id: receiptId, number: '2026/1', total: 5000 },
  ])
  expect((await wordsOfPdf((await download()).bytes))[0]).toContain('Marta Gil')
  expect(await download(newId())).toMatchObject({ status: 404 })
  await ask(`PUT ${at}/receipts/${receiptId}/void`, { reason: 'Wrong sum' })
  expect((await page()).donationReceipts).toEqual([])
  expect(await download()).toMatchObject({ status: 404 })
})

test('a receipt is on no page of a bill that someone else may have', async () => {
  const { bill, fund, receiptId, clubId } = await aSignedReceipt()
  const other = await give(fund, { amount: 100 })
  const { id: entryId } = await database
    .selectFrom('bill_entries')
    .select('id')
    .where('bill_id', '=', other.billId)
    .where('kind', '=', 'paid')
    .executeTakeFirstOrThrow()
  await database
    .insertInto('donation_receipt_entries')
    .values({
      team_id: other.teamId,
      entry_id: entryId,
      club_id: clubId,
      receipt_id: receiptId,
    })
    .execute()
  const page = async () => {
    const token = await billToken(database, other)
    return as(undefined)('POST /bill-page/open', { token })
  }
  expect((await page()).body).toMatchObject({ donationReceipts: [] })
  const accountId = await anAccount(database)
  await database
    .updateTable('bills')
    .set({ account_id: accountId })
    .where('id', 'in', [bill.billId, other.billId])
    .execute()
  expect((await page()).body).toMatchObject({ donationReceipts: [{ id: receiptId }] })
})

test('a receipt to sign by hand is neither emailed nor on the bill’s page', async () => {
  const { issue, key, shown, at, ask, bill } = await aReadyDonor()
  await issue(key)
  const receiptIds = [(await shown()).donors[0]?.receipts[0]?.id]
  expect(await ask(`POST ${at}/emails`, { receiptIds })).toMatchObject({
    status: 422,
    body: { data: { fields: { receiptIds: 'not_signed' } } },
  })
  const token = await billToken(database, bill)
  const page = await as(undefined)('POST /bill-page/open', { token })
  expect(page.body).toMatchObject({ donationReceipts: [] })
})

test('a receipt outlives the donor’s bill and account, and goes after ten years', async () => {
  const { bill, shown, clubId } = await aSignedReceipt()
  await database.deleteFrom('bills').where('id', '=', bill.billId).execute()
  expect((await shown('?year=2026')).donors).toMatchObject([
    { name: 'Marta Gil', given: 0, receipts: [{ number: '2026/1', isOutdated: false }] },
  ])
  const left = async (now: string) => {
    await deleteOldReceipts(database, new Date(now))
    const found = await database
      .selectFrom('donation_receipts')
      .select('id')
      .where('club_id', '=', clubId)
      .execute()
    return found.length
  }
  expect(await left('2036-12-31T12:00:00Z')).toBe(1)
  expect(await left('2037-01-01T12:00:00Z')).toBe(0)
})
