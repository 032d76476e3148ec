import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

import { AppError } from '../errors.ts'
import { openPair } from '../testing/standby.ts'
import { openDatabase, type Database } from './database.ts'
import { openStandby } from './standby.ts'

const { primary, standby, pause, resume } = await openPair()
const main = openDatabase(primary.connection, 4)
const address = new URL('postgresql://touchline@localhost/touchline')
address.searchParams.set('host', standby.connection.host ?? '')
const second = openStandby(address.href, main.database, 60_000)
const strict = openStandby(address.href, main.database, 0)
await sql`create table written (word text)`.execute(main.database)
afterAll(() => Promise.all([second.close(), strict.close(), main.close()]))

async function isStandby(database: Database): Promise<boolean | undefined> {
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(database)
  return rows[0]?.is
}

async function write(word: string): Promise<void> {
  await sql`insert into written values (${word})`.execute(main.database)
}

async function countOf(database: Database, word: string): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from written where word = ${word}`.execute(database)
  return rows[0]?.count
}

test('the standby answers once it has caught up', async () => {
  await expect.poll(() => second.read(isStandby)).toBe(true)
  await expect.poll(() => strict.readRecent(isStandby)).toBe(true)
})

test('a read sees every acknowledged write, on either server', async () => {
  for (let n = 1; n <= 50; n += 1) {
    await write(`own ${n}`)
    expect(await second.read((database) => countOf(database, `own ${n}`))).toBe(1)
  }
})

test('a standby that lags leaves reads to the primary, beyond the permitted delay', async () => {
  await expect.poll(() => second.readRecent(isStandby)).toBe(true)
  await pause()
  await write('while paused')
  expect(await second.read(isStandby)).toBe(false)
  expect(await strict.readRecent(isStandby)).toBe(false)
  expect(await second.readRecent(isStandby)).toBe(true)
  await resume()
  await expect.poll(() => second.read(isStandby)).toBe(true)
})

test('the primary repeats what the standby refuses, but not an expected failure', async () => {
  await second.read(async (database) => {
    await sql`insert into written values ('refused')`.execute(database)
  })
  expect(await countOf(main.database, 'refused')).toBe(1)
  const refused = second.read(() => Promise.reject(new AppError('not_found')))
  await expect(refused).rejects.toThrow(AppError)
})

test("does without an unreachable standby, and doesn't wait for it again", async () => {
  await standby.stop()
  expect(await second.read(isStandby)).toBe(false)
  const began = performance.now()
  expect(await strict.read(isStandby)).toBe(false)
  expect(await strict.read(isStandby)).toBe(false)
  expect(performance.now() - began).toBeLessThan(1000)
})
