import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aTeam } from '#server/teams/testing/people.ts'

import { receiptDocument } from '../../queries/receipts.ts'
import { aBill, aCollection } from '../../testing/bills.ts'
import { bookEntry } from '../book-entry.ts'
import { writeReceipt } from './write.ts'

const { database, clock } = await testPlatform()
const collection = await aCollection(database, await aTeam(database, { name: 'ФК Олимп' }))

async function aPaidBill() {
  const bill = await aBill(database, collection)
  await database.transaction().execute(async (tx) => {
    const key = { ...bill, now: clock() }
    await bookEntry(tx, key, { entry: { kind: 'charged', amount: 10_000 } })
    await bookEntry(tx, key, { entry: { kind: 'paid', method: 'cash', amount: 4000 } })
  })
  return bill
}

test('the same receipt gives the same file, in each language another one', async () => {
  const bill = await aPaidBill()
  const files = await Promise.all(
    (['en', 'en', 'fr', 'de', 'es'] as const).map((language) =>
      writeReceipt(database, { ...bill, language, isSandbox: true, now: clock() }),
    ),
  )
  const prints = files.map(({ bytes }) => Buffer.from(bytes).toString('base64'))
  expect(prints[0]).toBe(prints[1])
  expect(new Set(prints).size).toBe(4)
  for (const { bytes, fileName } of files) {
    expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-')
    expect(fileName).toMatch(/^[a-z]+-\d+\.pdf$/)
    const fonts = Buffer.from(bytes)
      .toString('latin1')
      .match(/(?<=\/FontName \/\w+\+)[\w-]+/g)
    expect(new Set(fonts)).toEqual(new Set(['NotoSans-Bold', 'NotoSans-Regular']))
  }
})

test('cash is proven in a sandbox too; a card that was only played is not', async () => {
  const bill = await aPaidBill()
  const print = async (isSandbox: boolean) =>
    Buffer.from(
      (await writeReceipt(database, { ...bill, language: 'en', isSandbox, now: clock() })).bytes,
    )
  expect(await print(true)).toEqual(await print(false))
  await database
    .transaction()
    .execute((tx) =>
      bookEntry(
        tx,
        { ...bill, now: clock() },
        { entry: { kind: 'paid', method: 'card', amount: 1000 } },
      ),
    )
  const played = await print(true)
  await database.deleteFrom('receipt_documents').execute()
  expect(played).not.toEqual(await print(false))
})

test('many lines continue on more pages, and the longest names fit', async () => {
  const bill = await aPaidBill()
  await database
    .updateTable('bill_lines')
    .set({ first_name: 'Wolfeschlegelstein'.repeat(5), last_name: 'Łódź '.repeat(20) })
    .where('bill_id', '=', bill.billId)
    .execute()
  await sql`insert into bill_entries (id, team_id, bill_id, kind, method, amount, booked_on, created_at)
    select gen_random_uuid(), ${bill.teamId}, ${bill.billId}, 'paid', 'cash', 1, '2026-03-14', now()
    from generate_series(1, 70)`.execute(database)
  const { bytes } = await writeReceipt(database, {
    ...bill,
    language: 'de',
    isSandbox: false,
    now: clock(),
  })
  const pages =
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Type \/Page\b/g) ?? []
  expect(pages.length).toBeGreaterThan(1)
})

/** Receipts issued for the team's bills, by number. */
async function issued(billIds: readonly string[]) {
  return database
    .selectFrom('receipts as receipt')
    .innerJoin('bill_entries as entry', 'entry.id', 'receipt.entry_id')
    .select(['receipt.number', 'entry.bill_id', 'receipt.issued_at'])
    .where('entry.bill_id', 'in', [...billIds])
    .orderBy('receipt.number')
    .execute()
}

test('receipts are numbered without gaps, and one requested again is the same', async () => {
  const other = await aCollection(database, await aTeam(database))
  const first = await aBill(database, other)
  const second = await aBill(database, other)
  const bills = [first, second]
  const ask = (bill: typeof first, now = clock()) =>
    writeReceipt(database, { ...bill, language: 'en', isSandbox: false, now })
  const pay = (bill: typeof first, amount: number) =>
    database
      .transaction()
      .execute((tx) =>
        bookEntry(
          tx,
          { ...bill, now: clock() },
          { entry: { kind: 'paid', method: 'cash', amount } },
        ),
      )
  for (const bill of bills)
    await database
      .transaction()
      .execute((tx) =>
        bookEntry(tx, { ...bill, now: clock() }, { entry: { kind: 'charged', amount: 9000 } }),
      )
  await ask(first)
  expect(await issued(bills.map(({ billId }) => billId))).toEqual([])

  await pay(first, 4000)
  await pay(second, 9000)
  const tomorrow = new Date(clock().getTime() + 24 * 3_600_000)
  const once = await ask(first)
  expect((await ask(first, tomorrow)).bytes).toEqual(once.bytes)
  await Promise.all([ask(second), ask(second), ask(second)])
  await pay(first, 5000)
  await ask(first, tomorrow)
  expect(await issued(bills.map(({ billId }) => billId))).toEqual([
    { number: 1, bill_id: first.billId, issued_at: clock() },
    { number: 2, bill_id: second.billId, issued_at: clock() },
    { number: 3, bill_id: first.billId, issued_at: tomorrow },
  ])
})

test('an issued receipt never changes; the next one has the current facts', async () => {
  const bill = await aPaidBill()
  const print = async (isSandbox = false) =>
    (await writeReceipt(database, { ...bill, language: 'en', isSandbox, now: clock() })).bytes
  const first = await print()
  const of = { team_id: bill.teamId }
  await database
    .updateTable('teams')
    .set({ name: 'Renamed' })
    .where('id', '=', of.team_id)
    .execute()
  await database
    .updateTable('teams')
    .set({ time_zone: 'Asia/Tokyo' })
    .where('id', '=', of.team_id)
    .execute()
  await database
    .updateTable('collections')
    .set({ name: 'Another' })
    .where('team_id', '=', of.team_id)
    .execute()
  await database
    .updateTable('collection_fees')
    .set({ name: 'Other fee' })
    .where('team_id', '=', of.team_id)
    .execute()
  await database
    .updateTable('bills')
    .set({ first_name: 'Ana' })
    .where('id', '=', bill.billId)
    .execute()
  await database
    .updateTable('bill_lines')
    .set({ first_name: 'Noa' })
    .where('bill_id', '=', bill.billId)
    .execute()
  expect(await print()).toEqual(first)

  const entry = { kind: 'paid', method: 'card', amount: 1000 } as const
  await database.transaction().execute((tx) => bookEntry(tx, { ...bill, now: clock() }, { entry }))
  const played = await print(true)
  expect(played).not.toEqual(first)
  expect(await print(false)).toEqual(played)
  const { document } = await database
    .selectFrom('receipt_documents as paper')
    .innerJoin('bill_entries as entry', 'entry.id', 'paper.entry_id')
    .select('paper.document')
    .where('entry.bill_id', '=', bill.billId)
    .where('entry.method', '=', 'card')
    .executeTakeFirstOrThrow()
  expect(receiptDocument.parse(document)).toMatchObject({
    team: 'Renamed',
    collection: 'Another',
    payer: { firstName: 'Ana' },
    lines: [{ firstName: 'Noa', fee: 'Other fee' }],
    paid: 5000,
    outstanding: 5000,
    isPlayed: true,
  })
})
