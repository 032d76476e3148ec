import { participantPage } from '@touchline/contract/collections/shapes/bill'
import { collection } from '@touchline/contract/collections/shapes/collection'
import {
  broughtStatement,
  report,
  transferList,
} from '@touchline/contract/collections/shapes/report'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aMember } from '#server/teams/testing/people.ts'

import { findOwingBills } from '../queries/transfers.ts'
import { findRequests } from '../queries/treasurer-bill.ts'
import { filled, treasurerOver } from '../testing/asking.ts'
import { aBill, aCollection } from '../testing/bills.ts'

const platform = await testPlatform()
const { database } = platform
const { teamId, send, create, save, write } = await treasurerOver(platform)

async function open() {
  const { version, id, fees } = collection.parse((await save(filled(await create()))).body)
  await send(`POST /collections/${id}/publish`, { version, invite: { kind: 'nobody' } })
  const bill = async (firstName: string) => {
    const memberId = await aMember(database, teamId, { firstName })
    const wish = { clientId: newId(), memberId, feeId: fees[0]?.id }
    return write(`POST /collections/${id}/bills`, wish)
  }
  return { id, bill }
}

async function bring(lines: readonly string[], fileName = 'bank.csv') {
  const text = fileName.endsWith('csv') ? ['Date;Name;Amount;Details', ...lines] : lines
  const base64 = Buffer.from(text.join('\n')).toString('base64')
  return broughtStatement.parse((await send('POST /bank-transfers', { fileName, base64 })).body)
}

const waiting = async () => transferList.parse((await send('GET /bank-transfers')).body).transfers

test('a file of the bank books what is sure, once, and asks about the rest', async () => {
  const { id, bill } = await open()
  const [ana, leo, zoe] = [await bill('Ana'), await bill('Leo'), await bill('Zoe')]
  const lines = [
    `14.03.2026;Ruiz;100,00;Fee ${ana.reference}`,
    `14.03.2026;Ruiz;150,00;${leo.reference}`,
    `15.03.2026;RUIZ ZOE;100,00;Fee of the season`,
    `15.03.2026;Somebody;5,00;hello`,
    `15.03.2026;Landlord;-500,00;rent`,
    `15.03.2026;Nobody;1.2.3,00;?`,
  ]
  expect(await bring(lines)).toEqual({
    booked: 1,
    known: 0,
    waiting: 3,
    notBooked: 0,
    unreadCount: 1,
    unread: [{ at: 7, text: '15.03.2026 · Nobody · 1.2.3,00 · ?' }],
    outCount: 1,
    out: [
      { bookedOn: '2026-03-15', amount: 50_000, currency: 'EUR', payer: 'Landlord', words: 'rent' },
    ],
  })
  expect(await bring(lines)).toMatchObject({ booked: 0, known: 4, waiting: 0 })
  const [paid] = (await write(`GET /collections/${id}/bills/${ana.id}`)).entries.toReversed()
  expect(paid).toMatchObject({ method: 'transfer', amount: 10_000, onDay: '2026-03-14' })

  const asked = await waiting()
  const of = (amount: number) => asked.find((one) => one.amount === amount)
  expect(of(15_000)).toMatchObject({ because: 'more_than_open', candidates: [{ billId: leo.id }] })
  expect(of(10_000)).toMatchObject({ because: 'no_reference', candidates: [{ billId: zoe.id }] })
  expect(of(500)).toMatchObject({ because: 'unknown', candidates: [] })

  const decide = (amount: number, billId: string | null) =>
    send(`PUT /bank-transfers/${of(amount)?.id}`, { billId })
  expect(await decide(15_000, leo.id)).toMatchObject({
    status: 422,
    body: { data: { fields: { amount: 'more_than_open' } } },
  })
  expect(await decide(10_000, zoe.id)).toMatchObject({ status: 200 })
  expect(await decide(10_000, zoe.id)).toMatchObject({ status: 412 })
  expect(await decide(500, null)).toMatchObject({ status: 200 })
  expect((await waiting()).map(({ amount }) => amount)).toEqual([15_000])
  expect(await write(`GET /collections/${id}/bills/${zoe.id}`)).toMatchObject({ state: 'paid' })
})

test('two transfers for one bill book as much as it can take', async () => {
  const { bill } = await open()
  const { reference } = await bill('Pau')
  const line = (day: number) => `${day}.02.2026;Ruiz;70,00;${reference}`
  expect(await bring([line(1), line(2)])).toMatchObject({ booked: 1, waiting: 1 })
})

test('a transfer the bank tells of in another form is asked about, not booked again', async () => {
  const { bill } = await open()
  const { reference } = await bill('Gil')
  const line = (payer: string) => `14.02.2026;${payer};50,00;Fee ${reference}`
  expect(await bring([line('Ruiz')])).toMatchObject({ booked: 1, waiting: 0 })
  platform.setClock(new Date(platform.clock().getTime() + 60_000).toISOString())
  expect(await bring([line('RUIZ, GIL'), line('RUIZ, GIL')])).toMatchObject({
    booked: 0,
    waiting: 2,
  })
})

test('what is no file of a bank is refused', async () => {
  const send2 = (text: string) =>
    send('POST /bank-transfers', {
      fileName: 'a.xml',
      base64: Buffer.from(text).toString('base64'),
    })
  expect(await send2('<?xml version="1.0"?><Document><!DOCTYPE x></Document>')).toMatchObject({
    status: 422,
    body: { code: 'import_not_a_table' },
  })
  expect(await send2('name,birthday\nAna,2014')).toMatchObject({ status: 422 })
  expect(await send2('')).toMatchObject({ body: { code: 'import_empty' } })
})

test('participants are searched, narrowed and read page by page, and every file has the same sums', async () => {
  const { id, bill } = await open()
  const first = await bill('Ana')
  for (let at = 0; at < 60; at += 1) {
    const memberId = await aMember(database, teamId, {
      firstName: `P${String(at).padStart(2, '0')}`,
    })
    await send(`POST /collections/${id}/invitations`, { memberIds: [memberId] })
  }
  const payment = { id: newId(), method: 'pass', amount: 2500, onDay: '2026-03-14', note: '=1+1' }
  await send(`POST /collections/${id}/bills/${first.id}/payments`, payment)
  const page = async (query = '') =>
    participantPage.parse((await send(`GET /collections/${id}/participants${query}`)).body)

  const one = await page('?limit=50')
  const two = await page(`?limit=50&cursor=${one.next}`)
  expect([one.participants.length, two.participants.length, two.next]).toEqual([50, 11, null])
  const names = [...one.participants, ...two.participants].flatMap((row) => row.names)
  expect(new Set(names).size).toBe(61)
  expect((await page('?state=owes')).participants).toMatchObject([
    { id: first.id, state: 'part_paid', charged: 10_000, held: 2500, owed: 7500 },
  ])
  expect((await page('?search=p4')).participants).toHaveLength(10)
  const found = await page(`?search=${encodeURIComponent(first.reference)}`)
  expect(found.participants).toMatchObject([{ id: first.id }])
  expect(await send(`GET /collections/${id}/participants?cursor=AAAA`)).toMatchObject({
    status: 422,
  })

  const { whole } = report.parse((await send(`GET /collections/${id}/report`)).body)
  expect(whole).toMatchObject({ charged: 10_000, held: 2500, owed: 7500, bills: 1, invited: 60 })
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

test('the line of a fund is called what the reader of the file calls it, whoever began the fund', async () => {
  const fund = await aCollection(database, teamId, { kind: 'fund', amount: null })
  await aBill(database, fund)
  const body = { what: 'participants', format: 'csv' }
  const said = async (language: string) =>
    (await send(`POST /collections/${fund.id}/export`, { ...body, language })).bytes.toString()
  expect(await said('de')).toMatch(/Spende/)
  expect(await said('es')).toMatch(/Donativo/)
  expect(await said('fr')).not.toMatch(/Adult/)
})

test('a bill is written once, parted as it adds up, and what was asked is answered once', async () => {
  const { id, bill } = await open()
  const { id: billId } = await bill('Mia')
  const path = `/collections/${id}/bills/${billId}`
  const wrong = { parts: [{ amount: 9999, dueOn: '2026-04-01' }] }
  expect(await send(`PUT ${path}/instalments`, wrong)).toMatchObject({
    body: { data: { fields: { parts: 'wrong_sum' } } },
  })
  const off = { id: newId(), amount: 1000, note: 'A brother' }
  await send(`POST ${path}/write-offs`, off)
  expect(await write(`POST ${path}/write-offs`, off)).toMatchObject({ owed: 9000 })
  const asked = newId()
  await database
    .insertInto('bill_requests')
    .values({
      id: asked,
      team_id: teamId,
      bill_id: billId,
      kind: 'instalments',
      words: 'In parts?',
      asked_at: platform.clock(),
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

test('whoever the club keeps from a member reads neither their bill among transfers nor what was asked for it', async () => {
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
      asked_at: platform.clock(),
    })
    .execute()
  const read = async (keptFrom: string[]) => {
    const requests = await findRequests(database, { teamId, collectionId: id }, { keptFrom })
    const bills = await findOwingBills(database, teamId, { keptFrom })
    return [requests.length, bills.filter((one) => one.id === billId).length]
  }
  expect(await read([])).toEqual([1, 1])
  expect(await read([lines[0]?.memberId ?? ''])).toEqual([0, 0])
})
