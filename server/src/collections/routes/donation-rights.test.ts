import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, aMember, anAccount } from '#server/teams/testing/people.ts'

import { entitlements } from '../testing/donations.ts'
import { openFunds, signature } from '../testing/funds.ts'

const platform = await testPlatform()
const { database } = platform
const { as, aFund, give, aReadyDonor, aSignedReceipt } = openFunds(platform)

beforeEach(() => platform.setClock('2026-11-30T09:00:00.000Z'))

test.each([
  [{ noticeOn: '2021-11-29' }, { noticeOn: 'notice_expired' }],
  [{ notice: 'statutes', noticeOn: '2023-11-29' }, { noticeOn: 'notice_expired' }],
  [{ noticeOn: '2026-12-01' }, { noticeOn: 'future' }],
  [{ assessmentPeriod: '' }, { assessmentPeriod: 'missing' }],
])('a German club can’t confirm %j', async (more, fields) => {
  const { confirm } = await aFund()
  expect(await confirm({ ...entitlements.DE, ...more })).toMatchObject({
    status: 422,
    body: { data: { fields } },
  })
})

test('a printed signature needs the notice to the German tax office', async () => {
  const { confirm } = await aFund()
  const signed = { signature: await signature() }
  expect(await confirm(entitlements.DE, signed)).toMatchObject({
    body: { data: { fields: { machineNoticeOn: 'missing' } } },
  })
  const confirmation = { ...entitlements.DE, machineNoticeOn: '2026-01-02' }
  expect((await confirm(confirmation, signed)).body).toMatchObject({
    hasSignature: true,
    version: 1,
  })
  expect(
    await confirm(confirmation, {
      version: 1,
      signature: { kind: 'replace', base64: 'bm8gcGljdHVyZQ==' },
    }),
  ).toMatchObject({ status: 422, body: { data: { fields: { signature: 'no_picture' } } } })
})

test('no receipt is issued once the notice is too old', async () => {
  const { issue, key, shown } = await aReadyDonor()
  platform.setClock('2030-05-13T09:00:00.000Z')
  expect(await shown()).toMatchObject({ refusal: 'notice_expired' })
  expect(await issue(key)).toMatchObject({
    status: 422,
    body: { data: { fields: { entitlement: 'notice_expired' } } },
  })
})

test.each([
  ['FR', entitlements.FR],
  ['ES', entitlements.ES],
] as const)('a club in %s confirms what its form asks', async (country, entitlement) => {
  const { confirm } = await aFund(country)
  expect((await confirm(entitlement)).body).toMatchObject({ refusal: null, entitlement })
})

test.each([
  ['FR', { ...entitlements.FR, category: 'public_utility' }, { decreeOn: 'missing' }],
  ['ES', entitlements.FR, { country: 'other_country' }],
  ['AT', entitlements.DE, { country: 'other_country' }],
] as const)('a club in %s is refused %j: %j', async (country, entitlement, fields) => {
  const { confirm } = await aFund(country)
  expect(await confirm(entitlement)).toMatchObject({ status: 422, body: { data: { fields } } })
})

test('a donor in Spain needs a tax number', async () => {
  const { fund, confirm, shown, address, issue } = await aFund('ES')
  await give(fund)
  await confirm(entitlements.ES)
  const key = (await shown()).donors[0]?.donorKey ?? ''
  expect((await shown()).donors[0]?.refusal).toBe('no_details')
  await address(key)
  expect((await shown()).donors[0]?.refusal).toBe('no_tax_number')
  expect((await issue(key)).status).toBe(422)
  await address(key, { taxNumber: '12345678Z' })
  expect((await issue(key)).status).toBe(201)
})

test('two people don’t overwrite each other’s confirmation', async () => {
  const { confirm } = await aFund()
  expect((await confirm()).status).toBe(200)
  expect(await confirm()).toMatchObject({ status: 412 })
})

test.each([
  ['treasurer', 200, 200],
  ['board', 200, 403],
  ['youth_director', 404, 403],
  [undefined, 404, 404],
])('a %s reads: %i, and confirms: %i', async (role, reads, confirms) => {
  const { clubId, at } = await aFund()
  const accountId = await anAccount(database)
  if (role !== undefined)
    await database
      .insertInto('club_roles')
      .values({ club_id: clubId, account_id: accountId, roles: [role] })
      .execute()
  expect((await as(accountId)(`GET ${at}`)).status).toBe(reads)
  const body = {
    entitlement: entitlements.DE,
    signature: { kind: 'keep' },
    isConfirmed: true,
    version: 0,
  }
  expect((await as(accountId)(`PUT ${at}/entitlement`, body)).status).toBe(confirms)
})

test('receipts of another club are not found', async () => {
  const { receiptId } = await aSignedReceipt()
  const { at, ask, key } = await aReadyDonor()
  expect(await ask(`POST ${at}/receipts/${receiptId}/file`, {})).toMatchObject({ status: 404 })
  expect(await ask(`PUT ${at}/receipts/${receiptId}/void`, { reason: 'x' })).toMatchObject({
    status: 404,
  })
  expect(await ask(`POST ${at}/emails`, { receiptIds: [receiptId] })).toMatchObject({ status: 404 })
  const other = await aFund()
  expect(await other.address(key)).toMatchObject({ status: 404 })
})

test('donations for a child the reader is blocked from are left out, and their receipts', async () => {
  const { manager, teamId, shown, bill, ask, at, receiptId, send } = await aSignedReceipt()
  const memberId = await aMember(database, teamId, { firstName: 'Leo' })
  await database
    .updateTable('bill_lines')
    .set({ member_id: memberId })
    .where('bill_id', '=', bill.billId)
    .execute()
  await aGuardian(
    database,
    { teamId, memberId },
    { accountId: manager, blockedAt: platform.clock() },
  )
  expect((await shown()).donors).toEqual([])
  const hidden = { status: 404 }
  expect(await ask(`POST ${at}/receipts/${receiptId}/file`, {})).toMatchObject(hidden)
  expect(await ask(`PUT ${at}/receipts/${receiptId}/void`, { reason: 'x' })).toMatchObject(hidden)
  expect(await send()).toMatchObject(hidden)
})
