import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'

import { expectedFailure } from '../errors.ts'
import { testDatabase } from '../testing/database.ts'
import { openDatabase, type Queryable } from './database.ts'
import { StatementNames } from './statement-names.ts'

const { database } = await testDatabase()
const other = openDatabase({ ...inject('connection') }, 1)
afterAll(() => other.close())

async function preparedUses(db: Queryable): Promise<readonly number[]> {
  const { rows } = await sql<{ uses: number }>`
    select (generic_plans + custom_plans)::int as uses from pg_prepared_statements
    where statement like '%sum_of_two%'`.execute(db)
  return rows.map(({ uses }) => uses)
}

test('prepares a frequent statement and keeps it', async () => {
  await database.transaction().execute(async (tx) => {
    const sums: (number | undefined)[] = []
    for (let n = 1; n <= 22; n += 1) {
      const sum = sql<{ sum_of_two: number }>`select ${n}::int8 + ${1}::int8 as sum_of_two`
      sums.push((await sum.execute(tx)).rows[0]?.sum_of_two)
    }
    expect(sums.slice(-3)).toEqual([21, 22, 23])
    expect(await preparedUses(tx)).toEqual([3])
  })
})

test("names depend on the statement's text and are limited", () => {
  const names = new StatementNames()
  const often = (text: string) => Array.from({ length: 20 }, () => names.of(text)).at(-1)
  const first = often('select 1')
  expect(first).toMatch(/^[\w-]{24}$/)
  expect(names.of('select 1')).toBe(first)
  const given = Array.from({ length: 1000 }, (_, n) => often(`select ${n + 2}`))
  expect(new Set(given.filter((name) => name !== undefined)).size).toBe(99)
  expect(names.of('select 1')).toBe(first)
})

test('a migration that changes the columns of a prepared statement fails at most one transaction', async () => {
  const { database: db } = other
  const read = (tx: Queryable = db) => sql`select * from changing where n > ${0}`.execute(tx)
  await sql`drop table if exists changing`.execute(db)
  await sql`create table changing (n integer)`.execute(db)
  await sql`insert into changing values (1)`.execute(db)
  for (let n = 0; n < 22; n += 1) await read()
  await sql`alter table changing add column m integer default 2`.execute(db)
  expect((await read()).rows).toEqual([{ n: 1, m: 2 }])

  await sql`alter table changing add column l integer default 3`.execute(db)
  const first = () => db.transaction().execute(read)
  expect((await first()).rows).toEqual([{ n: 1, m: 2, l: 3 }])

  await sql`alter table changing add column k integer default 4`.execute(db)
  const later = () =>
    db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      return read(tx)
    })
  const failure: unknown = await later().catch((error: unknown) => error)
  expect(expectedFailure(failure)).toMatchObject({ code: 'unavailable' })
  expect((await later()).rows).toEqual([{ n: 1, m: 2, l: 3, k: 4 }])
  await sql`drop table changing`.execute(db)
})
