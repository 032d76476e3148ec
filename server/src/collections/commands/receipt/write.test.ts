import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aTeam } from '#server/teams/testing/people.ts'
import { aBill, aCollection } from '../../testing/bills.ts'
import { keepEntry } from '../keep-entry.ts'
import { writeReceipt } from './write.ts'

const { database, clock } = await testPlatform()
const collection = await aCollection(database, await aTeam(database, { name: 'ФК Олимп' }))

async function aPaidBill() {
  const bill = await aBill(database, collection)
  await database.transaction().execute(async (tx) => {
    const key = { ...bill, now: clock() }
    await keepEntry(tx, key, { entry: { kind: 'charged', amount: 10_000 } })
    await keepEntry(tx, key, { entry: { kind: 'paid', method: 'cash', amount: 4000 } })
  })
  return bill
}

test('the same receipt is the same file, in each language another one', async () => {
  const bill = await aPaidBill()
  const files = await Promise.all(
    (['en', 'en', 'fr', 'de', 'es'] as const).map((language) =>
      writeReceipt(database, { ...bill, language, isSandbox: true }),
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
    Buffer.from((await writeReceipt(database, { ...bill, language: 'en', isSandbox })).bytes)
  expect(await print(true)).toEqual(await print(false))
  await database
    .transaction()
    .execute((tx) =>
      keepEntry(
        tx,
        { ...bill, now: clock() },
        { entry: { kind: 'paid', method: 'card', amount: 1000 } },
      ),
    )
  expect(await print(true)).not.toEqual(await print(false))
})

test('many lines need more pages, and names as long as they may be fit', async () => {
  const bill = await aPaidBill()
  await database
    .updateTable('bill_lines')
    .set({ first_name: 'Wolfeschlegelstein'.repeat(5), last_name: 'Łódź '.repeat(20) })
    .where('bill_id', '=', bill.billId)
    .execute()
  await sql`insert into bill_entries (id, team_id, bill_id, kind, method, amount, on_day, made_at)
    select gen_random_uuid(), ${bill.teamId}, ${bill.billId}, 'paid', 'cash', 1, '2026-03-14', now()
    from generate_series(1, 70)`.execute(database)
  const { bytes } = await writeReceipt(database, { ...bill, language: 'de', isSandbox: false })
  const pages =
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Type \/Page\b/g) ?? []
  expect(pages.length).toBeGreaterThan(1)
})
