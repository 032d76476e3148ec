import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testDatabase } from '../testing/database.ts'
import type { Transaction } from './database.ts'
import { plannedOnce } from './planned-once.ts'

const { database } = await testDatabase()

async function add(tx: Transaction, first: number, second: number): Promise<number | undefined> {
  const sum = sql<{ sum: number }>`select ${first}::int8 + ${second}::int8 as sum`
  return (await plannedOnce('test.sum', sum).execute(tx)).rows[0]?.sum
}

test('a connection plans it once, and asks with other values', async () => {
  await database.transaction().execute(async (tx) => {
    expect([await add(tx, 1, 2), await add(tx, 20, 22)]).toEqual([3, 42])
    const { rows } = await sql<{ uses: number }>`
      select generic_plans + custom_plans as uses from pg_prepared_statements
      where name = 'test.sum'`.execute(tx)
    expect(rows).toEqual([{ uses: 2 }])
  })
})

test('other words under a name that is taken are refused, not answered with the old ones', async () => {
  const asking = database.transaction().execute(async (tx) => {
    await add(tx, 1, 2)
    await plannedOnce('test.sum', sql`select 'something else'`).execute(tx)
  })
  await expect(asking).rejects.toThrow(/unique/)
})
