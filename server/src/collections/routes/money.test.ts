import { participantPage } from '@touchline/contract/collections/shapes/bill'
import { collection } from '@touchline/contract/collections/shapes/collection'
import { report } from '@touchline/contract/collections/shapes/report'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aMember } from '#server/teams/testing/people.ts'

import { findTransferBills } from '../queries/transfer-bills.ts'
import { findRequests } from '../queries/treasurer-bill.ts'
import { aBill, aCollection } from '../testing/bills.ts'
import { completeDraft, treasurerRequests } from '../testing/requests.ts'

const platform = await testPlatform()
const { database } = platform
const { teamId, send, create, save, write } = await treasurerRequests(platform)

async function open() {
  const { version, id, fees } = collection.parse((await save(completeDraft(await create()))).body)
  await send(`PUT /collections/${id}/state`, { state: 'open', version })
  const bill = async (firstName: string) => {
    const memberId = await aMember(database, teamId, { firstName })
    const input = { clientId: newId(), memberId, feeId: fees[0]?.id }
    return write(`POST /collections/${id}/bills`, input)
  }
  return { id, bill }
}

test('participants can be searched, filtered and paged, and every file has the same totals', async () => {
  const { id, bill } = await open()
  const first = await bill('Ana')
  for (let at = 0; at < 60; at += 1) {
    const memberId = await aMember(database, teamId, {
      firstName: `P${String(at).padStart(2, '0')}`,
    })
    await send(`POST /collections/${id}/notifications`, {
      message: { kind: 'invitation', memberIds: [memberId] },
    })
  }
  const payment = { method: 'pass', amount: 2500, onDay: '2026-03-14', note: '=1+1' }
  await send(`POST /collections/${id}/bills/${first.id}/entries`, {
    id: newId(),
    entry: { kind: 'payment', ...payment },
  })
  const page = async (query = '') =>
    participantPage.parse((await send(`GET /collections/${id}/participants${query}`)).body)

  const one = await page('?limit=50')
  const two = await page(`?limit=50&cursor=${one.next}`)
  expect([one.participants.length, two.participants.length, two.next]).toEqual([50, 11, null])
  const names = [...one.participants, ...two.participants].flatMap((row) => row.names)
  expect(new Set(names).size).toBe(61)
  expect((await page('?state=owes')).participants).toMatchObject([
    { id: first.id, state: 'part_paid', charged: 10_000, paid: 2500, outstanding: 7500 },
  ])
  expect((await page('?search=p4')).participants).toHaveLength(10)
  const found = await page(`?search=${encodeURIComponent(first.reference)}`)
  expect(found.participants).toMatchObject([{ id: first.id }])
  expect(await send(`GET /collections/${id}/participants?cursor=AAAA`)).toMatchObject({
    status: 422,
  })

  const { whole } = report.parse((await send(`GET /collections/${id}/report`)).body)
  expect(whole).toMatchObject({
    charged: 10_000,
    paid: 2500,
    outstanding: 7500,
    bills: 1,
    invited: 60,
  })
  const lastLine = async (what: 'participants' | 'journal') => {
    const body = { what, format: 'csv', language: 'de' }
    const { bytes } = await send(`POST /collections/${id}/export`, body)
    const lines = bytes.toString().trim().split('\n')
    return { sums: (lines.at(-1) ?? '').match(/\d+\.\d\d/g), text: lines.join('\n') }
  }
  const journal = await lastLine('journal')
  expect((await lastLine('participants')).sums).toEqual(['100.00', '25.00', '75.00'])
  expect(journal.sums).toEqual(['100.00', '25.00', '75.00'])
  expect(journal.text).not.toMatch(/(^|[,;\n"])=1\+1/)
})

test("a fund's line is named in the language of the file's reader", async () => {
  const fund = await aCollection(database, teamId, { kind: 'fund', amount: null })
  await aBill(database, fund)
  const body = { what: 'participants', format: 'csv' }
  const said = async (language: string) =>
    (await send(`POST /collections/${fund.id}/export`, { ...body, language })).bytes.toString()
  expect(await said('de')).toMatch(/Spende/)
  expect(await said('es')).toMatch(/Donativo/)
  expect(await said('fr')).not.toMatch(/Adult/)
})

test('a bill is created once, split without remainder, and a request is answered once', async () => {
  const { id, bill } = await open()
  const { id: billId } = await bill('Mia')
  const path = `/collections/${id}/bills/${billId}`
  const wrong = { parts: [{ amount: 9999, dueOn: '2026-04-01' }] }
  expect(await send(`PUT ${path}/instalments`, wrong)).toMatchObject({
    body: { data: { fields: { parts: 'wrong_sum' } } },
  })
  const waiver = { id: newId(), entry: { kind: 'waiver', amount: 1000, note: 'A brother' } }
  await send(`POST ${path}/entries`, waiver)
  expect(await write(`POST ${path}/entries`, waiver)).toMatchObject({ outstanding: 9000 })
  const asked = newId()
  await database
    .insertInto('bill_requests')
    .values({
      id: asked,
      team_id: teamId,
      bill_id: billId,
      kind: 'instalments',
      words: 'In parts?',
      requested_at: platform.clock(),
    })
    .execute()
  const parts = [
    { amount: 4500, dueOn: '2026-05-01' },
    { amount: 4500, dueOn: '2026-04-01' },
  ]
  const answer = { decision: { kind: 'parted', parts }, answer: 'Of course' }
  expect(await write(`PUT /collections/${id}/requests/${asked}`, answer)).toMatchObject({
    dueOn: '2026-04-01',
    instalments: [{ dueOn: '2026-04-01' }, { dueOn: '2026-05-01' }],
    requests: [{ state: 'granted', answer: 'Of course' }],
  })
  expect(await send(`PUT /collections/${id}/requests/${asked}`, answer)).toMatchObject({
    status: 412,
  })
})

test('people blocked from a member see neither their bill among transfers nor their requests', async () => {
  const { id, bill } = await open()
  const { id: billId, lines } = await bill('Noa')
  await database
    .insertInto('bill_requests')
    .values({
      id: newId(),
      team_id: teamId,
      bill_id: billId,
      kind: 'reduction',
      words: 'For Noa',
      requested_at: platform.clock(),
    })
    .execute()
  const read = async (blockedFrom: string[]) => {
    const requests = await findRequests(database, { teamId, collectionId: id }, { blockedFrom })
    const bills = await findTransferBills(database, [teamId], { blockedFrom })
    return [requests.length, bills.filter((one) => one.id === billId).length]
  }
  expect(await read([])).toEqual([1, 1])
  expect(await read([lines[0]?.memberId ?? ''])).toEqual([0, 0])
})
