import { collection } from '@touchline/contract/collections/shapes/collection'
import {
  statementImportResult,
  transferBillList,
  transferList,
} from '@touchline/contract/collections/shapes/transfer'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aMember } from '#server/teams/testing/people.ts'

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

async function bring(lines: readonly string[], fileName = 'bank.csv') {
  const text = fileName.endsWith('csv') ? ['Date;Name;Amount;Details', ...lines] : lines
  const base64 = Buffer.from(text.join('\n')).toString('base64')
  return statementImportResult.parse(
    (await send('POST /bank-transfers', { fileName, base64 })).body,
  )
}

const transfers = async () => transferList.parse((await send('GET /bank-transfers')).body).transfers
const about = async (words: string) => (await transfers()).find((one) => one.words.includes(words))
const waiting = async () => (await transfers()).filter(({ state }) => state === 'waiting')

test('more than fifty undecided transfers are reached page by page', async () => {
  const lines = Array.from({ length: 53 }, (_, at) => `14.03.2025;Payer ${at};1,00;page ${at}`)
  await bring(lines)
  const pageAfter = async (after: number) =>
    transferList.parse((await send(`GET /bank-transfers?after=${after}`)).body)
  const [first, second] = [await pageAfter(0), await pageAfter(50)]
  expect([first.waitingCount, second.waitingCount]).toEqual([53, 53])
  expect(second.transfers).toHaveLength(3)
  const all = [...first.transfers, ...second.transfers].map(({ words }) => words)
  expect(new Set(all).size).toBe(53)
  await sql`delete from bank_transfers where team_id = ${teamId}`.execute(database)
})

test('more than fifty transfers with a rest are reached page by page', async () => {
  const lines = Array.from({ length: 53 }, (_, at) => `14.03.2025;Payer ${at};1,00;page ${at}`)
  await bring(lines)
  await sql`update bank_transfers set state = 'booked', rest = 50 where team_id = ${teamId}
    and words <> 'page 9'`.execute(database)
  const pageAfter = async (query: string) =>
    transferList.parse((await send(`GET /bank-transfers${query}`)).body)
  const [first, second, waitingOnly] = [
    await pageAfter(''),
    await pageAfter('?after=1&afterCredits=50'),
    await pageAfter('?after=1'),
  ]
  expect(
    [first, second].map(({ waitingCount, creditCount }) => [waitingCount, creditCount]),
  ).toEqual([
    [1, 52],
    [1, 52],
  ])
  const all = [...first.transfers, ...second.transfers].map(({ words }) => words)
  expect([first.transfers.length, second.transfers.length, new Set(all).size]).toEqual([51, 2, 53])
  expect(waitingOnly.transfers).toEqual([])
  await sql`delete from bank_transfers where team_id = ${teamId}`.execute(database)
})

test('a bank file books certain transfers once, and asks about the rest', async () => {
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
    collected: { count: 0, amount: 0 },
    returned: [],
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
  expect(of(10_000)).toMatchObject({
    because: 'no_reference',
    candidates: [{ billId: zoe.id }, {}],
  })
  expect(of(500)).toMatchObject({ because: 'unknown', candidates: [] })

  const decide = (amount: number, parts: readonly { billId: string; amount: number }[]) =>
    send(`PUT /bank-transfers/${of(amount)?.id}`, { parts })
  const whole = (billId: string, amount: number) => [{ billId, amount }]
  expect(await decide(15_000, whole(leo.id, 15_000))).toMatchObject({
    status: 422,
    body: { data: { fields: { amount: 'more_than_open' } } },
  })
  expect(await decide(10_000, whole(zoe.id, 10_001))).toMatchObject({
    status: 422,
    body: { data: { fields: { parts: 'more_than_transfer' } } },
  })
  expect(await decide(10_000, whole(newId(), 1))).toMatchObject({ status: 404 })
  expect(await decide(10_000, whole(zoe.id, 10_000))).toMatchObject({ status: 200 })
  expect(await decide(10_000, whole(zoe.id, 10_000))).toMatchObject({ status: 412 })
  expect(await decide(500, [])).toMatchObject({ status: 200 })
  expect((await waiting()).map(({ amount }) => amount)).toEqual([15_000])
  expect(await write(`GET /collections/${id}/bills/${zoe.id}`)).toMatchObject({ state: 'paid' })
  await send(`PUT /bank-transfers/${of(15_000)?.id}`, { parts: [] })
})

test('one transfer for two children is booked for both if the amounts match', async () => {
  const { id, bill } = await open()
  const [eva, ida] = [await bill('Eva'), await bill('Ida')]
  const line = `16.03.2026;Oma Stein;200,00;Beitrag Eva ${eva.reference} und Ida ${ida.reference}`
  expect(await bring([line])).toMatchObject({ booked: 1, waiting: 0 })
  const states = async () => [
    (await write(`GET /collections/${id}/bills/${eva.id}`)).state,
    (await write(`GET /collections/${id}/bills/${ida.id}`)).state,
  ]
  expect(await states()).toEqual(['paid', 'paid'])

  const booked = await about(eva.reference)
  expect(booked).toMatchObject({ state: 'booked', rest: 0, parts: [{ amount: 10_000 }, {}] })
  expect(await send(`PUT /bank-transfers/${booked?.id}`, { parts: null })).toMatchObject({
    status: 200,
  })
  expect(await states()).toEqual(['open', 'open'])
  const again = await about(eva.reference)
  expect(again).toMatchObject({
    because: 'known_already',
    proposal: [
      { billId: eva.id, amount: 10_000 },
      { billId: ida.id, amount: 10_000 },
    ],
  })
  await send(`PUT /bank-transfers/${again?.id}`, { parts: again?.proposal })
  expect(await states()).toEqual(['paid', 'paid'])
})

test('an overpayment stays as credit and pays another bill later', async () => {
  const { id, bill } = await open()
  const [mo, no] = [await bill('Mo'), await bill('No')]
  await bring([`17.03.2026;Granny;110,00;${mo.reference}`])
  const asked = await about(mo.reference)
  expect(asked).toMatchObject({
    because: 'more_than_open',
    proposal: [{ billId: mo.id, amount: 10_000 }],
  })
  const put = (parts: unknown) => send(`PUT /bank-transfers/${asked?.id}`, { parts })
  await put(asked?.proposal)
  const now = () => about(mo.reference)
  expect(await now()).toMatchObject({ state: 'booked', rest: 1000 })
  await put([{ billId: no.id, amount: 600 }])
  expect(await now()).toMatchObject({ rest: 400, parts: [{ amount: 10_000 }, { amount: 600 }] })
  expect(await write(`GET /collections/${id}/bills/${no.id}`)).toMatchObject({ outstanding: 9400 })
  await put([])
  expect(await now()).toMatchObject({ state: 'booked', rest: 0 })
  await send(`PUT /bank-transfers/${asked?.id}`, { parts: null })
  expect(await now()).toMatchObject({ state: 'waiting', rest: 11_000, parts: [] })
  expect(await write(`GET /collections/${id}/bills/${no.id}`)).toMatchObject({
    outstanding: 10_000,
  })
  await put([])
})

test('any open bill of the team is found by a name, its number or its reference', async () => {
  const { bill } = await open()
  const { id, number, reference } = await bill('Quirin')
  await bring(['18.03.2026;A friend;100,00;for the boy'])
  const asked = await about('for the boy')
  const found = async (search: string) => {
    const path = `GET /bank-transfers/${asked?.id}/bills?search=${encodeURIComponent(search)}`
    const { bills } = transferBillList.parse((await send(path)).body)
    return bills.some(({ billId }) => billId === id)
  }
  expect(await found('quirin')).toBe(true)
  expect(await found(String(number))).toBe(true)
  expect(await found(reference.toLowerCase())).toBe(true)
  expect(await found('nobody of that name')).toBe(false)
  await send(`PUT /bank-transfers/${asked?.id}`, { parts: [] })
})

test('a reversed payment is a question; once answered, its bill is open again', async () => {
  const { id, bill } = await open()
  const { id: billId, reference } = await bill('Xaver')
  const heads = 'Datum;Buchungstext;Name;Betrag;Verwendungszweck'
  const send2 = async (line: string) => {
    const base64 = Buffer.from([heads, line].join('\n')).toString('base64')
    const body = { fileName: 'bank.txt', base64 }
    return statementImportResult.parse((await send('POST /bank-transfers', body)).body)
  }
  await send2(`19.03.2026;Gutschrift;Ruiz;100,00;${reference}`)
  expect(await send2(`20.03.2026;Rücklastschrift;Ruiz;-100,00;${reference}`)).toMatchObject({
    booked: 0,
    waiting: 1,
    outCount: 0,
  })
  const asked = (await transfers()).find(({ kind }) => kind === 'taken_back')
  expect(asked).toMatchObject({
    kind: 'taken_back',
    because: 'taken_back',
    proposal: [{ billId, amount: 10_000 }],
  })
  await send(`PUT /bank-transfers/${asked?.id}`, { parts: asked?.proposal })
  expect(await write(`GET /collections/${id}/bills/${billId}`)).toMatchObject({
    outstanding: 10_000,
  })
  await send(`PUT /bank-transfers/${asked?.id}`, { parts: null })
  expect(await write(`GET /collections/${id}/bills/${billId}`)).toMatchObject({ outstanding: 0 })
  await send(`PUT /bank-transfers/${asked?.id}`, { parts: [] })
})

test('two transfers for one bill book as much as it can take', async () => {
  const { bill } = await open()
  const { reference } = await bill('Pau')
  const line = (day: number) => `${day}.02.2026;Ruiz;70,00;${reference}`
  expect(await bring([line(1), line(2)])).toMatchObject({ booked: 1, waiting: 1 })
})

test('a transfer repeated in another format is asked about, not booked again', async () => {
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

test("a file that isn't from a bank is refused", async () => {
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
