import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { anAccount } from '#server/teams/testing/people.ts'

import { aBill, aCollection } from '../testing/bills.ts'
import { wordsOfPdf } from '../testing/donations.ts'
import { openFunds } from '../testing/funds.ts'

const platform = await testPlatform()
const { database } = platform
const { aFund, give, book, aReadyDonor } = openFunds(platform)

beforeEach(() => platform.setClock('2026-11-30T09:00:00.000Z'))

test('a donor’s money of the year is one receipt, and counts once', async () => {
  const accountId = await anAccount(database)
  const { fund, shown, issue, key } = await aReadyDonor({ accountId })
  await give(fund, { accountId, amount: 2000, onDay: '2026-05-01', method: 'cash' })
  await give(fund, { accountId, amount: 900, onDay: '2025-12-31' })
  const before = await shown('?year=2026')
  expect(before).toMatchObject({ year: 2026, years: [2026, 2025], refusal: null, leftOut: 0 })
  expect(before.donors).toMatchObject([{ given: 7000, open: 7000, refusal: null, receipts: [] }])

  expect(await issue(key)).toMatchObject({ status: 201 })
  expect((await shown('?year=2026')).donors).toMatchObject([
    {
      open: 0,
      refusal: 'nothing_open',
      receipts: [{ number: '2026/1', total: 7000, voided: null, isOutdated: false }],
    },
  ])
  expect(await issue(key)).toMatchObject({
    status: 422,
    body: { data: { fields: { donorKeys: 'not_ready' } } },
  })
})

test('a receipt stays as it was issued, and the file says its number', async () => {
  const { at, ask, issue, key, address, clubId } = await aReadyDonor()
  await issue(key)
  const receipt = await database
    .selectFrom('donation_receipts')
    .selectAll()
    .where('club_id', '=', clubId)
    .executeTakeFirstOrThrow()
  const file = async () => (await ask(`POST ${at}/receipts/${receipt.id}/file`, {})).bytes
  const first = await file()
  expect((await wordsOfPdf(first))[0]).toContain('Nummer 2026/1')
  await address(key, { name: 'Someone else' })
  expect(await file()).toEqual(first)
})

test('receipts issued at the same moment have numbers without gaps', async () => {
  const { fund, shown, confirm, address, issue } = await aFund()
  await confirm()
  for (const email of ['a@example.org', 'b@example.org', 'c@example.org'])
    await give(fund, { email })
  const { donors } = await shown()
  for (const { donorKey } of donors) await address(donorKey)
  await Promise.all(donors.map(({ donorKey }) => issue(donorKey)))
  const numbers = (await shown()).donors.flatMap(({ receipts }) =>
    receipts.map(({ number }) => number),
  )
  expect(numbers.toSorted()).toEqual(['2026/1', '2026/2', '2026/3'])
})

test('a donation is on one valid receipt at most', async () => {
  const { issue, key, clubId } = await aReadyDonor()
  await issue(key)
  const receipt = await database
    .selectFrom('donation_receipts')
    .selectAll()
    .where('club_id', '=', clubId)
    .executeTakeFirstOrThrow()
  const other = newId()
  await database
    .insertInto('donation_receipts')
    .values({ ...receipt, id: other, number: 2, document: JSON.stringify(receipt.document) })
    .execute()
  const copied = sql`insert into donation_receipt_entries (team_id, entry_id, club_id, receipt_id)
    select team_id, entry_id, club_id, ${other} from donation_receipt_entries where club_id = ${clubId}`
  await expect(copied.execute(database)).rejects.toThrow('donation_receipt_entries_valid')
})

test('a void receipt keeps its number and frees the donation for the next', async () => {
  const { at, ask, shown, issue, key } = await aReadyDonor()
  await issue(key)
  const receiptId = (await shown()).donors[0]?.receipts[0]?.id ?? ''
  const annul = () => ask(`PUT ${at}/receipts/${receiptId}/void`, { reason: 'Wrong address' })
  expect(await annul()).toMatchObject({ status: 200 })
  expect((await shown()).donors[0]).toMatchObject({
    open: 5000,
    receipts: [{ number: '2026/1', voided: { reason: 'Wrong address' } }],
  })
  expect(await annul()).toMatchObject({ status: 412 })
  await issue(key)
  expect((await shown()).donors[0]?.receipts.map(({ number }) => number)).toEqual([
    '2026/1',
    '2026/2',
  ])
})

test('a refund lowers the donation, and a receipt that says more is marked', async () => {
  const { shown, issue, key, bill } = await aReadyDonor()
  await book(bill, { kind: 'refunded', method: 'transfer', amount: 1000 })
  expect((await shown()).donors[0]).toMatchObject({ given: 4000, open: 4000 })
  await issue(key)
  await book(bill, { kind: 'refunded', method: 'transfer', amount: 4000 })
  expect((await shown()).donors[0]).toMatchObject({
    given: 0,
    receipts: [{ total: 4000, isOutdated: true }],
  })
})

test('a refund after the donor’s account is gone marks the receipt', async () => {
  const accountId = await anAccount(database)
  const { shown, issue, key, bill } = await aReadyDonor({ accountId })
  await issue(key)
  await database.deleteFrom('accounts').where('id', '=', accountId).execute()
  await book(bill, { kind: 'refunded', method: 'transfer', amount: 1000 })
  const receipts = (await shown()).donors.flatMap((donor) => donor.receipts)
  expect(receipts).toMatchObject([{ total: 5000, isOutdated: true }])
})

test('vouchers, other money and cards of the sandbox are on no receipt', async () => {
  const { teamId, fund, shown } = await aFund()
  await give(fund, { method: 'pass' })
  await give(await aCollection(database, teamId, { kind: 'fund', amount: null, currency: 'CHF' }))
  await give(await aCollection(database, teamId))
  const bill = await aBill(database, fund)
  const pageId = newId()
  await database
    .insertInto('bill_checkouts')
    .values({
      id: pageId,
      team_id: teamId,
      bill_id: bill.billId,
      amount: 700,
      state: 'paid',
      provider: 'sandbox',
      payout_account_id: 'x',
      expires_at: platform.clock(),
      created_at: platform.clock(),
    })
    .execute()
  await book(bill, { kind: 'charged', amount: 700 })
  const source = `card:${pageId}:paid:paid:0`
  await book(bill, { kind: 'paid', method: 'card', amount: 700 }, { source, onDay: '2026-03-01' })
  expect(await shown('?year=2026')).toMatchObject({ donors: [], leftOut: 2 })
})

test('donations of one account and name are one donor’s; each guest’s bill is its own', async () => {
  const { fund, shown } = await aFund()
  const accountId = await anAccount(database)
  await give(fund, { accountId, email: null })
  await give(fund, { accountId, email: null, amount: 300 })
  const other = await give(fund, { accountId, email: null, amount: 700 })
  await database
    .updateTable('bills')
    .set({ first_name: 'Pau' })
    .where('id', '=', other.billId)
    .execute()
  await give(fund, { email: 'family@example.org' })
  await give(fund, { email: 'Family@example.org', amount: 100 })
  const { donors } = await shown()
  expect(donors.map(({ name, given }) => `${name} ${given}`).toSorted()).toEqual([
    'Marta Gil 100',
    'Marta Gil 5000',
    'Marta Gil 5300',
    'Pau Gil 700',
  ])
})
