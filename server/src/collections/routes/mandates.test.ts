import { debits, mandate, mandateList } from '@touchline/contract/collections/shapes/debits'
import { billPage } from '@touchline/contract/collections/shapes/payer'
import { mandates as german } from '@touchline/text/collections/debits/mandates/de'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aClub, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'
import { openTestApi } from '#server/teams/testing/test-api.ts'

import { takeChangedRecords } from '../commands/debits/record-mandates.ts'
import { billToken } from '../queries/links.ts'
import { collectionsRoutes } from '../routes.ts'
import { aBill, aCollection } from '../testing/bills.ts'

const platform = await testPlatform()
const { database } = platform
const as = openTestApi(platform, { collections: collectionsRoutes })

const iban = 'DE89 3704 0044 0532 0130 00'
const creditor = {
  name: 'CD Norte',
  identifier: 'de98 zzz 0999 9999 999',
  iban,
  referenceFormat: 'CDN{nnn}',
  noticeDays: 14,
  file: 'pain.008.001.08',
  marksFirst: false,
  version: 0,
}

beforeEach(() => platform.setClock('2026-12-01T09:00:00.000Z'))

/** A club that collects, and a bill of Marta in one of its teams. */
async function aCollectingClub() {
  const manager = await anAccount(database)
  const clubId = await aClub(database, manager)
  await database.updateTable('clubs').set({ country: 'DE' }).where('id', '=', clubId).execute()
  const teamId = await aTeam(database, { clubId })
  const marta = await anAccount(database, 'Marta')
  const bill = await aBill(database, await aCollection(database, teamId), { accountId: marta })
  const at = `/clubs/${clubId}/debits`
  const ask = as(manager)
  const save = (more: object = {}) => ask(`PUT ${at}`, { ...creditor, ...more })
  const token = await billToken(database, bill)
  const sign = async (signed: object | null, by = marta) =>
    as(by)('POST /bill-page/mandate', { token, mandate: signed })
  const listed = async () => mandateList.parse((await ask(`GET ${at}/mandates`)).body).mandates
  return { manager, clubId, teamId, marta, bill, at, ask, save, token, sign, listed }
}

const signature = { holder: 'Marta Gil', iban, address: null, language: 'de', name: 'Marta Gil' }

test('a club sets up direct debit with a right identifier and account, once for each version', async () => {
  const { save } = await aCollectingClub()
  for (const wrong of [{ identifier: 'DE97ZZZ09999999999' }, { iban: 'DE88370400440532013000' }])
    expect(await save(wrong)).toMatchObject({ status: 422 })
  expect(debits.parse((await save()).body)).toMatchObject({
    creditor: { identifier: 'DE98ZZZ09999999999', iban: 'DE89370400440532013000' },
    version: 1,
    isOffered: true,
    nextReference: 'CDN001',
  })
  expect(await save()).toMatchObject({ code: 'changed_meanwhile' })
  expect(await save({ version: 1, noticeDays: 5 })).toMatchObject({ status: 200 })
})

test.each(['CH', 'GB', 'PL'])('a club in %s is offered no direct debit', async (country) => {
  const { ask, at, clubId, save } = await aCollectingClub()
  await database.updateTable('clubs').set({ country }).where('id', '=', clubId).execute()
  expect(debits.parse((await ask(`GET ${at}`)).body).isOffered).toBe(false)
  expect(await save()).toMatchObject({ code: 'not_allowed' })
})

test("an admin of one team can't find the club's direct debit", async () => {
  const { at, teamId } = await aCollectingClub()
  const admin = await anAccount(database)
  await aMember(database, teamId, { accountId: admin, isAdmin: true })
  for (const line of [`GET ${at}`, `GET ${at}/mandates`])
    expect(await as(admin)(line)).toMatchObject({ status: 404 })
})

test('a payer signs on the bill, in their language; the account is masked for them', async () => {
  const { save, sign, listed } = await aCollectingClub()
  expect(await sign(signature)).toMatchObject({ status: 404 })
  await save()
  const page = billPage.parse((await sign(signature)).body)
  expect(page.debit).toEqual({
    creditor: 'CD Norte',
    identifier: 'DE98ZZZ09999999999',
    isForGuardian: false,
    last: null,
    mandate: {
      reference: 'CDN001',
      holder: 'Marta Gil',
      iban: 'DE89 •••• 3000',
      signedOn: '2026-12-01',
      isOwn: true,
    },
  })
  expect(await listed()).toMatchObject([
    {
      reference: 'CDN001',
      iban: 'DE89370400440532013000',
      state: 'valid',
      signature: { name: 'Marta Gil', text: german.authorisation('CD Norte') },
    },
  ])
})

test('another account makes another mandate; the earlier one ends, and revoking ends both', async () => {
  const { save, sign, listed } = await aCollectingClub()
  await save()
  await sign(signature)
  await sign({ ...signature, iban: 'ES9121000418450200051332' })
  expect((await listed()).map(({ reference, state }) => [reference, state])).toEqual([
    ['CDN002', 'valid'],
    ['CDN001', 'revoked'],
  ])
  const page = billPage.parse((await sign(null)).body)
  expect(page.debit?.mandate).toBeNull()
  expect((await listed()).every(({ state }) => state === 'revoked')).toBe(true)
})

test('a mandate needs an account that can be debited, and an address outside the EEA', async () => {
  const { save, sign } = await aCollectingClub()
  await save()
  expect(await sign({ ...signature, iban: 'TR330006100519786457841326' })).toMatchObject({
    status: 422,
  })
  const swiss = { ...signature, iban: 'CH9300762011623852957' }
  expect(await sign(swiss)).toMatchObject({ status: 422 })
  const address = { line: 'Seeweg 1', postcode: '8001', town: 'Zürich' }
  expect(await sign({ ...swiss, address })).toMatchObject({ status: 200 })
})

test('a minor cannot sign: a guardian does', async () => {
  const { save, sign, teamId, marta } = await aCollectingClub()
  await save()
  const memberId = await aMember(database, teamId, { accountId: marta })
  await database
    .updateTable('members')
    .set({ date_of_birth: '2010-01-01' })
    .where('id', '=', memberId)
    .execute()
  expect(await sign(signature)).toMatchObject({ code: 'guardian_needed' })
})

test('a treasurer enters, changes and revokes a mandate on paper', async () => {
  const { save, ask, at, bill } = await aCollectingClub()
  await save()
  const id = newId()
  const paper = {
    reference: 'PAPER-1',
    kind: 'recurring',
    signedOn: '2026-11-01',
    holder: 'Marta Gil',
    iban,
    address: null,
    bill,
  }
  const put = (more: object = {}, to = id) => ask(`PUT ${at}/mandates/${to}`, { ...paper, ...more })
  expect(await put({ reference: 'Müller' })).toMatchObject({ status: 422 })
  expect(await put({ signedOn: '2027-01-01' })).toMatchObject({ status: 422 })
  expect(await put({ bill: { ...bill, teamId: newId() } })).toMatchObject({ status: 404 })
  expect(mandate.parse((await put()).body)).toMatchObject({ state: 'valid', payer: 'Marta Ruiz' })
  expect(await put({}, newId())).toMatchObject({ status: 422 })
  expect((await put({ bill: null, holder: 'Luis Gil' })).body).toMatchObject({ holder: 'Luis Gil' })
  const gone = await ask(`DELETE ${at}/mandates/${id}`)
  expect(gone.body).toMatchObject({ state: 'revoked' })
})

test("a member's record keeps a mandate that follows its changes", async () => {
  const { save, clubId, listed, ask, at } = await aCollectingClub()
  const id = newId()
  const now = platform.clock()
  await database
    .insertInto('club_memberships')
    .values({
      id,
      club_id: clubId,
      first_name: 'Leo',
      last_name: 'Gil',
      account_holder: 'Marta Gil',
      iban: 'DE89370400440532013000',
      mandate_reference: 'OLD-7',
      mandate_signed_on: '2025-03-01',
      created_by: newId(),
      created_at: now,
      updated_at: now,
    })
    .execute()
  await save()
  const [kept] = await listed()
  expect(kept).toMatchObject({
    reference: 'OLD-7',
    holder: 'Marta Gil',
    payer: 'Leo Gil',
    personId: id,
  })
  expect(await ask(`DELETE ${at}/mandates/${kept?.id}`)).toMatchObject({ code: 'conflict' })
  const change = (values: object) =>
    database.updateTable('club_memberships').set(values).where('id', '=', id).execute()
  await change({ iban: 'ES9121000418450200051332' })
  await takeChangedRecords(platform, clubId)
  expect(await listed()).toMatchObject([{ iban: 'ES9121000418450200051332', state: 'valid' }])
  await change({ iban: null })
  await takeChangedRecords(platform, clubId)
  expect(await listed()).toMatchObject([{ state: 'revoked' }])
})
