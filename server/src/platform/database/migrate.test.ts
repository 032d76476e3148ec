import { createHash } from 'node:crypto'

import pg from 'pg'
import { expect, test } from 'vitest'

import { testDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'
import { checksumOfAll, MigrationError, readMigrations, type Migration } from './migrations.ts'

const { connection, pool } = await testDatabase()
const known = readMigrations()

function migration(name: string, sql: string): Migration {
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}

async function isThere(table: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from pg_tables where tablename = $1', [table])
  return rowCount === 1
}

test("doesn't apply a file twice", async () => {
  expect(await migrate(connection)).toEqual([])
})

test('two processes at once apply a new file once', async () => {
  const grown = [...known, migration('9001_boats.sql', 'create table boats ()')]

  const applied = await Promise.all([migrate(connection, grown), migrate(connection, grown)])
  expect(applied.flat()).toEqual(['9001_boats.sql'])
})

test('a failing file is named and changes nothing', async () => {
  const boats = migration('9001_boats.sql', 'create table boats ()')
  const broken = migration('9002_oars.sql', 'create table oars (); select nonsense')

  const attempt = migrate(connection, [...known, boats, broken])
  await expect(attempt).rejects.toThrow(/9002_oars\.sql failed and changed nothing: .*nonsense/)
  expect(await isThere('oars')).toBe(false)
})

test('waits briefly for a lock, names the holder, and applies the file once it is free', async () => {
  const holder = new pg.Client({ ...connection, application_name: 'a long report' })
  await holder.connect()
  await holder.query('begin; lock table accounts in access share mode')
  const grown = [
    ...known,
    migration('9001_boats.sql', 'create table boats ()'),
    migration('9003_oars.sql', 'alter table accounts add column oars int'),
  ]
  const said: string[] = []
  const migrated = migrate(connection, grown, (line) => said.push(line))
  await expect.poll(() => said, { timeout: 20_000 }).not.toEqual([])

  // Other queries run during the pause.
  expect((await pool.query('select from accounts')).rowCount).toBe(0)
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid')
  expect(said[0]).toContain(
    `Migration 9003_oars.sql waits for a lock that process ${rows[0]?.pid} (application "a long report", idle in transaction, its query began`,
  )
  await holder.query('rollback')
  await holder.end()
  expect(await migrated).toEqual(['9003_oars.sql'])
})

test('refuses a file that was changed after it had been applied', async () => {
  const changed = migration('9001_boats.sql', 'create table boats (name text)')

  await expect(migrate(connection, [...known, changed])).rejects.toThrow(MigrationError)
})

test('refuses a database of a newer version', async () => {
  await expect(migrate(connection, known)).rejects.toThrow(/9001_boats\.sql.*newer version/)
})

test('the checksum of all migrations identifies the schema', () => {
  expect(checksumOfAll(known)).not.toBe(checksumOfAll(known.slice(1)))
})
