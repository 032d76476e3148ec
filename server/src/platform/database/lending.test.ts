import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'

import { openProxy } from '#server/platform/testing/proxy.ts'

import { openDatabase } from './database.ts'

const proxy = await openProxy({ ...inject('connection') })
const { database } = openDatabase(proxy.connection, 1)
const { database: direct } = openDatabase(inject('connection'), 1)
afterAll(async () => {
  await Promise.all([database, direct].map((one) => one.destroy()))
  await proxy.close()
})

const one = async () => (await sql<{ one: number }>`select 1 as one`.execute(database)).rows[0]?.one

test.each(['reset', 'end'] as const)(
  'hides a connection that broke in the pool (%s) from its next user',
  async (how) => {
    for (let round = 0; round < 10; round += 1) {
      expect(await one()).toBe(1)
      proxy.cut(how)
      expect(await one()).toBe(1)
      proxy.cut(how)
      const inside = database.transaction().execute((tx) => sql`select 1 as one`.execute(tx))
      expect((await inside).rows).toEqual([{ one: 1 }])
    }
  },
)

test("doesn't repeat a statement that may have changed something", async () => {
  await sql`create table if not exists asked_once (n integer)`.execute(direct)
  const written = async () => (await sql`select n from asked_once`.execute(direct)).rows.length
  await one()
  proxy.set('deaf')
  const asked = Promise.allSettled([sql`insert into asked_once values (1)`.execute(database)])
  await expect.poll(written).toBe(1)
  proxy.set('ok')
  proxy.cut('reset')
  const [outcome] = await asked
  expect(outcome.status).toBe('rejected')
  expect(await one()).toBe(1)
  expect(await written()).toBe(1)
  await sql`drop table asked_once`.execute(direct)
})

test('a transaction that breaks halfway fails, and the next one works', async () => {
  const broken = database.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx)
    proxy.cut('reset')
    await sql`select 1`.execute(tx)
  })
  await expect(broken).rejects.toThrow(/terminated|ECONNRESET/)
  expect(await one()).toBe(1)
})

test('fails at once without a database', async () => {
  await one()
  proxy.set('refuse')
  proxy.cut('reset')
  await expect(one()).rejects.toThrow(/terminated|ECONNRESET/)
  proxy.set('ok')
  expect(await one()).toBe(1)
})

test('sends the begin with the first statement, and nothing for an empty transaction', async () => {
  await database.transaction().execute(async () => undefined)
  const own = await database.transaction().execute(async (tx) => {
    const id = () => sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(tx)
    return [(await id()).rows[0]?.id, (await id()).rows[0]?.id]
  })
  expect(own[0]).toBe(own[1])
  const failed = database.transaction().execute(async () => {
    throw new Error('refused early')
  })
  await expect(failed).rejects.toThrow('refused early')
  expect(await one()).toBe(1)
})
