import { debitPreview, debitRunDetails } from '@touchline/contract/collections/shapes/debit-runs'
import { registrationDecisionResult } from '@touchline/contract/registrations/shapes'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { takeChangedRecords } from '#server/collections/commands/debits/record-mandates.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { acceptAll, aClubToJoin } from '../testing/registering.ts'

const platform = await testPlatform()
const { database } = platform
const rate = {
  name: 'Everyone',
  amount: 12_000,
  minAge: null,
  maxAge: null,
  teamIds: [],
  kinds: [],
}
const creditor = {
  name: 'TSV Nord',
  identifier: 'DE98ZZZ09999999999',
  iban: 'DE89370400440532013000',
  referenceFormat: 'M-{n}',
  noticeDays: 14,
  file: 'pain.008.001.08',
  marksFirst: false,
  version: 0,
}

beforeEach(() => platform.setClock('2026-12-01T09:00:00.000Z'))

/** A club with fees that collects by direct debit, and the family's accepted registration. */
async function anAcceptedFamily() {
  const club = await aClubToJoin(platform)
  const { clubId, ask } = club
  await sql`update clubs set country = 'DE' where id = ${clubId}`.execute(database)
  const rules = {
    rates: [{ ...rate, id: newId() }],
    isProRata: false,
    siblingPercents: [],
    familyMaximum: null,
    yearBegins: 1,
  }
  await ask(`PUT /clubs/${clubId}/dues`, { rules, currency: 'EUR', months: 12, version: 0 })
  await ask(`PUT /clubs/${clubId}/debits`, creditor)
  const accept = async () => {
    const { key } = await club.openForm({ mandate: 'required' })
    await club.register(key)
    const [entry] = (await club.list()).registrations
    if (entry === undefined) throw new Error('nothing to decide')
    const decided = await club.decide(acceptAll(entry))
    await takeChangedRecords(platform, clubId)
    return registrationDecisionResult.parse(decided.body)
  }
  const preview = async () =>
    debitPreview.parse((await ask(`GET /clubs/${clubId}/debits/preview`)).body)
  return { ...club, accept, preview }
}

test('a debit run collects the first bill by the mandate of the registration', async () => {
  const { accept, preview, ask, clubId } = await anAcceptedFamily()
  expect(await accept()).toMatchObject({ bill: 'billed' })
  const { count, amount, dueOn, bills, without } = await preview()
  expect(without).toEqual([])
  expect(Object.fromEntries(bills.map((bill) => [bill.reference, bill.amount]))).toEqual({
    'M-1': 12_000,
    'M-2': 12_000,
  })

  const started = await ask(`POST /clubs/${clubId}/debits/runs`, {
    id: newId(),
    dueOn,
    amount,
    count,
  })
  const { id } = debitRunDetails.parse(started.body)
  const { body } = await ask(`POST /clubs/${clubId}/debits/runs/${id}/file`, {})
  const file = JSON.stringify(body)
  for (const said of ['M-1', 'M-2', '2026-12-01', 'Marta Gil', 'DE89370400440532013000'])
    expect(file).toContain(said)
})

test('a mandate of a registration gets a reference that no other mandate has', async () => {
  const { accept, preview, clubId } = await anAcceptedFamily()
  await sql`insert into debit_mandates
      (club_id, id, reference, kind, holder, iban, signed_on, email, created_at)
    values (${clubId}, ${newId()}, 'M-1', 'recurring', 'Otto', ${creditor.iban}, '2026-11-01',
      'otto@example.org', now())`.execute(database)
  await accept()
  const { bills, without } = await preview()
  expect(without).toEqual([])
  expect(bills.map(({ reference }) => reference)).not.toContain('M-1')
})
